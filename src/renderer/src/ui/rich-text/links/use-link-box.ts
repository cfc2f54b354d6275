import type Quill from 'quill';
import { useCallback, useEffect, useState } from 'react';
import { applyLink, removeLink } from '../editor-commands';
import { findLink } from './link-range';

interface OpenLink {
  index: number;
  length: number;
  url: string;
}

interface LinkBoxState {
  open: OpenLink | null;
  show: () => void;
  apply: (url: string, text: string) => void;
  remove: () => void;
  close: () => void;
}

const highlightName = 'rich-text-link';

/** State of the link box, for the selection, else for the link around the caret, else for a new link at the caret. */
export function useLinkBox(quill: () => Quill | null): LinkBoxState {
  const [open, setOpen] = useState<OpenLink | null>(null);

  const show = useCallback(() => {
    const editor = quill();
    const range = editor?.getSelection(true);
    if (!editor || !range) return;
    const link = findLink(editor.getContents().ops, range.index);
    const target = range.length > 0 || !link ? { ...range, url: range.length > 0 ? firstLink(editor, range) : '' } : link;
    if (target.length > 0) editor.setSelection(target.index, target.length, 'silent');
    highlightSelection();
    setOpen({ index: target.index, length: target.length, url: target.url });
  }, [quill]);

  const close = useCallback(() => {
    setOpen(null);
    quill()?.focus();
  }, [quill]);

  useEffect(() => {
    if (!open) clearHighlight();
  }, [open]);
  useEffect(() => clearHighlight, []);

  const finish = (change: (editor: Quill, link: OpenLink) => void): void => {
    const editor = quill();
    setOpen(null);
    if (!editor || !open) return;
    editor.focus();
    change(editor, open);
  };
  return {
    open,
    show,
    close,
    apply: (url, text) => finish((editor, link) => applyLink(editor, link, url, text)),
    remove: () => finish((editor, link) => removeLink(editor, link)),
  };
}

function firstLink(quill: Quill, range: { index: number; length: number }): string {
  const { link } = quill.getFormat(range.index, range.length);
  return typeof link === 'string' ? link : '';
}

/** Highlights the selection, because the browser hides it while the focus is in the box. */
function highlightSelection(): void {
  const selection = document.getSelection();
  if (!('highlights' in CSS) || !selection?.rangeCount || selection.isCollapsed) return;
  CSS.highlights.set(highlightName, new Highlight(selection.getRangeAt(0).cloneRange()));
}

function clearHighlight(): void {
  if ('highlights' in CSS) CSS.highlights.delete(highlightName);
}
