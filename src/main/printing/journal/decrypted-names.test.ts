import { expect, it } from 'vitest';
import { rememberOpened } from './decrypted-names';
import type { SheetCipher } from './sheet-cipher';

/** Every sealing gives other bytes, some of which differ in their highest bit alone. */
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

it('opens a name once, and anew only when something else stands in its place', () => {
  const seal = aSeal();
  const names = rememberOpened(seal);
  const first = seal.seal('1 customer', 'لطيفة');
  const again = seal.seal('1 customer', 'لطيفة');
  const other = seal.seal('1 customer', 'Another');
  // As the database gives them: bytes of their own each time.
  const open = (bytes: Uint8Array): string => names.open('1 customer', new Uint8Array(bytes));
  expect([open(first), open(first), names.open('2 customer', first), open(first)]).toEqual(['لطيفة', 'لطيفة', 'لطيفة', 'لطيفة']);
  expect(seal.opened).toEqual(['1 customer', '2 customer']);
  expect([open(again), open(other), open(other)]).toEqual(['لطيفة', 'Another', 'Another']);
  expect(seal.opened).toEqual(['1 customer', '2 customer', '1 customer', '1 customer']);
});
