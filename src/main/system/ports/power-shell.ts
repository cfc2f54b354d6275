/** Windows PowerShell by its full path, so that no other program of that name is started; `systemRoot` is Windows' own folder. */
export const windowsPowerShell = (systemRoot: string): string => `${systemRoot}\\System32\\WindowsPowerShell\\v1.0\\powershell.exe`;

/** Without profiles and questions. The execution policy is left alone, because commands need none. */
export const toPowerShellArgs = (command: string): string[] => ['-NoLogo', '-NoProfile', '-NonInteractive', '-Command', command];

/** The time limit for anything that starts Windows PowerShell: after a cold start of a computer with a virus scanner it takes this long. */
export const coldPowerShellMs = 45_000;

const isPrintableAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/**
 * A string in PowerShell. Printable ASCII is quoted as it is, because virus scanners judge encoded text by its looks. Everything else is
 * written as numbers of UTF-16 units: PowerShell has five kinds of single quotes, reads and writes in an old code page, and refuses every
 * method that could change that in Constrained Language Mode. Casts of core types and `-join` are allowed there.
 */
export function toLiteral(text: string): string {
  if (isPrintableAscii(text)) return `'${text.replaceAll("'", "''")}'`;
  return `([char[]](${Array.from({ length: text.length }, (_, index) => text.charCodeAt(index)).join(',')}) -join '')`;
}

/** An expression for the codes of another expression's text. */
export function codesOf(expression: string): string {
  return `[int[]][char[]]${expression} -join ' '`;
}

export function fromCodes(codes: string): string {
  return String.fromCharCode(...(codes.match(/\d+/g) ?? []).map(Number));
}
