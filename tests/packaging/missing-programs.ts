import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Of Debian's packages those whose program is not on this machine. */
export function missingPrograms(programs: Record<string, string>): string[] {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return Object.entries(programs).flatMap(([name, program]) => (folders.some((folder) => existsSync(join(folder, program))) ? [] : [name]));
}
