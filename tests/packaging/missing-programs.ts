import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns the Debian packages whose program is missing on this machine. */
export function missingPrograms(programs: Record<string, string>): string[] {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return Object.entries(programs).flatMap(([name, program]) => (folders.some((folder) => existsSync(join(folder, program))) ? [] : [name]));
}
