import { describe, expect, it } from 'vitest';
import { createScanReader, type ScannedKey } from './scan-reader';

const noModifier = { ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, repeat: false };
const toCode = (character: string): string => (/\d/.test(character) ? `Digit${character}` : `Key${character}`);

/** Returns the keys that a scanner sends for the text, with this many milliseconds between keys. */
function scan(text: string, { gapMs = 10, layout = {} as Record<string, string> } = {}): ScannedKey[] {
  const keys = [...text].map((character) => ({ ...noModifier, code: toCode(character), key: layout[character] ?? character }));
  return [...keys, { ...noModifier, code: 'Enter', key: 'Enter' }].map((key, at) => ({ ...key, timeStamp: 1000 + at * gapMs }));
}

const readAll = (keys: readonly ScannedKey[]): string[] => {
  const reader = createScanReader();
  return keys.map((key) => reader.read(key)).filter((text) => text !== null);
};

describe('a scanner', () => {
  it('is told from a person by its speed', () => {
    expect(readAll(scan('G10573'))).toEqual(['G10573']);
    expect(readAll(scan('G10573', { gapMs: 40 }))).toEqual(['G10573']);
    expect(readAll(scan('G10573', { gapMs: 150 }))).toEqual([]);
  });

  it('is read by the places of its keys, whichever layout the computer has', () => {
    expect(readAll(scan('R105', { layout: { R: 'ق', '1': '١', '0': '٠', '5': '٥' } }))).toEqual(['R105']);
  });

  it('is read by its characters where it tells no places', () => {
    const keys = scan('g10573').map((key) => ({ ...key, code: key.key === 'Enter' ? 'Enter' : '' }));
    expect(readAll(keys)).toEqual(['G10573']);
  });

  it('may hold Shift for its letter, and may use the number pad', () => {
    const [letter, ...rest] = scan('G12') as [ScannedKey, ...ScannedKey[]];
    const shift = { ...noModifier, code: 'ShiftLeft', key: 'Shift', timeStamp: letter.timeStamp - 1 };
    const digits = rest.map((key) => ({ ...key, code: key.code.replace('Digit', 'Numpad') }));
    expect(readAll([shift, letter, ...digits])).toEqual(['G12']);
  });

  it('begins anew after a pause, a shortcut, another key, and after each Enter', () => {
    const typed = scan('X')
      .slice(0, 1)
      .map((key) => ({ ...key, timeStamp: 0 }));
    expect(readAll([...typed, ...scan('G7')])).toEqual(['G7']);
    const [first, ...rest] = scan('RG7') as [ScannedKey, ...ScannedKey[]];
    expect(readAll([{ ...first, ctrlKey: true }, ...rest])).not.toEqual(['RG7']);
    expect(readAll([first, { ...first, code: 'ArrowDown', key: 'ArrowDown' }, ...rest])).toEqual(['G7']);
    expect(readAll([...scan('R1'), ...scan('R2').map((key) => ({ ...key, timeStamp: key.timeStamp + 200 }))])).toEqual(['R1', 'R2']);
  });

  it('gives a code whole: signs by the place of their keys, and marks what cannot be told', () => {
    const keys = (...more: Partial<ScannedKey>[]): ScannedKey[] =>
      [...more, { code: 'Enter', key: 'Enter' }].map((key, at) => ({
        ...noModifier,
        code: '',
        key: '',
        timeStamp: 1000 + at * 10,
        ...key,
      }));
    const typed = (text: string): Partial<ScannedKey>[] =>
      scan(text)
        .slice(0, -1)
        .map(({ code, key }) => ({ code, key }));
    const read = (...more: Partial<ScannedKey>[]): string[] => readAll(keys(...more));
    expect(read(...typed('POT'), { code: 'Minus', key: 'ـ' }, ...typed('G105'))).toEqual(['POT-G105']);
    expect(read(...typed('AWB'), { code: 'Semicolon', key: 'ك', shiftKey: true }, ...typed('R777'))).toEqual(['AWB:R777']);
    expect(read(...typed('X'), { code: 'Slash', key: '/' }, { code: 'Digit1', key: '!', shiftKey: true }, ...typed('G1'))).toEqual([
      'X/!G1',
    ]);
    // Typed with Alt and digits, with Ctrl, or by a key without the name of its character.
    const hidden = [
      { code: 'Numpad5', key: '5', altKey: true },
      { code: 'BracketRight', key: ']', ctrlKey: true },
      { key: 'Unidentified' },
    ];
    for (const sign of hidden) expect(read(...typed('AWB'), sign, ...typed('R777'))).toEqual(['AWB\ufffdR777']);
    const long = 'https'.repeat(60);
    expect(read(...typed(`${long}`), ...typed('G105'))[0]).not.toMatch(/^[A-Z]?G105$/);
    expect(read({ code: 'KeyA', key: 'a', repeat: true }, { code: 'KeyA', key: 'a', repeat: true })).toEqual(['A']);
  });

  it('is forgotten when the focus is somewhere else', () => {
    const reader = createScanReader();
    const [first, ...rest] = scan('R1') as [ScannedKey, ...ScannedKey[]];
    reader.read(first);
    reader.forget();
    expect(rest.map((key) => reader.read(key)).at(-1)).toBe('1');
  });
});
