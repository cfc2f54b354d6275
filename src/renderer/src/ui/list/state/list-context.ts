import type { Send } from '@renderer/runtime/calls/use-send';
import type { RowId } from '@renderer/ui/table/column';
import type { RecordFields, RecordWrite } from '@shared/contract/desktop/record-writes';
import type { Language } from '@shared/domain/language';
import type { Need } from '@shared/domain/permissions';
import type { Formatter } from '@shared/i18n/format';
import type { Translate } from '@shared/i18n/translate';
import type { ReactElement, ReactNode } from 'react';
import type { ListState } from './list-state';

/** A question before something that cannot be taken back. */
export interface ListQuery {
  title: string;
  /** Default: that it cannot be undone. */
  text?: ReactNode;
  /** Says what will happen; default "Delete". */
  confirmLabel?: string;
  /** Red unless it is harmless, because it can be taken back. */
  isDanger?: boolean;
  /** The question stays, busy, until this is over, and still when it ends with `false`. */
  confirm(): Promise<boolean>;
}

export interface SeenRow {
  id: RowId;
  name: string;
  tab?: string;
  /** What the row holds as far as the user knows. */
  fields: RecordFields;
}

/** What cells and actions of a list may use; the same object until language, digits or roles change. */
export interface ListContext<Tools = unknown> {
  t: Translate;
  format: Formatter;
  language: Language;
  /** Whether the signed-in admin may do what `need` guards. */
  can(need: Need): boolean;
  /** The rows are those that this computer keeps: nothing can be written. */
  isServerAway: boolean;
  /** To a path of the app, with what its screen needs as `state`. */
  go(to: string, state?: unknown): void;
  ask(question: ListQuery): void;
  /** Shows a dialog over the list; it is taken down by the function that it is given, or by the next one. */
  open(dialog: (close: () => void) => ReactElement): void;
  send: Send;
  /** Changes a row as the cache holds it, on every page that shows it. */
  change<Raw extends { id: RowId }>(id: RowId, toChanged: (row: Raw) => Raw): void;
  /** Takes a row that the server has deleted, or moved to another tab, out of the cache. */
  drop(id: RowId): void;
  /** How a row is read again before it is written. */
  seen(row: SeenRow): RecordWrite['seen'];
  /** What the list shows now: page, search, tab, dates. */
  state(): ListState;
  /** What the screen has handed to `ListScreen`. */
  tools: Tools;
}
