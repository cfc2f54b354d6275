import { isExternalLink } from '@main/windows/external-link';
import { shell } from 'electron';

/** Opens an address in one of the system's programs; no other code may. Rejects for addresses that `isExternalLink` doesn't allow. */
export async function openExternal(url: string): Promise<void> {
  if (!isExternalLink(url)) throw new Error('not a link that leaves the app');
  await shell.openExternal(url);
}
