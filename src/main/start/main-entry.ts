import { randomUUID } from 'node:crypto';
import type { AccountVariable } from '@main/system/ports/config';
import { idleLimitMs } from '@main/windows/wait-until-idle';
import type { Language } from '@shared/domain/language';
import type { CommandLine } from './command-line';
import type { MainProcess } from './compose';
import { plainStart, type SecondInstanceData, toSecondInstanceData } from './first-instance';
import { exitCodes, helpTexts } from './help';
import { forgottenVariables } from './refused-switches';

/** The program as a process of the system, before anything of it is built. */
export interface Program {
  readonly version: string;
  readonly isPackaged: boolean;
  /** The system's. */
  readonly language: Language;
  readonly pid: number;
  /** Switches given from outside that a packaged Diwan refuses; read before the app appends any of its own. */
  readonly refusedSwitches: readonly string[];
  /** Resolves when the text is out: an exit right after a write would lose it. */
  print(text: string): Promise<void>;
  complain(text: string): Promise<void>;
  /** Of the environment. */
  variable(name: AccountVariable): string | undefined;
  /** The first line that is piped into it; null where nobody pipes anything. */
  readLine(): Promise<string | null>;
  /** Takes them out of this process's environment before Chromium reads it. */
  forget(variables: readonly string[]): void;
  /** In words for whoever sits there, and for the console. */
  refuse(switches: readonly string[]): Promise<void>;
  exit(code: number): void;
  /** True once no process has this number any more; false when it still has after some seconds. */
  hasEnded(pid: number): Promise<boolean>;
  dataFolder(): string;
  /** Puts this run's data into a folder of its own; only before the lock is asked for. */
  takeOwnData(): void;
  /** Removes that folder when the program ends. */
  removeOwnData(): void;
  /** False when another program holds the data folder; it is handed the data then. Nothing may have been written before. */
  takeLock(handOver: SecondInstanceData): boolean;
  /** Hears what other starts hand over from now on. */
  onSecondStart(listener: (data: unknown) => void): void;
  /** The system starts the program no longer by itself. Throws when it refuses. */
  removeStartEntry(): Promise<void>;
  /** Puts the settings aside; the answer is where the old file lies, null when there was none. */
  resetSettings(): Promise<string | null>;
  /** Resolves when Electron is ready; then everything is built and nothing has happened yet. */
  build(): Promise<MainProcess>;
}

/** Of the program that runs to a second start, which few starts need. */
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
  // Nothing in the settings would say any more that it is there.
  await program.removeStartEntry();
  await program.print(kept === null ? 'There are no settings to reset.\n' : `The settings are reset. The old ones: ${kept}\n`);
  return exitCodes.done;
}

const busyText = 'Diwan prints or holds an unsaved form, and goes on.\n';
const endedText = 'Diwan has ended.\n';
/** What the answer itself may take. */
const answerMs = 30_000;

async function reportQuit(program: Program, answer: string, isWhenIdle: boolean): Promise<number> {
  const { takeAnswer } = await answers();
  const given = await takeAnswer(program.dataFolder(), answer, (isWhenIdle ? idleLimitMs : 0) + answerMs);
  const hasEnded = given?.endingPid !== undefined && (await program.hasEnded(given.endingPid));
  if (hasEnded) await program.print(endedText);
  else await program.complain(given && !given.isDone ? given.text : 'Diwan is running and does not end.\n');
  return hasEnded ? exitCodes.done : exitCodes.running;
}

async function reportRunning(program: Program, answer: string, { command, isWhenIdle }: CommandLine): Promise<number> {
  if (command === 'quit') return reportQuit(program, answer, isWhenIdle);
  if (command === 'resetSettings') {
    await program.complain('Diwan is running. Close it, then reset its settings.\n');
    return exitCodes.running;
  }
  if (command !== 'exportDiagnostics') return exitCodes.done;
  const { takeAnswer } = await answers();
  const given = await takeAnswer(program.dataFolder(), answer);
  if (given?.isDone) await program.print(given.text);
  else await program.complain(given?.text ?? 'Diwan is running and does not answer.\n');
  return given === null ? exitCodes.running : given.isDone ? exitCodes.done : exitCodes.failed;
}

const noFileText = '--export-diagnostics needs the file to write.\n';
const toDoneText = (file: string): string => `Written: ${file}\n`;
const toFailedText = (error: unknown): string => `The report could not be written: ${error instanceof Error ? error.message : 'unknown'}\n`;

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

/** The program that holds the data folder: runs, or writes a report and runs only when it is started once more meanwhile. */
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

/** Does what the command line says. Everything that must come before the first file is written happens before the first wait. */
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
    await program.print('Diwan is not running.\n');
    return program.exit(exitCodes.done);
  }
  if (command === 'resetSettings') return program.exit(await resetSettings(program));
  await runAsFirst(program, line);
}
