/** Below the API root, in no contract and on no server: every server responds to it, and no request for it needs permission. */
export const unknownPath = '/diwan-check/no-such-path';
