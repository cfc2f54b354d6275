import { toLiteral, toPowerShellArgs, windowsPowerShell } from '../ports/power-shell';
import { PolicyReadError } from './policy-reading';
import type { PolicySystem, PosixOwner } from './policy-system';
import { findForeignWriter } from './security-descriptor';

const refuse = (who: string): never => {
  throw new PolicyReadError('writableByEveryone', `${who}; only an administrator may`);
};

/** The `admin` group of macOS, whose members may change system files anyway. */
const macAdmins = 80;
const groupWrite = 0o020;
const othersWrite = 0o002;

async function demandPosixTrust(system: PolicySystem, path: string): Promise<void> {
  const mayHoldAdmins = ({ gid }: PosixOwner): boolean => gid === 0 || (system.platform === 'darwin' && gid === macAdmins);
  for (const owner of await system.owners(path)) {
    if (owner.uid !== 0) refuse(`${owner.path} belongs to user ${owner.uid}`);
    if (owner.mode & othersWrite) refuse(`everyone may write ${owner.path}`);
    if (owner.mode & groupWrite && (owner.isOwn || !mayHoldAdmins(owner))) refuse(`group ${owner.gid} may write ${owner.path}`);
  }
}

/** Uses PowerShell, because only it returns owners and rights in the same form in every language of Windows. */
async function demandWindowsTrust(system: PolicySystem, path: string): Promise<void> {
  const folder = path.slice(0, path.lastIndexOf('\\'));
  const command = `(Get-Acl -LiteralPath ${toLiteral(folder)},${toLiteral(path)} -ErrorAction Stop).Sddl`;
  const { code, output } = await system.run(windowsPowerShell(system.windowsFolder), toPowerShellArgs(command));
  const descriptors = new TextDecoder('latin1')
    .decode(output)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
  if (code !== 0 || descriptors.length !== 2) throw new PolicyReadError('unreadable', 'Windows does not say who can write it');
  for (const descriptor of descriptors) {
    const writer = findForeignWriter(descriptor.trim());
    if (writer) refuse(`${writer} may write ${path} or its folder`);
  }
}

/** Rejects unless only administrators may write the file, replace it, or give themselves the right to. */
export function assertTrusted(system: PolicySystem, path: string): Promise<void> {
  return system.platform === 'win32' ? demandWindowsTrust(system, path) : demandPosixTrust(system, path);
}
