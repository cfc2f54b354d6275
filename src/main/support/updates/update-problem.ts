import { isCertificateCode, networkCode } from '@main/server/api/network/network-failure';
import type { UpdateProblem } from '@shared/contract/desktop/updates';
import { UpdateError } from './updater';

const byCode: Record<string, UpdateProblem> = {
  ERR_CHECKSUM_MISMATCH: 'damaged',
  ERR_UPDATER_NO_CHECKSUM: 'damaged',
  ERR_UPDATER_INVALID_SIGNATURE: 'notSigned',
  ERR_UPDATER_WEB_INSTALLER_DISABLED: 'unreadable',
  ERR_UPDATER_INVALID_UPDATE_INFO: 'unreadable',
  ERR_UPDATER_INVALID_VERSION: 'unreadable',
  ERR_UPDATER_NO_FILES_PROVIDED: 'unreadable',
  ERR_UPDATER_ZIP_FILE_NOT_FOUND: 'unreadable',
  ERR_UPDATER_CHANNEL_FILE_NOT_FOUND: 'channelMissing',
};

const ofTheDisk = /^(ENOSPC|EACCES|EPERM|EROFS|EBUSY|EEXIST|ENOTDIR|EISDIR|ENOENT|EIO|EMFILE|EDQUOT)$/;

/** Converts an error of electron-updater, the network, or the disk. */
export function toUpdateProblem(error: unknown): UpdateProblem {
  if (error instanceof UpdateError) return error.problem;
  const code = networkCode(error) ?? '';
  if (byCode[code]) return byCode[code];
  if (ofTheDisk.test(code)) return 'storage';
  if (isCertificateCode(code)) return 'untrustedCertificate';
  if (code.startsWith('HTTP_ERROR_') || code.startsWith('net::') || /^E[A-Z]+$/.test(code)) return 'unreachable';
  // electron-updater reports these only by their message.
  const message = error instanceof Error ? error.message : '';
  if (/^Cannot download "|timed out|Too many redirects|has been aborted|^aborted$/.test(message)) return 'unreachable';
  // electron-updater throws a TypeError if the file isn't a description of an update.
  return error instanceof TypeError ? 'unreadable' : 'unknown';
}
