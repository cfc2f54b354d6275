// The differences where the stand-in acts as a packed program: the app is beside it, in `resources/app.asar`.
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { extractAll } from '@electron/asar';

/**
 * Returns a program to pack in place of Electron's own: it opens the app beside it through the stand-in. The bytes after the script (fuses)
 * are never read.
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
 * Node can't read inside an archive as Electron does, so the archive is unpacked once per content.
 * @param {string} resources @returns {string} the folder that serves as `app.asar`
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
    // Another start was faster.
    if (!existsSync(target)) throw error;
    rmSync(begun, { recursive: true });
  }
  return target;
}
