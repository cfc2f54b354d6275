import type Quill from 'quill';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type RichTextDelta, toDelta } from './model/delta';
import { parseRichText } from './model/read/parse-rich-text';
import { readDelta } from './model/read/read-delta';
import { toStored } from './model/to-stored';

interface StoredValue {
  /** What the editor starts with; it never changes. */
  initialDelta: RichTextDelta;
  /** What editing would lose; empty once the user has agreed to that. */
  unsupported: readonly string[];
  acceptLoss: () => void;
  /** To be called once the editor shows the initial text. */
  begin: (quill: Quill) => void;
  /** To be called when the user has changed the text. */
  report: (quill: Quill) => void;
}

/**
 * Connects stored strings with the editor's Deltas. What the owner gives anew replaces the text; what the user makes equal to the given
 * text again is reported as the given string itself, letter by letter.
 */
export function useStoredValue(value: string, onChange: (stored: string) => void, quill: () => Quill | null): StoredValue {
  const [initial] = useState(() => parseRichText(value));
  const [unsupported, setUnsupported] = useState<readonly string[]>(initial.unsupported);
  const given = useRef({ original: value, written: '' });
  const reported = useRef(value);
  const initialDelta = useRef<RichTextDelta>(null);
  initialDelta.current ??= toDelta(initial.document);

  const begin = useCallback((editor: Quill) => {
    given.current.written = writeOut(editor);
    editor.history.clear();
  }, []);

  const report = (editor: Quill): void => {
    const written = writeOut(editor);
    const stored = written === given.current.written ? given.current.original : written;
    if (stored === reported.current) return;
    reported.current = stored;
    onChange(stored);
  };

  useEffect(() => {
    const editor = quill();
    if (!editor || value === reported.current) return;
    const parsed = parseRichText(value);
    reported.current = value;
    given.current = { original: value, written: '' };
    setUnsupported(parsed.unsupported);
    editor.setContents(toDelta(parsed.document).ops as Parameters<Quill['setContents']>[0], 'api');
    begin(editor);
  }, [value, quill, begin]);

  return { initialDelta: initialDelta.current, unsupported, acceptLoss: () => setUnsupported([]), begin, report };
}

function writeOut(quill: Quill): string {
  return toStored(readDelta(quill.getContents()).document);
}
