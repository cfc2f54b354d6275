/**
 * Text in both directions as numbers of UTF-16 units: PowerShell knows five kinds of single quotes, reads and writes in an old code page, and
 * in Constrained Language Mode refuses every method that could change that. Casts of core types and `-join` are all that this needs.
 */
export function toLiteral(text: string): string {
  if (text === '') return "''";
  return `([char[]](${Array.from({ length: text.length }, (_, index) => text.charCodeAt(index)).join(',')}) -join '')`;
}

/** An expression that gives the codes of another one's text. */
export function codesOf(expression: string): string {
  return `[int[]][char[]]${expression} -join ' '`;
}

export function fromCodes(codes: string): string {
  return String.fromCharCode(...(codes.match(/\d+/g) ?? []).map(Number));
}
