/** Below the API root, in no contract and on no server: shows how a server writes an error. */
export const unknownPath = '/diwan-check/no-such-path';
