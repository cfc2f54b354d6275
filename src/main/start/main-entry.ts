import { randomUUID } from 'node:crypto';
import type { AccountVariable } from '@main/system/ports/config';
import { idleLimitMs } from '@main/windows/wait-until-idle';
import type { Language } from '@shared/domain/language';
import type { CommandLine } from './command-line';
import type { MainProcess } from './compose';
import { plainStart, type SecondInstanceData, toSecondInstanceData } from './first-instance';
import { exitCodes, helpTexts } from './help';
import { forgottenVariables } from './refused-switches';

/** The program as a process of the system, before any service is created. */
export interface Program {
  readonly version: string;
  readonly isPackaged: boolean;
  /** Language of the system. */
  readonly language: Language;
  readonly pid: number;
  /** Switches from the command line that a packaged Diwan refuses; read before the app appends its own. */
  readonly refusedSwitches: readonly string[];
  /** Resolves when the text is written: an exit right after a write would lose it. */
  print(text: string): Promise<void>;
  complain(text: string): Promise<void>;
  /** Returns a variable of the environment. */
  variable(name: AccountVariable): string | undefined;
  /** Resolves to the first line that is piped in; null without a pipe. */
  readLine(): Promise<string | null>;
  /** Removes variables from this process's environment before Chromium reads it. */
  forget(variables: readonly string[]): void;
  /** Shows the refused switches in a dialog and on the console. */
  refuse(switches: readonly string[]): Promise<void>;
  exit(code: number): void;
  /** Resolves to true once no process has this ID; false if there still is one after some seconds. */
  hasEnded(pid: number): Promise<boolean>;
  dataFolder(): string;
  /** Uses a temporary data folder for this run; call before `takeLock`. */
  takeOwnData(): void;
  /** Removes the temporary folder when the program ends. */
  removeOwnData(): void;
  /** Returns false if another program uses the data folder; it receives `handOver` then. Nothing may have been written before. */
  takeLock(handOver: SecondInstanceData): boolean;
  /** Called with the data of later starts. */
  onSecondStart(listener: (data: unknown) => void): void;
  /** Removes the program's start entry. Throws if the system refuses. */
  removeStartEntry(): Promise<void>;
  /** Renames the settings file. Resolves to its new path, or to null if there was none. */
  resetSettings(): Promise<string | null>;
  /** Resolves when Electron is ready; then all services are created, but not started. */
  build(): Promise<MainProcess>;
}

/** Loads the code for the running program's results on demand, because few starts need it. */
const answers = () => import('./second-instance-answers');

async function testSmoke(program: Program): Promise<number> {
  program.takeOwnData();
  program.takeLock({ ...plainStart, isHidden: true });
  const report = await program.build().then(
    async (main) => {
      const found = await main.testSmoke();
      await main.stop();
      return found;
    },
    (error: unknown) => ({ isOk: false, error: error instanceof Error ? error.message : 'unknown' }),
  );
  program.removeOwnData();
  await program.print(`${JSON.stringify(report)}\n`);
  return report.isOk ? exitCodes.done : exitCodes.failed;
}

async function resetSettings(program: Program): Promise<number> {
  const kept = await program.resetSettings();
  // After a reset, no setting shows that the start entry exists, so remove it too.
  await program.removeStartEntry();
  await program.print(kept === null ? 'There are no settings to reset.\n' : `Settings reset. The old settings: ${kept}\n`);
  return exitCodes.done;
}

const busyText = 'Diwan is printing or has an unsaved form, so it keeps running.\n';
const endedText = 'Diwan has ended.\n';
/** Time for writing the result itself, in ms. */
const answerMs = 30_000;

async function reportQuit(program: Program, answer: string, isWhenIdle: boolean): Promise<number> {
  const { takeAnswer } = await answers();
  const given = await takeAnswer(program.dataFolder(), answer, (isWhenIdle ? idleLimitMs : 0) + answerMs);
  const hasEnded = given?.endingPid !== undefined && (await program.hasEnded(given.endingPid));
  if (hasEnded) await program.print(endedText);
  else await program.complain(given && !given.isDone ? given.text : "Diwan is running and didn't quit.\n");
  return hasEnded ? exitCodes.done : exitCodes.running;
}

async function reportRunning(program: Program, answer: string, { command, isWhenIdle }: CommandLine): Promise<number> {
  if (command === 'quit') return reportQuit(program, answer, isWhenIdle);
  if (command === 'resetSettings') {
    await program.complain('Diwan is running. Quit it, then reset its settings.\n');
    return exitCodes.running;
  }
  if (command !== 'exportDiagnostics') return exitCodes.done;
  const { takeAnswer } = await answers();
  const given = await takeAnswer(program.dataFolder(), answer);
  if (given?.isDone) await program.print(given.text);
  else await program.complain(given?.text ?? "Diwan is running but doesn't respond.\n");
  return given === null ? exitCodes.running : given.isDone ? exitCodes.done : exitCodes.failed;
}

const noFileText = '--export-diagnostics needs a file name.\n';
const toDoneText = (file: string): string => `Saved: ${file}\n`;
const toFailedText = (error: unknown): string => `Can't save the report: ${error instanceof Error ? error.message : 'unknown'}\n`;

async function exportAlone(program: Program, main: MainProcess, file: string): Promise<number> {
  try {
    await main.exportDiagnostics(file);
    await program.print(toDoneText(file));
    return exitCodes.done;
  } catch (error) {
    await program.complain(toFailedText(error));
    return exitCodes.failed;
  }
}

async function exportForOther(
  main: MainProcess,
  userData: string,
  { file, answer }: NonNullable<SecondInstanceData['exportTo']>,
): Promise<void> {
  const told = await main.exportDiagnostics(file).then(
    () => ({ isDone: true, text: toDoneText(file) }),
    (error: unknown) => ({ isDone: false, text: toFailedText(error) }),
  );
  const { putAnswer } = await answers();
  await putAnswer(userData, answer, told);
}

async function quitForOther(
  program: Program,
  main: MainProcess,
  { isWhenIdle, answer }: NonNullable<SecondInstanceData['quit']>,
): Promise<void> {
  const mayEnd = await main.becomesIdle(isWhenIdle ? idleLimitMs : 0);
  const { putAnswer } = await answers();
  await putAnswer(
    program.dataFolder(),
    answer,
    mayEnd ? { isDone: true, text: '', endingPid: program.pid } : { isDone: false, text: busyText },
  );
  if (mayEnd) main.quit();
}

/**
 * Runs as the instance that uses the data folder: runs the program, or writes a report and runs only if a second start follows meanwhile.
 */
async function runAsFirst(program: Program, { command, file, isHidden, order, others }: CommandLine): Promise<void> {
  const heard: unknown[] = [];
  let answerTo: ((handedOver: unknown) => void) | null = null;
  program.onSecondStart((data) => (answerTo ? answerTo(data) : heard.push(data)));
  const main = await program.build();
  const { readSecondInstanceData } = await import('./second-instance');
  const code = command === 'exportDiagnostics' && file !== null ? await exportAlone(program, main, file) : null;
  if (code !== null && heard.length === 0) {
    await main.stop();
    program.exit(code);
    return;
  }
  answerTo = (data) => {
    const { isHidden: staysHidden, exportTo, quit, order: asked } = readSecondInstanceData(data);
    if (quit) void quitForOther(program, main, quit);
    else if (exportTo) void exportForOther(main, program.dataFolder(), exportTo);
    else if (asked) main.openOrder(asked);
    else if (!staysHidden) main.show();
  };
  main.start({ isHidden: isHidden && code === null, switches: others });
  if (order) main.openOrder(order);
  for (const data of heard) answerTo(data);
}

/** Runs the command line. All steps that must precede the first written file happen before the first await. */
export async function startProgram(program: Program, line: CommandLine): Promise<void> {
  if (program.isPackaged && program.refusedSwitches.length > 0) {
    await program.refuse(program.refusedSwitches);
    return program.exit(exitCodes.badCommandLine);
  }
  if (program.isPackaged) program.forget(forgottenVariables);
  const { command } = line;
  if (command === 'exportDiagnostics' && line.file === null) {
    await program.complain(noFileText);
    return program.exit(exitCodes.badCommandLine);
  }
  if (line.isWhenIdle && command === null) {
    await program.complain('--when-idle needs --quit.\n');
    return program.exit(exitCodes.badCommandLine);
  }
  if (command === 'version' || command === 'help') {
    await program.print(command === 'version' ? `${program.version}\n` : helpTexts[program.language]);
    return program.exit(exitCodes.done);
  }
  if (command === 'smokeTest') return program.exit(await testSmoke(program));
  if (command === 'checkServer') {
    const { checkServer } = await import('./check-server');
    return program.exit(await checkServer(program, line));
  }
  const answer = randomUUID();
  if (!program.takeLock(toSecondInstanceData(line, answer))) return program.exit(await reportRunning(program, answer, line));
  if (command === 'quit') {
    await program.print("Diwan isn't running.\n");
    return program.exit(exitCodes.done);
  }
  if (command === 'resetSettings') return program.exit(await resetSettings(program));
  await runAsFirst(program, line);
}
