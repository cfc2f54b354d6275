import { decodeJson } from './decode-json';
import { noContent, type PolicyContent, PolicyReadError } from './policy-reading';
import { maxPolicyBytes, type PolicySystem } from './policy-system';
import { demandTrust } from './trusted-file';

/** Fixed, because the environment belongs to the person whom the policy binds. */
export function machineFilePath(platform: NodeJS.Platform): string {
  if (platform === 'darwin') return '/Library/Application Support/Diwan/policy.json';
  return platform === 'win32' ? String.raw`C:\ProgramData\Diwan\policy.json` : '/etc/diwan/policy.json';
}

export async function readMachineFile(system: PolicySystem, path: string, { isTrusted = false } = {}): Promise<PolicyContent> {
  let bytes: Uint8Array;
  try {
    bytes = await system.readFile(path, maxPolicyBytes);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return noContent;
    throw new PolicyReadError(code === 'EFBIG' ? 'tooLarge' : 'unreadable', message);
  }
  if (!isTrusted) await demandTrust(system, path);
  return decodeJson(bytes);
}
