import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBlock, writeBlock } from './block';

const cell = fc.string({ unit: fc.constantFrom('a', '٣', '"', '\t', '\n', '\r', ',', ' ', '1') });
const block = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 });

describe('blocks of the clipboard', () => {
  it('come back as they were written, whatever is in the cells', () => {
    fc.assert(fc.property(block, (cells) => void expect(readBlock(writeBlock(cells))).toEqual(cells)));
  });

  it('are read with any line ends, with or without one behind the last line', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      expect(readBlock(`1\t2${end}3\t4`)).toEqual([
        ['1', '2'],
        ['3', '4'],
      ]);
      expect(readBlock(`1\t2${end}3${end}`)).toEqual([['1', '2'], ['3']]);
      expect(readBlock(`1${end}${end}`)).toEqual([['1'], ['']]);
    }
  });

  it('keep empty cells at their ends, and quotes in the middle of a word', () => {
    expect(readBlock('\t1\t')).toEqual([['', '1', '']]);
    expect(readBlock('24" pot\t"a\tb"\t"say ""hi"""')).toEqual([['24" pot', 'a\tb', 'say "hi"']]);
    expect(readBlock('"never closed\t1')).toEqual([['"never closed', '1']]);
    expect(readBlock('')).toEqual([]);
  });
});
