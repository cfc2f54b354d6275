/** Windows PowerShell by its full path, so that no other program of that name is started; `systemRoot` is Windows' own folder. */
export const windowsPowerShell = (systemRoot: string): string => `${systemRoot}\\System32\\WindowsPowerShell\\v1.0\\powershell.exe`;

/** Arguments without profiles and prompts. The execution policy stays unchanged, because commands need none. */
export const toPowerShellArgs = (command: string): string[] => ['-NoLogo', '-NoProfile', '-NonInteractive', '-Command', command];

/** The time limit for anything that starts Windows PowerShell; a cold start of a computer with a virus scanner is this slow. */
export const coldPowerShellMs = 45_000;

const isPrintableAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/**
 * Returns a PowerShell string. Printable ASCII is quoted as it is, because virus scanners distrust encoded text. Everything else is written
 * as numbers of UTF-16 units: PowerShell has five kinds of single quotes, reads and writes in an old code page, and in Constrained Language
 * Mode rejects every method that could change that. Casts of core types and `-join` are allowed there.
 */
export function toLiteral(text: string): string {
  if (isPrintableAscii(text)) return `'${text.replaceAll("'", "''")}'`;
  return `([char[]](${Array.from({ length: text.length }, (_, index) => text.charCodeAt(index)).join(',')}) -join '')`;
}

/** Returns an expression for the character codes of another expression's text. */
export function codesOf(expression: string): string {
  return `[int[]][char[]]${expression} -join ' '`;
}

export function fromCodes(codes: string): string {
  return String.fromCharCode(...(codes.match(/\d+/g) ?? []).map(Number));
}
