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
   * Says that a part is stored already, although the save as a whole may still fail: that part counts as saved from now on. `held` is given
   * where the server holds less of it: the rest stays in the form, as unsaved.
   */
  stored: (part: Partial<Values>, held?: Partial<Values>) => void;
}

/** The words of a save that cannot be taken back: it is asked about once more, beside its button, when everything typed is valid. */
export interface LastStep {
  title: string;
  text: string;
  /** Carries it out. */
  confirmLabel: string;
  icon: ReactElement;
  /** In the bar, until it is carried out. */
  pending: string;
  pendingHint: string;
  /** While it runs. */
  running: string;
}

/** Rows of a call's answer that could not be read. */
export interface UnreadableRows {
  call: string;
  rows: readonly UnreadableRow[];
}

export interface RecordFormOptions<Values extends FieldValues, Saved> {
  /** Screen and record under which typed values are kept; the title is what a list of kept drafts calls them. */
  draft: { screen: string; record: string | null; title: string };
  /** Only shown: nothing can be changed, saved or kept. */
  isView?: boolean;
  /** What the read could not understand of a list that a save replaces: the form only shows the rest, and says so. */
  unreadable?: UnreadableRows;
  /** Fields that are never kept on disk. */
  secrets?: readonly Path<Values>[];
  /** Messages of the schema are dictionary keys, so that they follow the language. */
  schema: z.ZodType<Values, Values>;
  /** The record as form values; `null` while it loads. */
  initial: Values | null;
  needs: Need;
  /** Sends the writes; its failure is told by the engine (under its field, or by the presenter). */
  save: (values: Values, progress: SaveProgress<Values>) => Promise<Result<Saved>>;
  /**
   * Runs after success, when nothing is unsaved any more, unless the form was left meanwhile. `saved` is null where the server was found to
   * hold the values already. `isLeaving`: the person goes somewhere else with it, so nobody is led anywhere.
   */
  onSaved?: (saved: Saved | null, values: Values, isLeaving: boolean) => void;
  /** Runs beside the messages at the fields when save was pressed on values that are not valid. */
  onInvalid?: (errors: FieldErrors<Values>) => void;
  /** The record as it is now on the server: asked before a save, so that nobody's change is overwritten unseen. */
  reread?: () => Promise<Result<Values | null>>;
  /** Whether another window may have changed this record: then it is asked for again (`reread`). */
  isTouched?: (touched: TouchedElsewhere) => boolean;
  /** What a save of these values sends, where values that are written differently are sent as the same. */
  toSent?: (values: Values) => unknown;
  /** Names of the API's fields where they differ from the form's, and of its lists whose rows are fields here. */
  fieldOfServer?: FieldOfServer<Path<Values>, Values>;
  /**
   * What a failure of the save means here: names the fields that the server's words are about, or says them in other words. Null when the
   * form itself tells it.
   */
  readFailure?: (failure: Failure) => Failure | null;
  lastStep?: LastStep;
  /** Nothing can be saved for now: the form says why. */
  isHeld?: boolean;
  /** The form opens read-only and is opened for editing by `edit()`. */
  startsLocked?: boolean;
}

/** `taken`: the form shows it. `waiting`: something is typed, and stays. `gone`: the record is no longer there. */
export interface Elsewhere {
  kind: 'taken' | 'waiting' | 'gone';
  isMain: boolean;
  at: string;
}

export interface Conflict<Values> {
  /** Null when the record is gone. */
  theirs: Values | null;
  /** The fields that both have changed. */
  clashes: readonly Clash[];
}

/** `later`: nothing happens yet. Else the save goes on, with the other side's values where their paths are named. */
type ConflictAnswer = 'later' | { theirs: ReadonlySet<string> };

/** `waitingForUploads`: pressed, and goes on by itself when they are done. `asking`: the last step stands open. */
export type SavePhase = 'idle' | 'waitingForUploads' | 'asking' | 'saving';

export interface RecordFormHandle<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  scope: FormScope;
  isAllowed: boolean;
  isLocked: boolean;
  /** Only shown, whoever looks at it. */
  isView: boolean;
  /** Why it is only shown; null for any other reason. */
  unreadable: UnreadableRows | null;
  /** Opened for editing by `edit()`, and closed again by a save or by `discard()`. */
  isUnlocked: boolean;
  isLoading: boolean;
  isDirty: boolean;
  /** Leaving it now would lose something. */
  hasUnsaved: boolean;
  phase: SavePhase;
  uploadsRunning: number;
  lastStep: LastStep | null;
  isHeld: boolean;
  parts: FormParts;
  views: FieldViews;
  offered: StoredDraft | null;
  conflict: Conflict<Values> | null;
  /** What another window has done to the record. */
  elsewhere: Elsewhere | null;
  showElsewhere: () => void;
  dropElsewhere: () => void;
  submit: () => Promise<void>;
  /** Goes on with the save after its last step, or leaves everything as it is. */
  answerLastStep: (isMeant: boolean) => void;
  discard: () => void;
  edit: () => void;
  restoreOffer: () => void;
  dropOffer: () => void;
  resolveConflict: (answer: ConflictAnswer) => void;
}
