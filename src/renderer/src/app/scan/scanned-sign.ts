import { toLatinDigits } from '@shared/domain/digits';

/** Characters by the key's position on an English keyboard, without and with Shift. */
const signs: Readonly<Record<string, readonly [string, string]>> = {
  Backquote: ['`', '~'],
  Minus: ['-', '_'],
  Equal: ['=', '+'],
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
  Backslash: ['\\', '|'],
  Semicolon: [';', ':'],
  Quote: ["'", '"'],
  Comma: [',', '<'],
  Period: ['.', '>'],
  Slash: ['/', '?'],
  Space: [' ', ' '],
  NumpadDecimal: ['.', '.'],
  NumpadDivide: ['/', '/'],
  NumpadMultiply: ['*', '*'],
  NumpadSubtract: ['-', '-'],
  NumpadAdd: ['+', '+'],
  // Separates fields within a code.
  Tab: ['\t', '\t'],
};
const shiftedDigits = ')!@#$%^&*(';

/** Replaces an unknown character; a code that contains it matches nothing. */
export const unknownSign = '\ufffd';

/** Keys that enter an unknown character. */
const untold: ReadonlySet<string> = new Set(['Dead', 'Unidentified', 'Process', 'Compose']);

/**
 * Returns the character of a key by its position, as a scanner sends it, because with an Arabic layout the same keys enter Arabic letters.
 * Returns the key's own character if the position is unknown, and null for a key that enters nothing.
 */
export function toScannedSign({ code, key, shiftKey }: Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey'>): string | null {
  const [, letter, row, digit] = /^(?:Key([A-Z])|(Digit|Numpad)(\d))$/.exec(code) ?? [];
  if (letter) return letter;
  // On some keyboards, digits need Shift.
  if (digit)
    return row === 'Numpad' || !shiftKey || /^\d$/.test(toLatinDigits(key)) ? digit : (shiftedDigits[Number(digit)] ?? unknownSign);
  const sign = signs[code];
  if (sign) return sign[shiftKey ? 1 : 0];
  if ([...key].length === 1) return code === '' || /^[!-~]$/.test(key) ? toLatinDigits(key).toUpperCase() : unknownSign;
  return untold.has(key) ? unknownSign : null;
}
