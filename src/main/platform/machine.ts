import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/**
 * What tells this computer from another one. On Windows the name of the computer: names are unique in a domain, where profiles roam. On Linux the
 * system's own id. Null on macOS, where folders do not roam and the name follows the network.
 */
export function readMachine(platform = process.platform, readFile = (path: string): string => readFileSync(path, 'utf8')): string | null {
  if (platform === 'win32') return toId(hostname());
  if (platform === 'darwin') return null;
  try {
    return toId(readFile('/etc/machine-id'));
  } catch {
    return null;
  }
}

/** The system asks programs not to pass its id on as it is. */
function toId(text: string): string | null {
  const name = text.trim().toLowerCase();
  return name === '' ? null : createHash('sha256').update(`diwan station ${name}`).digest('hex').slice(0, 32);
}
