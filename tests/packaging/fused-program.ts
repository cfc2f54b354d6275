import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** In front of the fuses in Electron's program; after it their version, their number and one digit for each. */
const sentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
/** As Electron ships: all but the second to the fourth and the last two differ from what Diwan sets. */
const shipped = '110010011';
const asProgram = 0o755;

/** A program that holds fuses as Electron's does; `before` stands in front of them. */
export const fusedProgram = (before: Buffer, fuses: string = shipped): Buffer =>
  Buffer.concat([before, Buffer.from(sentinel), Buffer.of(1, fuses.length), Buffer.from(fuses)]);

export function writeFusedProgram(path: string, before: Buffer = Buffer.alloc(64), fuses: string = shipped): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, fusedProgram(before, fuses), { mode: asProgram });
}

/** The beginning of a program that really runs on Linux and does nothing. */
export const programThatDoesNothing = (): Buffer => readFileSync('/bin/true');
