import { type Authority, type Run, runProgram } from './authenticode.ts';
import { checkDescription, checkForeignFiles, checkLeftovers, checkPagePolicy, checkPaths, checkSize } from './check-contents.ts';
import { checkLibraries } from './check-libraries.ts';
import { checkLicences, checkPolicyFiles, checkUpdates } from './check-papers.ts';
import { checkFuses, checkIntegrity, checkKeychainModule, checkLauncher } from './check-program.ts';
import { checkSignatures, type SignatureOutcome } from './check-signatures.ts';
import { openPackedApp, type PackedApp } from './packed-app.ts';
import { isInstaller, verifyInstaller } from './verify-installer.ts';

export interface Finding {
  /** What was looked at. */
  check: string;
  problems: string[];
  said?: string;
}

export interface VerifyOptions {
  /** What is not signed is a problem; otherwise it is said. */
  isSigned?: boolean;
  /** The name on the certificate; without one it is what the package says of the next version, or at least one for all. */
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

/** A check that cannot look has found something: a file that it needs is missing or is not what it should be. */
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

/** Looks at what a package lays out on a machine, whichever system it is for, or at an installer itself. Rejects when it is neither. */
export async function verifyPackage(path: string, options: VerifyOptions = {}): Promise<Finding[]> {
  const { isSigned = false, publisher = null, trust = null, run = runProgram, system = process.platform } = options;
  const authority = { run, system, trust };
  if (!isInstaller(path)) return verifyFolder(path, options, authority);
  return [await ask('signature', async () => judge(await verifyInstaller(path, publisher, authority), isSigned))];
}

/** One line for each check, its problems below it. */
export const toReport = (findings: Finding[]): string =>
  findings
    .flatMap(({ check, problems, said }) => [
      `${problems.length === 0 ? '✓' : '✗'} ${check}${said ? ` (${said})` : ''}`,
      ...problems.map((problem) => `    ${problem}`),
    ])
    .join('\n');
