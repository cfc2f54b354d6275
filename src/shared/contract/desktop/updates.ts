import type { Language } from '@shared/domain/language';
import { z } from 'zod';
import { localRead, localWrite, ofComputer } from '../local-call';

const updateModes = ['off', 'notify', 'auto'] as const;
/** `notify`: downloaded when a person asks; `auto`: downloaded by itself. Neither installs anything by itself. */
export type UpdateMode = (typeof updateModes)[number];

const updateChannels = ['latest', 'beta'] as const;
export type UpdateChannel = (typeof updateChannels)[number];

/**
 * Why this copy does not update itself: a policy says so; it was installed by a package that IT rolls out (MSI, PKG, deb); the person may not
 * write where it lies; it runs from its sources; or it was built without an update server.
 */
export type UpdatesOff = 'policy' | 'package' | 'notWritable' | 'unpackaged' | 'noFeed';

/** Why an update was not taken. */
export type UpdateProblem =
  // refused: what the server offers is not what it should be
  | 'notSigned'
  | 'publisherMissing'
  | 'damaged'
  | 'foreignHost'
  | 'testVersion'
  | 'insecureFeed'
  // could not be had
  | 'unreachable'
  | 'untrustedCertificate'
  | 'unreadable'
  | 'channelMissing'
  // could not be done here
  | 'storage'
  | 'installFailed'
  | 'unknown';

const refusals = ['notSigned', 'publisherMissing', 'damaged', 'foreignHost', 'testVersion', 'insecureFeed'] as const;
/** True for what a person has to hear of, whoever asked for the update. */
export function isRefusal(problem: UpdateProblem): boolean {
  return (refusals as readonly UpdateProblem[]).includes(problem);
}

export interface UpdateOffer {
  version: string;
  /** ISO; null when the server does not say. */
  releasedAt: string | null;
  /** Plain text, one paragraph or list entry (`- `) a line; empty when there is none in this language. */
  notes: Record<Language, string>;
}

export type UpdateState =
  | { kind: 'off'; because: UpdatesOff }
  /** Nothing newer is known; `checkedAt` (ISO) of the last answer, null before the first. */
  | { kind: 'current'; checkedAt: string | null }
  | { kind: 'checking' }
  /** IT lets new versions ripen: offered from `from` (ISO) on; null when the server does not say when it was released. */
  | { kind: 'deferred'; version: string; from: string | null }
  | { kind: 'offered'; offer: UpdateOffer }
  /** `percent` 0 to 100. */
  | { kind: 'downloading'; offer: UpdateOffer; percent: number }
  | { kind: 'downloaded'; offer: UpdateOffer }
  /** The person has asked for it: the system checks the update, then the program ends. */
  | { kind: 'restarting'; offer: UpdateOffer }
  /** `offer`: what could be tried again; null when the question itself failed. */
  | { kind: 'failed'; problem: UpdateProblem; during: 'check' | 'download' | 'install'; offer: UpdateOffer | null; reference: string };

export interface UpdateView {
  /** The running one. */
  version: string;
  channel: UpdateChannel;
  mode: UpdateMode;
  state: UpdateState;
}

/** What the program does not end over. */
export type UpdateObstacle = 'printing' | 'unsaved';

export const updateLocalCalls = {
  'updates.read': localRead(z.undefined(), ofComputer)<UpdateView>(),
  /** Answers once the server has; what came of it stands in the view. */
  'updates.check': localWrite(z.undefined(), ofComputer)<UpdateView>(),
  /** Starts the download and answers at once. */
  'updates.download': localWrite(z.undefined(), ofComputer)<null>(),
  'updates.cancelDownload': localWrite(z.undefined(), ofComputer)<null>(),
  /** Ends the program, installs and starts the new one; `obstacle` when it stays because something is under way. */
  'updates.restart': localWrite(z.undefined(), ofComputer)<{ obstacle: UpdateObstacle | null }>(),
} as const;
