import type { Send } from '@renderer/runtime/calls/use-send';
import type { RowId } from '@renderer/ui/table/column';
import type { RecordFields, RecordWrite } from '@shared/contract/desktop/record-writes';
import type { Language } from '@shared/domain/language';
import type { Need } from '@shared/domain/permissions';
import type { Formatter } from '@shared/i18n/format';
import type { Translate } from '@shared/i18n/translate';
import type { ReactElement, ReactNode } from 'react';
import type { ListState } from './list-state';

/** A question before an action that can't be undone. */
export interface ListQuery {
  title: string;
  /** By default, the text states that it can't be undone. */
  text?: ReactNode;
  /** Repeats the action's verb; "Delete" by default. */
  confirmLabel?: string;
  /** True (red) by default; false for actions that can be undone. */
  isDanger?: boolean;
  /** The question stays open and busy until this resolves, and also if it resolves with `false`. */
  confirm(): Promise<boolean>;
}

export interface SeenRow {
  id: RowId;
  name: string;
  tab?: string;
  /** The row's fields that the user saw. */
  fields: RecordFields;
}

/** What cells and actions of a list may use; the same object until language, digits, or roles change. */
export interface ListContext<Tools = unknown> {
  t: Translate;
  format: Formatter;
  language: Language;
  /** Whether the signed-in admin has the permission `need`. */
  can(need: Need): boolean;
  /** The rows are those stored on this computer, so nothing can be written. */
  isServerAway: boolean;
  /** Navigates to a path of the app, with the screen's navigation state. */
  go(to: string, state?: unknown): void;
  ask(question: ListQuery): void;
  /** Opens a dialog over the list. It is closed by the function that it gets, or by the next dialog. */
  open(dialog: (close: () => void) => ReactElement): void;
  send: Send;
  /** Changes a row in the cache, on every page that has it. */
  change<Raw extends { id: RowId }>(id: RowId, toChanged: (row: Raw) => Raw): void;
  /** Removes a row that the server has deleted or moved to another tab from the cache. */
  drop(id: RowId): void;
  /** Returns how a row is loaded again before it is written. */
  seen(row: SeenRow): RecordWrite['seen'];
  /** Returns the current page, search, tab, and dates. */
  state(): ListState;
  /** The `tools` passed to `ListScreen`. */
  tools: Tools;
}
