import { type Authority, type Run, runProgram } from './authenticode.ts';
import { checkDescription, checkForeignFiles, checkLeftovers, checkPagePolicy, checkPaths, checkSize } from './check-contents.ts';
import { checkLibraries } from './check-libraries.ts';
import { checkLicences, checkPolicyFiles, checkUpdates } from './check-papers.ts';
import { checkFuses, checkIntegrity, checkKeychainModule, checkLauncher } from './check-program.ts';
import { checkSignatures, type SignatureOutcome } from './check-signatures.ts';
import { openPackedApp, type PackedApp } from './packed-app.ts';
import { isInstaller, verifyInstaller } from './verify-installer.ts';

export interface Finding {
  /** Name of the check. */
  check: string;
  problems: string[];
  said?: string;
}

export interface VerifyOptions {
  /** If true, unsigned files are a problem; otherwise they are only listed. */
  isSigned?: boolean;
  /** The certificate's name. Without it, all files need the publisher that the package names for its updates, or else the same one. */
  publisher?: string | null;
  /** See `Authority`. */
  trust?: string | null;
  run?: Run;
  system?: NodeJS.Platform;
}

type Check = (app: PackedApp) => Promise<string[]>;

const checks: [string, Check][] = [
  ['fuses', checkFuses],
  ['integrity of the archive', checkIntegrity],
  ['module of the keychain', checkKeychainModule],
  ['launcher', checkLauncher],
  ['libraries', checkLibraries],
  ['nothing foreign', checkForeignFiles],
  ['nothing left of building', checkLeftovers],
  ['no path of the building machine', checkPaths],
  ['policy of pages', checkPagePolicy],
  ['description', checkDescription],
  ['size', checkSize],
  ['licences', checkLicences],
  ['policy templates', checkPolicyFiles],
];

/** Runs a check. A check that throws counts as a problem, because a file that it needs is missing or damaged. */
async function ask(check: string, answer: () => Promise<Omit<Finding, 'check'>>): Promise<Finding> {
  try {
    return { check, ...(await answer()) };
  } catch (error) {
    return { check, problems: [`could not be looked at: ${error instanceof Error ? error.message : error}`] };
  }
}

function judge(outcome: SignatureOutcome, isSigned: boolean): Omit<Finding, 'check'> {
  if (isSigned) return outcome;
  return { problems: [], said: outcome.problems.length > 0 ? `UNSIGNED: ${outcome.said}` : outcome.said };
}

async function verifyFolder(
  folder: string,
  { isSigned = false, publisher = null }: VerifyOptions,
  authority: Authority,
): Promise<Finding[]> {
  const app = await openPackedApp(folder);
  const looked = await Promise.all(checks.map(([name, check]) => ask(name, async () => ({ problems: await check(app) }))));
  const updates = await ask('updates', async () => ({ problems: await checkUpdates(app, isSigned) }));
  const signatures = await ask('signatures', async () => judge(await checkSignatures(app, publisher, authority), isSigned));
  return [...looked, updates, signatures];
}

/** Checks the unpacked files of a package for any system, or an installer. Rejects for other paths. */
export async function verifyPackage(path: string, options: VerifyOptions = {}): Promise<Finding[]> {
  const { isSigned = false, publisher = null, trust = null, run = runProgram, system = process.platform } = options;
  const authority = { run, system, trust };
  if (!isInstaller(path)) return verifyFolder(path, options, authority);
  return [await ask('signature', async () => judge(await verifyInstaller(path, publisher, authority), isSigned))];
}

/** Formats one line for each check, with its problems below. */
export const toReport = (findings: Finding[]): string =>
  findings
    .flatMap(({ check, problems, said }) => [
      `${problems.length === 0 ? '✓' : '✗'} ${check}${said ? ` (${said})` : ''}`,
      ...problems.map((problem) => `    ${problem}`),
    ])
    .join('\n');
