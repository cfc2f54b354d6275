import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { NtExecutable } from 'resedit';
import type { PackedApp } from './packed-app.ts';

/** Runs a program of the system; rejects when it ends badly. */
export type Run = (command: string, args: string[]) => Promise<string>;

export const runProgram: Run = async (command, args) => (await promisify(execFile)(command, args, { maxBuffer: 16 * 1024 * 1024 })).stdout;

export interface SignatureOutcome {
  problems: string[];
  /** What was looked at, for a person. */
  said: string;
}

const signable = /\.(exe|dll|node)$/;
/** Of the directories in a program's header, the one that leads to its signature. */
const certificateDirectory = 4;

async function carriesSignature(path: string): Promise<boolean> {
  const program = NtExecutable.from(await readFile(path), { ignoreCert: true });
  return program.newHeader.optionalHeaderDataDirectory.get(certificateDirectory).size > 0;
}

async function isTrustedByWindows(path: string, run: Run): Promise<boolean> {
  const script = `(Get-AuthenticodeSignature -LiteralPath '${path.replaceAll("'", "''")}').Status`;
  return (await run('powershell.exe', ['-NoProfile', '-NonInteractive', '-Command', script])).trim() === 'Valid';
}

async function checkWindows({ folder, files }: PackedApp, run: Run, system: NodeJS.Platform): Promise<SignatureOutcome> {
  const programs = files.filter((path) => signable.test(path));
  const isSigned = system === 'win32' ? (path: string) => isTrustedByWindows(path, run) : carriesSignature;
  const answers = await Promise.all(programs.map((path) => isSigned(join(folder, path))));
  const problems = programs.filter((_, index) => !answers[index]).map((path) => `${path} is not signed`);
  const how = system === 'win32' ? 'trusted by this Windows' : 'signed; whether Windows trusts them, only Windows says';
  return { problems, said: `${programs.length - problems.length} of ${programs.length} programs and libraries are ${how}` };
}

const macQuestions = [
  ['codesign', ['--verify', '--deep', '--strict'], 'its signature does not hold'],
  ['spctl', ['--assess', '--type', 'execute'], 'macOS would not start it'],
  ['xcrun', ['stapler', 'validate'], 'the notary’s ticket is missing'],
] as const;

async function checkMac({ folder }: PackedApp, run: Run, system: NodeJS.Platform): Promise<SignatureOutcome> {
  if (system !== 'darwin') return { problems: [], said: 'only macOS can read the signature of a Mac app' };
  const isRefused = (command: string, args: readonly string[]): Promise<boolean> =>
    run(command, [...args, folder]).then(
      () => false,
      () => true,
    );
  const refused = await Promise.all(macQuestions.map(([command, args]) => isRefused(command, args)));
  const problems = macQuestions.filter((_, index) => refused[index]).map(([, , problem]) => problem);
  return { problems, said: problems.length === 0 ? 'signed, notarized and stapled' : 'not as macOS wants it' };
}

/** Signatures as far as this system can read them. */
export async function checkSignatures(app: PackedApp, run: Run, system: NodeJS.Platform): Promise<SignatureOutcome> {
  if (app.system === 'win') return checkWindows(app, run, system);
  if (app.system === 'mac') return checkMac(app, run, system);
  return { problems: [], said: 'programs of Linux carry none; the repository signs its packages' };
}
