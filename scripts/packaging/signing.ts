import type { Configuration } from 'electron-builder';
import type { PackagedSystem } from './package-types.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface Signing {
  win?: Pick<NonNullable<Configuration['win']>, 'azureSignOptions' | 'signtoolOptions' | 'forceCodeSigning'>;
  mac?: Pick<NonNullable<Configuration['mac']>, 'notarize' | 'forceCodeSigning'>;
  /** A line for the build's output. */
  said: string;
}

const azure = {
  endpoint: 'DIWAN_AZURE_SIGN_ENDPOINT',
  codeSigningAccountName: 'DIWAN_AZURE_SIGN_ACCOUNT',
  certificateProfileName: 'DIWAN_AZURE_SIGN_PROFILE',
  publisherName: 'DIWAN_AZURE_SIGN_PUBLISHER',
} as const;
const notarization = ['APPLE_API_KEY', 'APPLE_API_KEY_ID', 'APPLE_API_ISSUER'];

/** Throws if some of the variables are missing, because the package would be unsigned without a notice. */
function demand(names: readonly string[], environment: Environment): void {
  const missing = names.filter((name) => !environment[name]);
  if (missing.length > 0) throw new Error(`Signing needs ${missing.join(', ')} too.`);
}

function signWindows(environment: Environment): Signing {
  if (Object.values(azure).some((name) => environment[name])) {
    demand(Object.values(azure), environment);
    const azureSignOptions = {
      endpoint: environment[azure.endpoint] ?? '',
      codeSigningAccountName: environment[azure.codeSigningAccountName] ?? '',
      certificateProfileName: environment[azure.certificateProfileName] ?? '',
      publisherName: environment[azure.publisherName] ?? '',
    };
    return { win: { forceCodeSigning: true, azureSignOptions }, said: 'Signed by Azure, or the build fails.' };
  }
  if (environment.WIN_CSC_LINK || environment.CSC_LINK) {
    // The older digest isn't accepted by any Windows that Electron supports.
    const signtoolOptions = { signingHashAlgorithms: ['sha256' as const] };
    return {
      win: { forceCodeSigning: true, signtoolOptions },
      said: 'Signed by the certificate of WIN_CSC_LINK or CSC_LINK, or the build fails.',
    };
  }
  return { win: { forceCodeSigning: false }, said: 'UNSIGNED: the environment holds no certificate for Windows.' };
}

function signMac(environment: Environment): Signing {
  if (environment.CSC_LINK || environment.CSC_NAME) {
    demand(notarization, environment);
    return { mac: { forceCodeSigning: true, notarize: true }, said: 'Signed and notarized, or the build fails.' };
  }
  return { mac: { forceCodeSigning: false, notarize: false }, said: 'UNSIGNED: the environment holds no certificate for macOS.' };
}

/** Returns how packages are signed. The settings come only from the environment, never from a file of the project. */
export function readSigning(system: PackagedSystem, environment: Environment): Signing {
  if (system === 'win') return signWindows(environment);
  if (system === 'mac') return signMac(environment);
  return { said: 'UNSIGNED: packages for Linux are trusted by the repository that serves them.' };
}
