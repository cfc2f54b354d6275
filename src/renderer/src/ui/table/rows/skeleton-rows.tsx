import { SkeletonBar } from '@renderer/ui/feedback/skeleton-bar';
import type { ReactElement } from 'react';
import type { ColumnLayout } from '../column';
import type { RowClasses } from './use-row-classes';

interface SkeletonRowsProps {
  count: number;
  columns: readonly ColumnLayout[];
  classes: RowClasses;
  hasCheckBox: boolean;
  hasActions: boolean;
}

/** Different widths, so that the placeholder doesn't look like a form. */
const widths = ['72%', '56%', '84%', '64%', '48%'];

/** Placeholder rows in the shape of real ones; hidden from screen readers. */
export function SkeletonRows({ count, columns, classes, hasCheckBox, hasActions }: SkeletonRowsProps): ReactElement {
  return (
    <>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity.
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can hold the focus.
        <tr key={row} aria-hidden="true" className={classes.row}>
          {hasCheckBox && (
            <td className={classes.check}>
              <SkeletonBar width="16px" />
            </td>
          )}
          {columns.map((column, at) => (
            <td key={column.key} className={classes.cells[at]}>
              <SkeletonBar width={widths[(row + at * 2) % widths.length] ?? '60%'} isAtEnd={column.align === 'end'} />
            </td>
          ))}
          {hasActions && <td className={classes.actionsCell} />}
        </tr>
      ))}
    </>
  );
}
