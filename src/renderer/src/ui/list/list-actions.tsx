import { DeleteRegular, EditRegular } from '@fluentui/react-icons';
import { isOver } from '@renderer/runtime/calls/write-outcome';
import type { RowId } from '@renderer/ui/table/column';
import type { RowLink, RowOpening } from '@renderer/ui/table/rows/row-link';
import { isolate } from '@renderer/ui/text/isolate';
import type { Language } from '@shared/domain/language';
import type { ListName, ListParts, ListRowAction, RowEditing } from './list-definition';
import type { ListContext } from './state/list-context';
import { toNeed } from './to-need';

type Declared<Row extends { id: RowId }, Tools> = Pick<ListParts<ListName, Row, Tools>, 'edit' | 'remove' | 'rowActions' | 'rowName'>;

/** *Edit*, the list's own actions, *Delete*. */
export function toRowActions<Row extends { id: RowId }, Tools>(list: Declared<Row, Tools>): readonly ListRowAction<Row, Tools>[] {
  const { edit, remove, rowActions = [], rowName } = list;
  return [
    ...(edit
      ? [
          {
            key: 'edit',
            label: (t) => t('common.edit'),
            icon: <EditRegular />,
            isInline: true,
            opensRow: true,
            need: toNeed(edit),
            run: (row, list) => {
              const link = toEditLink(edit, row, list);
              if ('to' in link) list.go(link.to, link.state);
              else link.run();
            },
          } satisfies ListRowAction<Row, Tools>,
        ]
      : []),
    ...rowActions,
    ...(remove
      ? [
          {
            key: 'delete',
            label: (t) => t('common.delete'),
            icon: <DeleteRegular />,
            isDanger: true,
            isInline: remove.isInline ?? false,
            need: toNeed(remove),
            run: (row, context) => askToRemove(row, remove, rowName, context),
          } satisfies ListRowAction<Row, Tools>,
        ]
      : []),
  ];
}

/** Returns the destination of *Edit* and of a row's link cell. */
export function toEditLink<Row, Tools>(edit: RowEditing<Row, Tools>, row: Row, list: ListContext<Tools>): RowLink | RowOpening {
  if (!('to' in edit)) return { run: () => edit.open(row, list) };
  return { to: edit.to(row), ...(edit.passesRow && { state: { record: row } }) };
}

/** Asks before a row is deleted. */
export function askToRemove<Row extends { id: RowId }, Tools>(
  row: Row,
  { call, name, warning }: NonNullable<Declared<Row, Tools>['remove']>,
  rowName: (row: Row, language: Language) => string,
  list: ListContext<Tools>,
): void {
  const { t, language } = list;
  const warned = warning?.(row, list);
  list.ask({
    title: t('shell.confirmDelete.title', { name: name ? name(row, list) : isolate(rowName(row, language), language) }),
    ...(warned && { text: `${warned} ${t('shell.confirmDelete.text')}` }),
    confirm: async () => {
      const deletion = { success: t('shell.deleted'), onSuccess: () => list.drop(row.id) };
      return isOver(await list.send(call, { params: { id: row.id } }, deletion));
    },
  });
}
