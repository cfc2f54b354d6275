/** A program to pack in place of Electron's own: it opens the app beside it through the stand-in. */
export function packedProgram(): Buffer;
export function isPackedProgram(executable: string): boolean;
/** Returns the folder that serves as `app.asar`. */
export function unpackApp(resources: string): string;
