import { expect, it } from 'vitest';
import { cacheNames, type SheetCipher } from './sheet-cipher';

/** Encrypts to different bytes each time; some of them differ only in the highest bit. */
function aSeal(): SheetCipher & { opened: string[] } {
  const opened: string[] = [];
  const marks = [1, 129, 2];
  return {
    opened,
    hasKey: () => true,
    seal: (_context, text) => Buffer.from([marks.shift() ?? 0, ...Buffer.from(text)]),
    open(context, bytes) {
      opened.push(context);
      return Buffer.from(bytes.subarray(1)).toString();
    },
  };
}

it('decrypts a name once, and again only after it has changed', () => {
  const seal = aSeal();
  const names = cacheNames(seal);
  const first = seal.seal('1 customer', 'لطيفة');
  const again = seal.seal('1 customer', 'لطيفة');
  const other = seal.seal('1 customer', 'Another');
  // The database returns a new array each time.
  const open = (bytes: Uint8Array): string => names.open('1 customer', new Uint8Array(bytes));
  expect([open(first), open(first), names.open('2 customer', first), open(first)]).toEqual(['لطيفة', 'لطيفة', 'لطيفة', 'لطيفة']);
  expect(seal.opened).toEqual(['1 customer', '2 customer']);
  expect([open(again), open(other), open(other)]).toEqual(['لطيفة', 'Another', 'Another']);
  expect(seal.opened).toEqual(['1 customer', '2 customer', '1 customer', '1 customer']);
});
