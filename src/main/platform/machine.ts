import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/**
 * Returns an ID of this computer. On Windows it is the computer's name: names are unique in a domain, where profiles roam. On Linux it is
 * the system's own ID. Null on macOS, where folders don't roam and the name depends on the network.
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

/** Hashes the ID, because the system requires programs not to expose it. */
function toId(text: string): string | null {
  const name = text.trim().toLowerCase();
  return name === '' ? null : createHash('sha256').update(`diwan station ${name}`).digest('hex').slice(0, 32);
}
