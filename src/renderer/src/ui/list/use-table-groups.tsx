import { EditRegular } from '@fluentui/react-icons';
import type { RowId } from '@renderer/ui/table/column';
import type { TableGroup } from '@renderer/ui/table/data-table-props';
import { TextLink } from '@renderer/ui/text/text-link';
import { type ReactElement, useMemo } from 'react';
import type { ListContext } from './list-context';
import type { ListDefinition, ListName, RawRow } from './list-definition';
import { toNeed } from './to-need';
import type { List } from './use-list';

/** The groups of a list as the table draws them; undefined where rows stand alone. */
export function useTableGroups<Name extends ListName, Row extends { id: RowId }, Tools>(
  { grouping }: ListDefinition<Name, Row, Tools>,
  groups: List<Row>['groups'],
  context: ListContext<Tools>,
): readonly TableGroup<Row>[] | undefined {
  return useMemo(
    () =>
      groups && grouping
        ? groups.map(({ record, rows }) => {
            const group = record as RawRow<Name>;
            const name = grouping.name(group, context.language);
            const { edit } = grouping;
            return {
              id: record.id,
              name,
              rows,
              head: grouping.head(group, context),
              ...(edit && context.can(toNeed(edit)) && { action: <EditAll to={edit.to(group)} name={name} context={context} /> }),
            };
          })
        : undefined,
    [groups, grouping, context],
  );
}

/** `Edit all`, for the whole group. */
function EditAll<Tools>({ to, name, context: { t } }: { to: string; name: string; context: ListContext<Tools> }): ReactElement {
  return (
    <TextLink to={to} aria-label={t('lists.editAllOf', { name })}>
      <EditRegular aria-hidden style={{ fontSize: '16px', verticalAlign: '-3px', marginInlineEnd: '6px' }} />
      {t('lists.editAll')}
    </TextLink>
  );
}
