import { extname } from 'node:path';
import { readProfileText } from '@main/server/connection/read-profile';
import { type ReportFormat, toReportFile, toReportTable } from '@main/support/server-check/report-files';
import { readTextFile } from '@main/system/files/read-text-file';
import { replaceFile } from '@main/system/files/replace-file';
import type { AccountVariable } from '@main/system/ports/config';
import { FailureError } from '@shared/contract/result';
import type { Language } from '@shared/domain/language';
import { maxProfileBytes, type ServerProfile } from '@shared/domain/server/server-profile';
import { countResults, type ServerCheckReport } from '@shared/domain/server-check';
import { toProblemText } from '@shared/i18n/profile-words';
import { translator } from '@shared/i18n/translate';
import type { CommandLine } from './command-line';
import type { MainProcess } from './compose';
import type { SecondInstanceData } from './first-instance';
import { plainStart } from './first-instance';
import { exitCodes } from './help';

/** The part of a `Program` that the check needs. */
interface CheckingProgram {
  readonly language: Language;
  variable(name: AccountVariable): string | undefined;
  readLine(): Promise<string | null>;
  print(text: string): Promise<void>;
  complain(text: string): Promise<void>;
  takeOwnData(): void;
  removeOwnData(): void;
  takeLock(handOver: SecondInstanceData): boolean;
  build(): Promise<Pick<MainProcess, 'checkServer' | 'stop'>>;
}

/** Reads the account from the command line or the environment; the password never from the command line, which others can read. */
async function readAccount(program: CheckingProgram, given: string | null): Promise<{ email: string; password: string } | null> {
  const email = given ?? program.variable('DIWAN_EMAIL') ?? null;
  if (email === null) {
    await program.complain('--check-server needs an account: --email, or the variable DIWAN_EMAIL.\n');
    return null;
  }
  const password = program.variable('DIWAN_PASSWORD') ?? (await program.readLine());
  if (password) return { email, password };
  await program.complain('--check-server needs the password: use the variable DIWAN_PASSWORD or the first line of the input.\n');
  return null;
}

/** Reports a profile that can't be used in the user's language, as the connection screen does, and resolves to undefined. */
async function readProfile(program: CheckingProgram, path: string): Promise<ServerProfile | undefined> {
  const t = translator(program.language);
  try {
    const read = readProfileText(await readTextFile(path, maxProfileBytes));
    if (read.ok) return read.profile;
    await program.complain(
      `${t('serverProfile.refused', { file: path })}\n${read.problems.map((one) => `  ${toProblemText(one, t)}\n`).join('')}`,
    );
  } catch (error) {
    await program.complain(`${error instanceof FailureError ? toWords(error, t) : path}\n`);
  }
  return undefined;
}

function toFormat(file: string): ReportFormat | null {
  const extension = extname(file).toLowerCase();
  if (extension === '.json') return 'json';
  return extension === '.html' || extension === '.htm' ? 'html' : null;
}

/** Whether the server didn't respond; a call that no list had a row for isn't the server's fault. */
const isUnanswered = ({ result, reason, failure }: ServerCheckReport['calls'][number]): boolean =>
  (result === 'notAsked' && reason !== 'noRow') || failure === 'timeout';

/** Returns the exit code; only a complete check can be as expected, or differ. */
function toExitCode({ calls, prefix }: ServerCheckReport): number {
  if (calls.some(isUnanswered)) return exitCodes.failed;
  const { differs, refused, notThere } = countResults(calls);
  return prefix === null && differs + refused + notThere === 0 ? exitCodes.done : exitCodes.differs;
}

/** Signs in, runs the check, and prints a table. Uses its own data folder, so that a running Diwan isn't affected. */
export async function checkServer(program: CheckingProgram, { check }: CommandLine): Promise<number> {
  if (check === null) {
    await program.complain('--check-server needs the address of the server.\n');
    return exitCodes.badCommandLine;
  }
  const format = check.out === null ? null : toFormat(check.out);
  if (check.out !== null && format === null) {
    await program.complain('--out needs a file name that ends in .html or .json.\n');
    return exitCodes.badCommandLine;
  }
  const profile = check.profile === null ? null : await readProfile(program, check.profile);
  if (profile === undefined) return exitCodes.badCommandLine;
  const account = await readAccount(program, check.email);
  if (!account) return exitCodes.badCommandLine;
  program.takeOwnData();
  program.takeLock({ ...plainStart, isHidden: true });
  const main = await program.build();
  try {
    const report = await main.checkServer({ apiRoot: check.apiRoot, profile, ...account });
    await program.print(toReportTable(report, program.language));
    if (check.out !== null && format !== null) {
      await replaceFile(check.out, toReportFile(report, format, program.language), { isShared: true });
      await program.print(`Saved: ${check.out}\n`);
    }
    return toExitCode(report);
  } catch (error) {
    const t = translator(program.language);
    await program.complain(`${error instanceof FailureError ? toWords(error, t) : error instanceof Error ? error.message : 'unknown'}\n`);
    return exitCodes.failed;
  } finally {
    await main.stop();
    program.removeOwnData();
  }
}

function toWords({ failure }: FailureError, t: ReturnType<typeof translator>): string {
  const words = t(`failures.${failure.code}`);
  return failure.message && failure.message !== words ? `${words} (${failure.message})` : words;
}
