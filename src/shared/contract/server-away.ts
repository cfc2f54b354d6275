import type { Failure } from './result';

/** How long data of the server stays readable without it. */
export const retentionHours = 24;

/** A gateway's error counts as a server that doesn't respond; a 500 is a response. */
const gatewayStatuses: readonly (number | undefined)[] = [502, 503, 504];

/** Whether a read failed because the server couldn't be reached, so that data stored on this computer may be shown instead. */
export function isServerAway({ code, status }: Pick<Failure, 'code' | 'status'>): boolean {
  return code === 'unreachable' || code === 'timeout' || (code === 'server' && gatewayStatuses.includes(status));
}
