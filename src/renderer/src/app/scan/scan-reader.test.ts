import { describe, expect, it } from 'vitest';
import { createScanReader, type ScannedKey } from './scan-reader';

const noModifier = { ctrlKey: false, altKey: false, metaKey: false };
const toCode = (character: string): string => (/\d/.test(character) ? `Digit${character}` : `Key${character}`);

/** What a scanner sends for the text, with so many milliseconds from key to key. */
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

  it('is forgotten when the focus is somewhere else', () => {
    const reader = createScanReader();
    const [first, ...rest] = scan('R1') as [ScannedKey, ...ScannedKey[]];
    reader.read(first);
    reader.forget();
    expect(rest.map((key) => reader.read(key)).at(-1)).toBe('1');
  });
});
