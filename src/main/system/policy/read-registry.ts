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
 * Finds out why a key can't be exported. The messages of reg.exe for a missing and for a forbidden key differ only in the language of
 * Windows. So the sub-keys of its parent keys are listed, until one responds and shows whether the next key on the path exists.
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
 * Exports to a UTF-16 file, because `reg query` prints in an old code page that has no Arabic on most machines and doesn't show where a
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
