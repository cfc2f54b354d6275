import type Quill from 'quill';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type RichTextDelta, toDelta } from './model/delta';
import { parseRichText } from './model/read/parse-rich-text';
import { readDelta } from './model/read/read-delta';
import { toStored } from './model/to-stored';

interface StoredValue {
  /** The editor's initial content; it never changes. */
  initialDelta: RichTextDelta;
  /** Parts that editing would lose; empty once the user has agreed. */
  unsupported: readonly string[];
  acceptLoss: () => void;
  /** Call this once the editor shows the initial text. */
  begin: (quill: Quill) => void;
  /** Call this when the user has changed the text. */
  report: (quill: Quill) => void;
}

/**
 * Connects stored strings with the editor's Deltas. A new value from the caller replaces the text. If the user's text equals the caller's
 * value again, exactly that string is reported.
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
