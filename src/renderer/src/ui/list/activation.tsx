import { CheckmarkCircleRegular, ProhibitedRegular } from '@fluentui/react-icons';
import { needsOf } from '@renderer/runtime/calls/call-facts';
import type { WriteCallName } from '@renderer/runtime/calls/reads';
import type { Undoable } from '@renderer/runtime/calls/undo/undoable';
import { isOver } from '@renderer/runtime/calls/write-outcome';
import type { RowId } from '@renderer/ui/table/column';
import { isolate } from '@renderer/ui/text/isolate';
import type { InputOf } from '@shared/contract/tables/bridge';
import type { Language } from '@shared/domain/language';
import type { Translate } from '@shared/i18n/translate';
import { bulkWriteAction } from './bulk/bulk-action';
import type { BulkAction, ListRowAction, ListTab } from './list-definition';
import type { ListContext } from './state/list-context';
import type { ListState } from './state/list-state';

type Deletable = { id: RowId; isDeleted: boolean };

/** Writes that deactivate a record with `isDeleted: true` and activate it with `isDeleted: false` (OP-20). */
type SetDeletedName = {
  [Name in WriteCallName]: { params: { id: RowId }; body: { isDeleted: boolean } } extends InputOf<Name> ? Name : never;
}[WriteCallName];

interface ActivationOptions<Row, Name extends SetDeletedName, Tools> {
  call: Name;
  rowName(row: Row, language: Language): string;
  /** Labels of the buttons for a selection, such as `Deactivate 3 products`. Without them, rows can't be selected for it. */
  many?: Record<'activate' | 'deactivate', (t: Translate, count: number) => string> & {
    /** The question before several records are deactivated. */
    question(t: Translate, count: number): string;
  };
  /** Message after a record was deactivated; by default, both directions share one message. */
  deactivated?(t: Translate): string;
  /** Replaces the usual question. */
  deactivate?(row: Row, list: ListContext<Tools>): void;
}

interface Activation<Row, Tools> {
  tabs: readonly ListTab[];
  /** Deactivate* or *Activate*, depending on the row. The first requires confirmation, the second doesn't. */
  rowActions: readonly ListRowAction<Row, Tools>[];
  bulkActions: readonly BulkAction<Row, Tools>[];
}

const inactiveTab = 'inactive';

/** Returns the query of a list with these tabs. */
export function toActivationQuery({ page, search, tab }: ListState): { page: number; isDeleted: boolean; search?: string } {
  return { page, isDeleted: tab === inactiveTab, ...(search && { search }) };
}

/** Returns the tab's scope, for a list that is loaded in full. */
export const toActivationScope = ({ tab }: ListState): { isDeleted: boolean } => ({ isDeleted: tab === inactiveTab });

/** Makes the two tabs of records that are deactivated instead of deleted, and the actions that move records between them. */
export function activation<Row extends Deletable, Name extends SetDeletedName, Tools = unknown>(
  options: ActivationOptions<Row, Name, Tools>,
): Activation<Row, Tools> {
  const need = needsOf(options.call);
  return {
    tabs: [
      { key: 'active', label: (t) => t('activation.active') },
      { key: inactiveTab, label: (t) => t('activation.inactive') },
    ],
    rowActions: [
      {
        key: 'deactivate',
        label: (t) => t('activation.deactivate'),
        icon: <ProhibitedRegular />,
        need,
        isOffered: ({ isDeleted }) => !isDeleted,
        run: options.deactivate ?? ((row, list) => askToDeactivate(row, options, list)),
      },
      {
        key: 'activate',
        label: (t) => t('activation.activate'),
        icon: <CheckmarkCircleRegular />,
        need,
        isOffered: ({ isDeleted }) => isDeleted,
        run: (row, list) => void setDeleted(options, row, false, list),
      },
    ],
    bulkActions: options.many ? toBulkActions(options, options.many) : [],
  };
}

function toInput<Name extends SetDeletedName>(id: RowId, isDeleted: boolean): InputOf<Name> {
  return { params: { id }, body: { isDeleted } } as unknown as InputOf<Name>;
}

async function setDeleted<Row extends Deletable, Name extends SetDeletedName, Tools>(
  options: ActivationOptions<Row, Name, Tools>,
  row: Row,
  isDeleted: boolean,
  list: ListContext<Tools>,
): Promise<boolean> {
  const { call, deactivated } = options;
  const { id } = row;
  const result = await list.send<SetDeletedName>(call, toInput(id, isDeleted), {
    success: (isDeleted && deactivated?.(list.t)) || list.t('lists.statusUpdated'),
    undo: () => toUndo(options, [row], isDeleted, list),
    // The row is on the other tab now.
    onSuccess: () => list.drop(id),
  });
  return isOver(result);
}

/** Undoes the change with the reverse call, for records that are still on the tab where the change has put them. */
function toUndo<Row extends Deletable, Name extends SetDeletedName, Tools>(
  { call, rowName, many }: ActivationOptions<Row, Name, Tools>,
  rows: readonly Row[],
  isDeleted: boolean,
  list: ListContext<Tools>,
): Undoable {
  const [only] = rows;
  const state = isDeleted ? 'deactivate' : 'activate';
  const tab = isDeleted ? inactiveTab : 'active';
  return {
    text: (t) =>
      only && rows.length === 1
        ? t('lists.changeOf', { name: isolate(rowName(only, list.language), list.language), state: t(`activation.${state}`) })
        : (many?.[state](t, rows.length) ?? ''),
    records: rows.map((row) => {
      const name = rowName(row, list.language);
      return {
        name: isolate(name, list.language),
        write: { name, call, input: toInput<Name>(row.id, !isDeleted), seen: list.seen({ id: row.id, name, tab, fields: { isDeleted } }) },
        // The record is on the other tab.
        whenAbsent: 'moved',
      };
    }),
    calls: [call],
  };
}

function askToDeactivate<Row extends Deletable, Name extends SetDeletedName, Tools>(
  row: Row,
  options: ActivationOptions<Row, Name, Tools>,
  list: ListContext<Tools>,
): void {
  const { t, language } = list;
  const { rowName } = options;
  list.ask({
    title: t('activation.question', { name: isolate(rowName(row, language), language) }),
    text: t('activation.text'),
    confirmLabel: t('activation.deactivate'),
    isDanger: false,
    confirm: () => setDeleted(options, row, true, list),
  });
}

function toBulkActions<Row extends Deletable, Name extends SetDeletedName, Tools>(
  options: ActivationOptions<Row, Name, Tools>,
  many: NonNullable<ActivationOptions<Row, Name, Tools>['many']>,
): BulkAction<Row, Tools>[] {
  const { call, rowName } = options;
  const shared = {
    call,
    rowName,
    isPrimary: true,
    takesAway: true,
    success: ({ t }: ListContext<Tools>) => t('lists.statusUpdated'),
  };
  return [
    bulkWriteAction<Row, Name, Tools>({
      ...shared,
      key: 'deactivate',
      label: many.deactivate,
      icon: <ProhibitedRegular />,
      isOffered: ({ tab }) => tab !== inactiveTab,
      toInput: ({ id }) => toInput<Name>(id, true),
      toUndo: (rows, list) => toUndo(options, rows, true, list),
      question: (rows, { t }) => ({
        title: many.question(t, rows.length),
        text: t('activation.textMany', { count: rows.length }),
      }),
    }),
    bulkWriteAction<Row, Name, Tools>({
      ...shared,
      key: 'activate',
      label: many.activate,
      icon: <CheckmarkCircleRegular />,
      isOffered: ({ tab }) => tab === inactiveTab,
      toInput: ({ id }) => toInput<Name>(id, false),
      toUndo: (rows, list) => toUndo(options, rows, false, list),
    }),
  ];
}
