import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Precedes the fuses in Electron's program. It is followed by their version, their number, and one digit per fuse. */
const sentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
/** Electron's own values. All but the second to the fourth and the last two differ from Diwan's values. */
const shipped = '110010011';
const asProgram = 0o755;

/** Returns a program with fuses in Electron's format; `before` precedes them. */
export const fusedProgram = (before: Buffer, fuses: string = shipped): Buffer =>
  Buffer.concat([before, Buffer.from(sentinel), Buffer.of(1, fuses.length), Buffer.from(fuses)]);

export function writeFusedProgram(path: string, before: Buffer = Buffer.alloc(64), fuses: string = shipped): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, fusedProgram(before, fuses), { mode: asProgram });
}

/** Returns the start of a program that runs on Linux and does nothing. */
export const programThatDoesNothing = (): Buffer => readFileSync('/bin/true');
