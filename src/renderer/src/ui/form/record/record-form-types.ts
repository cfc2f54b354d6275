import type { UnreadableRow } from '@shared/contract/response';
import type { Failure, Result } from '@shared/contract/result';
import type { TouchedElsewhere } from '@shared/contract/tables/events';
import type { Need } from '@shared/domain/permissions';
import type { ReactElement } from 'react';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { StoredDraft } from '../drafts/stored-draft';
import type { FieldViews } from '../field/field-views';
import type { FormScope } from '../form-context';
import type { FieldOfServer } from '../server-errors';
import type { FormParts } from '../use-form-parts';
import type { Clash } from './merge-records';

export interface SaveProgress<Values> {
  /**
   * Reports that a part is stored, although the whole save may still fail; that part then counts as saved. Pass `held` if the server has
   * stored less of it: the rest stays in the form as unsaved.
   */
  stored: (part: Partial<Values>, held?: Partial<Values>) => void;
}

/** Texts of a save that can't be undone: it is confirmed beside its button once all input is valid. */
export interface LastStep {
  title: string;
  text: string;
  /** Label of the button that confirms. */
  confirmLabel: string;
  icon: ReactElement;
  /** Status in the bar before the confirmation. */
  pending: string;
  pendingHint: string;
  /** Status while the save runs. */
  running: string;
}

/** Rows of a response that couldn't be read. */
export interface UnreadableRows {
  call: string;
  rows: readonly UnreadableRow[];
}

export interface RecordFormOptions<Values extends FieldValues, Saved> {
  /** Screen and record that identify the draft; the title is its name in the list of drafts. */
  draft: { screen: string; record: string | null; title: string };
  /** Read-only: nothing can be changed, saved, or stored as a draft. */
  isView?: boolean;
  /** Unreadable rows of a list that a save replaces: the form is read-only then, with a notice. */
  unreadable?: UnreadableRows;
  /** Fields that are never written to disk. */
  secrets?: readonly Path<Values>[];
  /** The schema's messages are dictionary keys, so that they follow the language. */
  schema: z.ZodType<Values, Values>;
  /** The record as form values; `null` while it loads. */
  initial: Values | null;
  needs: Need;
  /** Sends the writes. The engine shows its failure, at the field or as a message. */
  save: (values: Values, progress: SaveProgress<Values>) => Promise<Result<Saved>>;
  /**
   * Called after success, when nothing is unsaved, unless the form was closed meanwhile. `saved` is null if the server already had the
   * values. `isLeaving`: the user is leaving anyway, so don't navigate.
   */
  onSaved?: (saved: Saved | null, values: Values, isLeaving: boolean) => void;
  /** Called in addition to the messages at the fields when *Save* was selected with invalid values. */
  onInvalid?: (errors: FieldErrors<Values>) => void;
  /** Loads the server's current record before a save, so that nobody else's change is overwritten unseen. */
  reread?: () => Promise<Result<Values | null>>;
  /** Whether another window may have changed this record; if so, it is loaded again (`reread`). */
  isTouched?: (touched: TouchedElsewhere) => boolean;
  /** Returns what a save of these values would send, to treat different notations of a value as equal. */
  toSent?: (values: Values) => unknown;
  /** Maps the API's field names to the form's where they differ, and lists of the API whose rows are fields here. */
  fieldOfServer?: FieldOfServer<Path<Values>, Values>;
  /**
   * Translates a failure of the save: names the fields that the server's message is about, or replaces the message. Returns null if the
   * form shows the failure itself.
   */
  readFailure?: (failure: Failure) => Failure | null;
  lastStep?: LastStep;
  /** Nothing can be saved for now; the form shows why. */
  isHeld?: boolean;
  /** The form opens read-only; `edit()` unlocks it. */
  startsLocked?: boolean;
}

/** `taken`: the form shows the change. `waiting`: the form has unsaved input, which stays. `gone`: the record no longer exists. */
export interface Elsewhere {
  kind: 'taken' | 'waiting' | 'gone';
  isMain: boolean;
  at: string;
}

export interface Conflict<Values> {
  /** Null if the record no longer exists. */
  theirs: Values | null;
  /** The fields that both have changed. */
  clashes: readonly Clash[];
}

/** `later`: nothing is saved yet. Otherwise the save continues, with the other side's values for the named paths. */
type ConflictAnswer = 'later' | { theirs: ReadonlySet<string> };

/** `waitingForUploads`: *Save* was selected, and the save starts when the uploads are finished. `asking`: the confirmation is open. */
export type SavePhase = 'idle' | 'waitingForUploads' | 'asking' | 'saving';

export interface RecordFormHandle<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  scope: FormScope;
  isAllowed: boolean;
  isLocked: boolean;
  /** Read-only for every admin. */
  isView: boolean;
  /** The unreadable rows that make the form read-only; null if there are none. */
  unreadable: UnreadableRows | null;
  /** Unlocked by `edit()`, and locked again by a save or by `discard()`. */
  isUnlocked: boolean;
  isLoading: boolean;
  isDirty: boolean;
  /** Leaving the form now would lose input. */
  hasUnsaved: boolean;
  phase: SavePhase;
  uploadsRunning: number;
  lastStep: LastStep | null;
  isHeld: boolean;
  parts: FormParts;
  views: FieldViews;
  offered: StoredDraft | null;
  conflict: Conflict<Values> | null;
  /** The change of the record by another window. */
  elsewhere: Elsewhere | null;
  showElsewhere: () => void;
  dropElsewhere: () => void;
  submit: () => Promise<void>;
  /** Continues or cancels the save after its confirmation. */
  answerLastStep: (isMeant: boolean) => void;
  discard: () => void;
  edit: () => void;
  restoreOffer: () => void;
  dropOffer: () => void;
  resolveConflict: (answer: ConflictAnswer) => void;
}
