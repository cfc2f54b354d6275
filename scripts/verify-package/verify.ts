import { checkDescription, checkForeignFiles, checkLeftovers, checkPagePolicy, checkPaths, checkSize } from './check-contents.ts';
import { checkLicences, checkPolicyFiles, checkUpdates } from './check-papers.ts';
import { checkFuses, checkIntegrity, checkKeychainModule, checkLauncher } from './check-program.ts';
import { checkSignatures, type Run, runProgram } from './check-signatures.ts';
import { openPackedApp, type PackedApp } from './packed-app.ts';

export interface Finding {
  /** What was looked at. */
  check: string;
  problems: string[];
  said?: string;
}

export interface VerifyOptions {
  /** What is not signed is a problem; otherwise it is said. */
  isSigned?: boolean;
  run?: Run;
  system?: NodeJS.Platform;
}

type Check = (app: PackedApp) => Promise<string[]>;

const checks: [string, Check][] = [
  ['fuses', checkFuses],
  ['integrity of the archive', checkIntegrity],
  ['module of the keychain', checkKeychainModule],
  ['launcher', checkLauncher],
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

/** Looks at what a package lays out on a machine, whichever system it is for. Rejects when the folder holds no packed app. */
export async function verifyPackage(folder: string, options: VerifyOptions = {}): Promise<Finding[]> {
  const { isSigned = false, run = runProgram, system = process.platform } = options;
  const app = await openPackedApp(folder);
  const looked = await Promise.all(checks.map(([name, check]) => ask(name, async () => ({ problems: await check(app) }))));
  const updates = await ask('updates', async () => ({ problems: await checkUpdates(app, isSigned) }));
  const signatures = await ask('signatures', async () => {
    const { problems, said } = await checkSignatures(app, run, system);
    return isSigned ? { problems, said } : { problems: [], said: problems.length > 0 ? `UNSIGNED: ${said}` : said };
  });
  return [...looked, updates, signatures];
}

/** One line for each check, its problems below it. */
export const toReport = (findings: Finding[]): string =>
  findings
    .flatMap(({ check, problems, said }) => [
      `${problems.length === 0 ? '✓' : '✗'} ${check}${said ? ` (${said})` : ''}`,
      ...problems.map((problem) => `    ${problem}`),
    ])
    .join('\n');
