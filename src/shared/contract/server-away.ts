import type { Failure } from './result';

/** What the server has shown stays readable without it for so long. */
export const retentionHours = 24;

/** A gateway in front of the server that says so counts as a server that does not answer; a 500 is an answer. */
const gatewayStatuses: readonly (number | undefined)[] = [502, 503, 504];

/** Whether a read failed because the server was not reached: then what this computer keeps may stand in for it. */
export function isServerAway({ code, status }: Pick<Failure, 'code' | 'status'>): boolean {
  return code === 'unreachable' || code === 'timeout' || (code === 'server' && gatewayStatuses.includes(status));
}
