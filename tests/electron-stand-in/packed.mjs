// What differs where the stand-in plays a packed program: the app lies beside it, in `resources/app.asar`.
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { extractAll } from '@electron/asar';

/**
 * A program to pack in the place of Electron's own: it opens the app beside it through the stand-in. What follows the script (fuses) is never read.
 * @returns {Buffer}
 */
export const packedProgram = () =>
  Buffer.from(`#!/bin/sh
DIWAN_STAND_IN_EXECUTABLE=$(readlink -f "$0") exec '${path.join(import.meta.dirname, 'electron')}' "$@"
exit
`);

/** Electron's own rule for `app.isPackaged`. @param {string} executable */
export const isPackedProgram = (executable) => path.basename(executable).toLowerCase() !== 'electron';

/**
 * Node cannot read inside an archive as Electron does, so it is unpacked once for each content.
 * @param {string} resources @returns {string} the folder that plays `app.asar`
 */
export function unpackApp(resources) {
  const archive = path.join(resources, 'app.asar');
  const target = path.join(
    tmpdir(),
    `diwan-stand-in-${createHash('sha256').update(readFileSync(archive)).digest('hex').slice(0, 16)}.asar`,
  );
  if (existsSync(target)) return target;
  const begun = mkdtempSync(`${target}-`);
  extractAll(archive, begun);
  try {
    renameSync(begun, target);
  } catch (error) {
    // Another start was sooner.
    if (!existsSync(target)) throw error;
    rmSync(begun, { recursive: true });
  }
  return target;
}
