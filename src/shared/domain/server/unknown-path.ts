/** A path below the API root that isn't in the contract and on no server: its response shows the form of errors. */
export const unknownPath = '/diwan-check/no-such-path';
