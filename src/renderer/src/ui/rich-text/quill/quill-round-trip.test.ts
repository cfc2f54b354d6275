// @vitest-environment happy-dom

import fc from 'fast-check';
import Quill, { Delta } from 'quill';
import { afterEach, expect, it } from 'vitest';
import { draftContent } from '../../../../../../tests/support/samples/rich-text-samples';
import { toDelta } from '../model/delta';
import { parseRichText } from '../model/read/parse-rich-text';
import { readDelta } from '../model/read/read-delta';
import { toStored } from '../model/to-stored';
import { formats } from './quill-formats';
import { quillModules } from './quill-setup';

// Clears the document, because the next test uses the same one.
afterEach(() => document.body.replaceChildren());

it('Quill gives back everything that it was given, also what only other clients understand (OP-18)', () => {
  const quill = new Quill(document.body.appendChild(document.createElement('div')), { modules: quillModules, formats });
  fc.assert(
    fc.property(draftContent, (raw) => {
      const { document: given } = parseRichText(JSON.stringify(raw));
      quill.setContents(new Delta(toDelta(given).ops));
      expect(toStored(readDelta(quill.getContents()).document)).toBe(toStored(given));
    }),
  );
});
