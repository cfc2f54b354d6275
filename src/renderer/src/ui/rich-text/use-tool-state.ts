import type Quill from 'quill';
import { useCallback, useState } from 'react';

/** Which tools are pressed and which are enabled. */
export interface ToolState {
  heading: boolean;
  bold: boolean;
  italic: boolean;
  underline: boolean;
  bullet: boolean;
  ordered: boolean;
  link: boolean;
  canUndo: boolean;
  canRedo: boolean;
}

const atRest: ToolState = {
  heading: false,
  bold: false,
  italic: false,
  underline: false,
  bullet: false,
  ordered: false,
  link: false,
  canUndo: false,
  canRedo: false,
};

/** Tracks the state at the caret: call `refresh` on every change of text or selection, and `rest` on blur. */
export function useToolState(): { state: ToolState; refresh: (quill: Quill) => void; rest: () => void } {
  const [state, setState] = useState(atRest);
  const refresh = useCallback((quill: Quill) => {
    setState((current) => {
      const next = readToolState(quill, current);
      const isSame = (Object.keys(next) as (keyof ToolState)[]).every((key) => next[key] === current[key]);
      return isSame ? current : next;
    });
  }, []);
  const rest = useCallback(() => setState(({ canUndo, canRedo }) => ({ ...atRest, canUndo, canRedo })), []);
  return { state, refresh, rest };
}

/** Without a caret in the editor (a button has the focus), the last state is used. */
function readToolState(quill: Quill, current: ToolState): ToolState {
  const { undo, redo } = quill.history.stack;
  const history = { canUndo: undo.length > 0, canRedo: redo.length > 0 };
  const range = quill.hasFocus() ? quill.getSelection() : null;
  if (!range) return { ...current, ...history };
  const formats = quill.getFormat(range);
  return {
    heading: Boolean(formats.header),
    bold: formats.bold === true,
    italic: formats.italic === true,
    underline: formats.underline === true,
    bullet: formats.list === 'bullet',
    ordered: formats.list === 'ordered',
    link: Boolean(formats.link),
    ...history,
  };
}
