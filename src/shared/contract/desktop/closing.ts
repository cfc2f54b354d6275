import { z } from 'zod';
import { localWrite, whileLocked } from '../local-call';

/** Why several windows are about to close. */
export type ClosingPurpose = 'quit' | 'signOut' | 'closeRecords';

const closingAnswers = ['asking', 'keep', 'discard', 'stay'] as const;
/** `keep`: unsaved input stays as drafts. */
export type ClosingAnswer = Exclude<(typeof closingAnswers)[number], 'asking'>;
/** `saved`: no unsaved work is left. */
export type UnsavedWindowsAnswer = ClosingAnswer | 'saved';

/** A window with unsaved work. */
export interface ClosingWindow {
  key: string;
  /** Name of its record; for the main window, of its form. */
  name: string;
  isMain: boolean;
  /** Whether it can be saved without further input. */
  canSave: boolean;
  /** Whether all of it can be stored as a draft. */
  canKeep: boolean;
  /** `refused`: saving has failed, and the window shows why. */
  state: 'unsaved' | 'saving' | 'refused';
}

export interface ClosingQuestion {
  purpose: ClosingPurpose;
  windows: ClosingWindow[];
  /** Number of windows that would close, with or without unsaved work. */
  total: number;
}

export const closingLocalCalls = {
  /** Called before a sign-out: asks once if several windows have unsaved work. Null if each window asks for itself. */
  'windows.confirmSignOut': localWrite(z.undefined())<UnsavedWindowsAnswer | null>(),
  'windows.answerClosing': localWrite(z.object({ answer: z.enum(closingAnswers) }), whileLocked)<null>(),
  /** Makes the window with this key save its work and report it with `windows.saved`. */
  'windows.saveUnsaved': localWrite(z.object({ key: z.string().max(100) }))<null>(),
  'windows.saved': localWrite(z.object({ isSaved: z.boolean() }))<null>(),
  /** Cancels closing and brings the window with this key to the front. */
  'windows.showUnsaved': localWrite(z.object({ key: z.string().max(100) }))<null>(),
} as const;
