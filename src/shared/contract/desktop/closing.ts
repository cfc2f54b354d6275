import { z } from 'zod';
import { localWrite } from '../local-call';

/** Why several windows are about to close. */
export type ClosingPurpose = 'quit' | 'signOut' | 'closeRecords';

const closingAnswers = ['asking', 'keep', 'discard', 'stay'] as const;
/** `keep`: what is typed stays as drafts. */
export type ClosingAnswer = Exclude<(typeof closingAnswers)[number], 'asking'>;
/** `saved`: nothing is unsaved any more. */
export type UnsavedWindowsAnswer = ClosingAnswer | 'saved';

/** A window with unsaved work. */
export interface ClosingWindow {
  key: string;
  /** Of its record; in the main window of its form. */
  name: string;
  isMain: boolean;
  /** It can be saved without a further word. */
  canSave: boolean;
  /** All of it can stay as a draft. */
  canKeep: boolean;
  /** `refused`: a save was tried, and the window shows why it came to nothing. */
  state: 'unsaved' | 'saving' | 'refused';
}

export interface ClosingQuestion {
  purpose: ClosingPurpose;
  windows: ClosingWindow[];
  /** Windows that would close, with unsaved work or without. */
  total: number;
}

export const closingLocalCalls = {
  /** Before a sign-out: asks once where several windows hold unsaved work. Null where each asks for itself. */
  'windows.confirmSignOut': localWrite(z.undefined())<UnsavedWindowsAnswer | null>(),
  'windows.answerClosing': localWrite(z.object({ answer: z.enum(closingAnswers) }))<null>(),
  /** The window of this name saves what it holds, and says so with `windows.saved`. */
  'windows.saveUnsaved': localWrite(z.object({ key: z.string().max(100) }))<null>(),
  'windows.saved': localWrite(z.object({ isSaved: z.boolean() }))<null>(),
  /** Nothing closes, and the window of this name comes to the front. */
  'windows.showUnsaved': localWrite(z.object({ key: z.string().max(100) }))<null>(),
} as const;
