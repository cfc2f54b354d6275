import { isExternalLink } from '@main/windows/external-link';
import { shell } from 'electron';

/** The only way to the system's programs by an address. Rejects for addresses of other kinds than those of `isExternalLink`. */
export async function openExternal(url: string): Promise<void> {
  if (!isExternalLink(url)) throw new Error('not a link that leaves the app');
  await shell.openExternal(url);
}
