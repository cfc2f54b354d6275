import { toLatinDigits } from '@shared/domain/digits';

/** Signs by the place of their key on an English keyboard, without and with Shift. */
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
  // Inside a code it parts fields.
  Tab: ['\t', '\t'],
};
const shiftedDigits = ')!@#$%^&*(';

/** Stands for a sign that cannot be told: with it, a code is nobody's. */
export const unknownSign = '\ufffd';

/** Keys that write, without telling what. */
const untold: ReadonlySet<string> = new Set(['Dead', 'Unidentified', 'Process', 'Compose']);

/**
 * The sign of a key by its place, which is what a scanner sends: with an Arabic layout the same keys give Arabic letters. Its own sign where
 * no place is known; null for a key that writes nothing.
 */
export function toScannedSign({ code, key, shiftKey }: Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey'>): string | null {
  const [, letter, row, digit] = /^(?:Key([A-Z])|(Digit|Numpad)(\d))$/.exec(code) ?? [];
  if (letter) return letter;
  // Keyboards of other countries have their digits behind Shift.
  if (digit)
    return row === 'Numpad' || !shiftKey || /^\d$/.test(toLatinDigits(key)) ? digit : (shiftedDigits[Number(digit)] ?? unknownSign);
  const sign = signs[code];
  if (sign) return sign[shiftKey ? 1 : 0];
  if ([...key].length === 1) return code === '' || /^[!-~]$/.test(key) ? toLatinDigits(key).toUpperCase() : unknownSign;
  return untold.has(key) ? unknownSign : null;
}
