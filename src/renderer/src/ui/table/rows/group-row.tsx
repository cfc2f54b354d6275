import { mergeClasses } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { ReactElement } from 'react';
import { CellCheckBox } from '../cell-check-box';
import type { RowId } from '../column';
import type { TableGroup, TableSelection } from '../data-table-props';
import { useCellClass, useDataTableStyles } from '../data-table-styles';

interface GroupRowProps<Row> {
  group: TableGroup<Row>;
  rowId(row: Row): RowId;
  selection: TableSelection<Row> | undefined;
  /** Number of columns without the one of the check boxes. */
  span: number;
}

/** The heading of a group, with a check box for all of its rows. */
export function GroupRow<Row>({ group, rowId, selection, span }: GroupRowProps<Row>): ReactElement {
  const styles = useDataTableStyles();
  const cell = useCellClass();
  const t = useTexts();
  const { rows } = group;
  const ticked = selection ? rows.filter((row) => selection.selected.has(rowId(row))).length : 0;
  const isAll = rows.length > 0 && ticked === rows.length;
  return (
    <tr data-group={group.id} className={styles.groupRow}>
      {selection && (
        <td className={mergeClasses(cell, styles.checkCell)}>
          {rows.length > 0 && (
            <CellCheckBox
              checked={isAll ? true : ticked > 0 ? 'mixed' : false}
              label={t('lists.selectGroup', { name: group.name })}
              onChange={() => selection.onChange(rows, !isAll)}
            />
          )}
        </td>
      )}
      <th scope="rowgroup" colSpan={span} className={mergeClasses(cell, styles.groupCell)}>
        <div className={styles.groupHead}>
          <div className={styles.groupWords}>{group.head}</div>
          {group.action}
        </div>
      </th>
    </tr>
  );
}
