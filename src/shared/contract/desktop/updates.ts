import type { Language } from '@shared/domain/language';
import { z } from 'zod';
import { localRead, localWrite, ofComputer, whileLocked } from '../local-call';

const updateModes = ['off', 'notify', 'auto'] as const;
/** `notify`: downloaded at the user's request. `auto`: downloaded automatically. Neither installs anything automatically. */
export type UpdateMode = (typeof updateModes)[number];

const updateChannels = ['latest', 'beta'] as const;
export type UpdateChannel = (typeof updateChannels)[number];

/**
 * Why this copy can't update itself: a policy disables it; it was installed by a package that IT deploys (MSI, PKG, deb); its folder isn't
 * writable for the user; it isn't packaged; or the build has no update server.
 */
export type UpdatesOff = 'policy' | 'package' | 'notWritable' | 'unpackaged' | 'noFeed';

/** Why an update was rejected or failed. */
export type UpdateProblem =
  // Rejected: the server's file isn't valid.
  | 'notSigned'
  | 'publisherMissing'
  | 'damaged'
  | 'foreignHost'
  | 'testVersion'
  | 'insecureFeed'
  // The update couldn't be downloaded.
  | 'unreachable'
  | 'untrustedCertificate'
  | 'unreadable'
  | 'channelMissing'
  // The update failed on this computer.
  | 'storage'
  | 'installFailed'
  | 'unknown';

const refusals = ['notSigned', 'publisherMissing', 'damaged', 'foreignHost', 'testVersion', 'insecureFeed'] as const;
/** Whether the user must be notified, even if the app checked automatically. */
export function isRefusal(problem: UpdateProblem): boolean {
  return (refusals as readonly UpdateProblem[]).includes(problem);
}

export interface UpdateOffer {
  version: string;
  /** ISO; null if the server has no date. */
  releasedAt: string | null;
  /** Plain text with one paragraph or list entry (`- `) per line; empty if there is none in this language. */
  notes: Record<Language, string>;
}

export type UpdateState =
  | { kind: 'off'; because: UpdatesOff }
  /** No newer version is known; `checkedAt` (ISO) is the time of the last response, null before the first. */
  | { kind: 'current'; checkedAt: string | null }
  | { kind: 'checking' }
  /** IT delays new versions: offered from `from` (ISO) on; null if the server has no release date. */
  | { kind: 'deferred'; version: string; from: string | null }
  | { kind: 'offered'; offer: UpdateOffer }
  /** `percent` is 0 to 100. */
  | { kind: 'downloading'; offer: UpdateOffer; percent: number }
  | { kind: 'downloaded'; offer: UpdateOffer }
  /** At the user's request: the system checks the update, then the program ends. */
  | { kind: 'restarting'; offer: UpdateOffer }
  /** `offer`: the update to retry; null if the check itself failed. */
  | { kind: 'failed'; problem: UpdateProblem; during: 'check' | 'download' | 'install'; offer: UpdateOffer | null; reference: string };

export interface UpdateView {
  /** The running version. */
  version: string;
  channel: UpdateChannel;
  mode: UpdateMode;
  state: UpdateState;
}

/** Reasons not to end the program. */
export type UpdateObstacle = 'printing' | 'unsaved';

export const updateLocalCalls = {
  'updates.read': localRead(z.undefined(), { ...ofComputer, ...whileLocked })<UpdateView>(),
  /** Resolves once the server has responded; the result is in the view. */
  'updates.check': localWrite(z.undefined(), { ...ofComputer, ...whileLocked })<UpdateView>(),
  /** Starts the download and resolves at once. */
  'updates.download': localWrite(z.undefined(), { ...ofComputer, ...whileLocked })<null>(),
  'updates.cancelDownload': localWrite(z.undefined(), { ...ofComputer, ...whileLocked })<null>(),
  /** Ends the program, installs the update, and starts the new version; `obstacle` if work under way prevents it. */
  'updates.restart': localWrite(z.undefined(), { ...ofComputer, ...whileLocked })<{ obstacle: UpdateObstacle | null }>(),
} as const;
