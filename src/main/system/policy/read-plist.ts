import { parseJson, toContent } from './decode-json';
import { noContent, type PolicyContent, PolicyReadError } from './policy-reading';
import type { PolicySystem } from './policy-system';
import { readPolicyFile } from './read-policy-file';
import { assertTrusted } from './trusted-file';

const folder = '/Library/Managed Preferences';
const domain = 'com.diwan.backoffice';

export function managedPreferencesPath(userName: string | null): string {
  return [folder, ...(userName === null ? [] : [userName]), `${domain}.plist`].join('/');
}

/** Reads a property list with the system's own tool, because there are three formats. */
export async function readPlist(system: PolicySystem, path: string): Promise<PolicyContent> {
  if ((await readPolicyFile(system, path)) === null) return noContent;
  await assertTrusted(system, path);
  const { code, output } = await system.run('/usr/bin/plutil', ['-convert', 'json', '-o', '-', path]);
  const text = new TextDecoder().decode(output);
  if (code !== 0) throw new PolicyReadError('unreadable', text.trim() || `plutil gives ${code}`);
  return toContent(parseJson(text));
}
