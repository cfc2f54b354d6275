import { PolicyReadError } from './policy-reading';
import { maxPolicyBytes, type PolicySystem } from './policy-system';

/** Returns null if the file doesn't exist. */
export async function readPolicyFile(system: PolicySystem, path: string): Promise<Uint8Array | null> {
  try {
    return await system.readFile(path, maxPolicyBytes);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    throw new PolicyReadError(code === 'EFBIG' ? 'tooLarge' : 'unreadable', message);
  }
}
