import { decodeJson } from './decode-json';
import { noContent, type PolicyContent, PolicyReadError } from './policy-reading';
import type { PolicySystem } from './policy-system';
import { readPolicyFile } from './read-policy-file';
import { assertTrusted } from './trusted-file';

/** Returns a fixed path, because the user whom the policy restricts controls the environment. */
export function machineFilePath(platform: NodeJS.Platform): string {
  if (platform === 'darwin') return '/Library/Application Support/Diwan/policy.json';
  return platform === 'win32' ? String.raw`C:\ProgramData\Diwan\policy.json` : '/etc/diwan/policy.json';
}

export async function readMachineFile(system: PolicySystem, path: string, { isTrusted = false } = {}): Promise<PolicyContent> {
  const bytes = await readPolicyFile(system, path);
  if (bytes === null) return noContent;
  if (isTrusted) return decodeJson(bytes);
  await assertTrusted(system, path);
  // Read twice: where users may add folders, as in `ProgramData`, a user could put their own folder there just for the check, and the file
  // may be half written.
  const again = await readPolicyFile(system, path);
  if (again === null || Buffer.compare(bytes, again) !== 0) throw new PolicyReadError('unreadable', 'it changed while it was read');
  return decodeJson(bytes);
}
