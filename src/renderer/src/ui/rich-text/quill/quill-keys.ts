import type { Range } from 'quill';
import Quill from 'quill';
import Keyboard, { type Context } from 'quill/modules/keyboard.js';
import { lineFormats } from '../model/delta';

type Handler = (this: { quill: Quill }, range: Range, context: Context) => boolean;

/** Key codes instead of letters, because they are the same on Arabic keyboards. */
const codes = { b: 66, i: 73, u: 85, y: 89, z: 90, openBracket: 219, closeBracket: 221 } as const;
export const keyCodes = codes;

/** Quill's bindings to remove: Tab leaves the editor, and tables and check lists aren't supported. */
const unwanted = [
  'tab',
  'indent',
  'outdent',
  'indent code-block',
  'outdent code-block',
  'remove tab',
  'bold',
  'italic',
  'underline',
  'checklist enter',
  'table backspace',
  'table delete',
  'table enter',
  'table tab',
  'table up',
  'table down',
];

/** `-`, `*`, `1.`, or `١-` and a blank at the start of a line begin a list. */
const listStart = /^\s*?([\d\u0660-\u0669]+[.)-]|[-*])$/;

export function createKeyBindings(): Record<string, unknown> {
  const listAutofill = Keyboard.DEFAULTS.bindings['list autofill'];
  return {
    ...Object.fromEntries(unwanted.map((name) => [name, false])),
    boldKey: { key: codes.b, shortKey: true, handler: toggleHandler('bold') },
    italicKey: { key: codes.i, shortKey: true, handler: toggleItalic },
    underlineKey: { key: codes.u, shortKey: true, handler: toggleHandler('underline') },
    undoKey: { key: codes.z, shortKey: true, handler: undo },
    redoKey: { key: codes.z, shortKey: true, shiftKey: true, handler: redo },
    redoWindowsKey: { key: codes.y, shortKey: true, handler: redo },
    deeperKey: { key: codes.closeBracket, shortKey: true, format: ['list'], handler: indentHandler('+1') },
    flatterKey: { key: codes.openBracket, shortKey: true, format: ['list'], handler: indentHandler('-1') },
    softBreak: { key: 'Enter', shiftKey: true, handler: breakSoftly },
    hardBreak: { key: 'Enter', format: ['soft'], empty: false, handler: breakHard },
    'list autofill': typeof listAutofill === 'object' ? { ...listAutofill, prefix: listStart } : false,
  };
}

function toggleHandler(format: string): Handler {
  return function toggle(_range, context) {
    this.quill.format(format, !context.format[format], Quill.sources.USER);
    return false;
  };
}

/** Arabic letters have no italics. Checks the language on each press, because it can change while the field is open. */
const toggleItalic: Handler = function toggleItalic(_range, context) {
  if (this.quill.root.lang !== 'ar') this.quill.format('italic', !context.format.italic, Quill.sources.USER);
  return false;
};

function indentHandler(step: '+1' | '-1'): Handler {
  return function indent(_range, context) {
    const depth = Number(context.format.indent ?? 0) + Number(step);
    if (depth >= 0 && depth <= 8) this.quill.format('indent', step, Quill.sources.USER);
    return false;
  };
}

const undo: Handler = function undo() {
  this.quill.history.undo();
  return false;
};

const redo: Handler = function redo() {
  this.quill.history.redo();
  return false;
};

/** Inserts a line break within the block. */
const breakSoftly: Handler = function breakSoftly(range, context) {
  breakLine(this.quill, range, { ...toLineFormats(context), soft: 'true' });
  return false;
};

/** Splits a block of several lines: the text before the caret becomes its own block. */
const breakHard: Handler = function breakHard(range, context) {
  const { soft: _, ...formats } = toLineFormats(context);
  breakLine(this.quill, range, formats);
  return false;
};

function toLineFormats({ format }: Context): Record<string, unknown> {
  return Object.fromEntries(Object.entries(format).filter(([name, value]) => lineFormats.includes(name) && !Array.isArray(value)));
}

function breakLine(quill: Quill, range: Range, formats: Record<string, unknown>): void {
  const change = quill.getContents(0, 0).retain(range.index).delete(range.length).insert('\n', formats);
  quill.updateContents(change, Quill.sources.USER);
  quill.setSelection(range.index + 1, 0, Quill.sources.SILENT);
  quill.focus();
}
