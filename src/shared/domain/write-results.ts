/**
 * Result of one record of a bulk write. `written`: the server saved it. `unchanged`: it had the wanted values already. `changedBySomeone`:
 * a value is no longer the one that the user saw, so nothing was sent. `refused`: the server rejected it. `unknown`: it was sent, and no
 * response shows whether it was saved. `notSent`: nothing left this computer.
 */
const writeResults = ['written', 'unchanged', 'changedBySomeone', 'refused', 'unknown', 'notSent'] as const;
export type WriteResult = (typeof writeResults)[number];

/** `sending` is on disk before the request is sent, so that the record is `unknown` if the app ends meanwhile. */
export const writeStates = ['sending', ...writeResults] as const;
export type WriteState = (typeof writeStates)[number];

/** Whether nothing is left to do. */
export const isFinal = (state: WriteState | undefined): boolean => state === 'written' || state === 'unchanged';

/**
 * Why a run ended before its last record. `user`: stopped. `sessionEnded`: signed out, or another account signed in. `storage`: the results can't be saved
 * on this computer.
 */
export type RunHalt = 'user' | 'sessionEnded' | 'serverAway' | 'serverBusy' | 'storage';
