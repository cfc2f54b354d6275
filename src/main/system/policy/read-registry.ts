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

type Reg = (args: string[]) => ReturnType<PolicySystem['run']>;

/**
 * What reg.exe says of a key that is missing and of one that may not be read differs by words in the language of Windows alone. So the keys
 * above are asked for their sub-keys, until one answers: it names the next one on the way, or there is none.
 */
async function explain(reg: Reg, root: RegistryRoot): Promise<'missing' | 'closed' | 'forbidden'> {
  for (let depth = policyPath.length - 1; depth > 0; depth -= 1) {
    const above = [root, ...policyPath.slice(0, depth)].join('\\');
    const { code, output } = await reg(['query', above]);
    if (code !== 0) continue;
    const next = `${above}\\${policyPath[depth]}`.toLowerCase();
    const lines = latin1.decode(output).split(/\r?\n/);
    return lines.some((line) => line.trim().toLowerCase() === next) ? 'closed' : 'missing';
  }
  return 'forbidden';
}

/**
 * As a file in UTF-16: what `reg query` prints comes in an old code page that has no Arabic on most machines, and does not say where a
 * value ends.
 */
export function readRegistry(system: PolicySystem, root: RegistryRoot): Promise<PolicyContent> {
  const path = registryPath(root);
  const reg: Reg = (args) => system.run(`${system.windowsFolder}\\System32\\reg.exe`, [...args, '/reg:64']);
  return system.withScratchFile(async (file) => {
    const { code } = await reg(['export', path, file, '/y']);
    if (code === 0)
      return toRegistryContent(parseRegistryExport(decodeText((await readPolicyFile(system, file)) ?? new Uint8Array())), path);
    const reason = await explain(reg, root);
    if (reason === 'missing') return noContent;
    const isForbidden = reason === 'forbidden';
    const said = isForbidden ? 'Windows forbids reg.exe here' : 'the key is there and may not be read';
    throw new PolicyReadError('unreadable', `${said} (reg.exe gives ${code})`, isForbidden);
  });
}
