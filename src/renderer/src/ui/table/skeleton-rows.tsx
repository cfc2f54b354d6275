import { mergeClasses, TableCell, TableRow } from '@fluentui/react-components';
import { SkeletonBar } from '@renderer/ui/feedback/skeleton-bar';
import type { ReactElement } from 'react';
import { useDataTableStyles } from './data-table-styles';
import type { TableLayout } from './use-table-layout';

interface SkeletonRowsProps<Row> {
  count: number;
  layout: TableLayout<Row>;
  hasCheckBox: boolean;
}

/** Different lengths, so that the waiting page does not look like a form. */
const widths = ['72%', '56%', '84%', '64%', '48%'];

/** Rows in the shape of the real ones; read out as nothing. */
export function SkeletonRows<Row>({ count, layout, hasCheckBox }: SkeletonRowsProps<Row>): ReactElement {
  const styles = useDataTableStyles();
  return (
    <>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity.
        <TableRow key={row} aria-hidden="true" className={styles.row}>
          {hasCheckBox && (
            <TableCell className={styles.cell}>
              <SkeletonBar width="16px" />
            </TableCell>
          )}
          {layout.columns.map((column, at) => (
            <TableCell key={column.key} className={mergeClasses(styles.cell, at === 0 && !hasCheckBox && styles.first)}>
              <SkeletonBar width={widths[(row + at * 2) % widths.length] ?? '60%'} isAtEnd={column.align === 'end'} />
            </TableCell>
          ))}
          {layout.actionsWidth > 0 && <TableCell className={styles.cell} />}
        </TableRow>
      ))}
    </>
  );
}
