import { decodeText } from './decode-json';
import { parseRegistryExport } from './parse-registry-export';
import { noContent, type PolicyContent, PolicyReadError } from './policy-reading';
import type { PolicySystem } from './policy-system';
import { readPolicyFile } from './read-policy-file';
import { toRegistryContent } from './registry-content';

export type RegistryRoot = 'HKEY_LOCAL_MACHINE' | 'HKEY_CURRENT_USER';

const policyPath = ['Software', 'Policies', 'Diwan', 'Diwan'];
export const registryPath = (root: RegistryRoot): string => [root, ...policyPath].join('\\');

const latin1 = new TextDecoder('latin1');

/**
 * Whether nothing is there: what reg.exe says of a key that is missing and of one that may not be read differs by words in the language of
 * Windows alone. So the keys above are asked for their sub-keys, until one answers: it names the next one on the way, or there is none.
 */
async function isMissing(reg: (args: string[]) => ReturnType<PolicySystem['run']>, root: RegistryRoot): Promise<boolean> {
  for (let depth = policyPath.length - 1; depth > 0; depth -= 1) {
    const above = [root, ...policyPath.slice(0, depth)].join('\\');
    const { code, output } = await reg(['query', above]);
    if (code !== 0) continue;
    const next = `${above}\\${policyPath[depth]}`.toLowerCase();
    return !latin1
      .decode(output)
      .split(/\r?\n/)
      .some((line) => line.trim().toLowerCase() === next);
  }
  return false;
}

/**
 * As a file in UTF-16: what `reg query` prints comes in an old code page that has no Arabic on most machines, and does not say where a
 * value ends.
 */
export function readRegistry(system: PolicySystem, root: RegistryRoot): Promise<PolicyContent> {
  const path = registryPath(root);
  const reg = (args: string[]) => system.run(`${system.windowsFolder}\\System32\\reg.exe`, [...args, '/reg:64']);
  return system.withScratchFile(async (file) => {
    const { code } = await reg(['export', path, file, '/y']);
    if (code === 0)
      return toRegistryContent(parseRegistryExport(decodeText((await readPolicyFile(system, file)) ?? new Uint8Array())), path);
    if (await isMissing(reg, root)) return noContent;
    throw new PolicyReadError('unreadable', `reg.exe gives ${code} and no policy; reading the registry may be forbidden here`);
  });
}
