import { decodeJson } from './decode-json';
import { noContent, type PolicyContent, PolicyReadError } from './policy-reading';
import type { PolicySystem } from './policy-system';
import { readPolicyFile } from './read-policy-file';
import { assertTrusted } from './trusted-file';

/** Fixed, because the environment belongs to the person whom the policy binds. */
export function machineFilePath(platform: NodeJS.Platform): string {
  if (platform === 'darwin') return '/Library/Application Support/Diwan/policy.json';
  return platform === 'win32' ? String.raw`C:\ProgramData\Diwan\policy.json` : '/etc/diwan/policy.json';
}

export async function readMachineFile(system: PolicySystem, path: string, { isTrusted = false } = {}): Promise<PolicyContent> {
  const bytes = await readPolicyFile(system, path);
  if (bytes === null) return noContent;
  if (isTrusted) return decodeJson(bytes);
  await assertTrusted(system, path);
  // Where people may add folders, as in `ProgramData`, one of their own could stand there only while it is read; and a file may be half written.
  const again = await readPolicyFile(system, path);
  if (again === null || Buffer.compare(bytes, again) !== 0) throw new PolicyReadError('unreadable', 'it changed while it was read');
  return decodeJson(bytes);
}
