import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronDown16Regular, ErrorCircle16Regular, TableEdit16Regular } from '@fluentui/react-icons';
import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { DirectionalIcon } from '@renderer/ui/controls/directional-icon';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexGrow, flexRow } from '@renderer/ui/layout/layout-styles';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import { smallQuietWords } from '@renderer/ui/text/text-styles';
import { type ReactElement, Suspense, useState } from 'react';
import type { GridControl } from './grid-control';
import { type GridClasses, leastWidthVariable, sizes } from './grid-styles';
import type { GridPart } from './model/grid-groups';
import { toRange, writeNumber } from './model/grid-totals';
import type { CellError, GridColumn, GridGroup } from './model/grid-types';
import { applyOrder } from './set-for-all/grid-set-for-all';
import type { SetDialogProps, SetOrder } from './set-for-all/set-dialog';

const SetDialog = lazyWithProps<'SetDialog', SetDialogProps>(() => import('./set-for-all/set-dialog'), 'SetDialog');

const useStyles = makeStyles({
  line: {
    ...hairline.blockStart,
    ...flexRow,
    boxSizing: 'border-box',
    minWidth: `var(${leastWidthVariable})`,
    height: `${sizes.group}px`,
    paddingInlineEnd: '6px',
    borderBlockStartColor: tokens.colorNeutralStroke1,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  head: { ...flexGrow, height: '100%', ...flexRow, columnGap: '12px' },
  toggle: {
    ...flexRow,
    minWidth: 0,
    height: '100%',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    ':disabled': { cursor: 'default', color: 'inherit' },
    ':focus-visible': { outlineStyle: 'solid', outlineWidth: '2px', outlineColor: tokens.colorStrokeFocus2, outlineOffset: '-2px' },
  },
  sign: { flexShrink: 0, width: `${sizes.number}px`, display: 'flex', justifyContent: 'center', color: tokens.colorNeutralForeground3 },
  name: { paddingInline: '10px', fontWeight: tokens.fontWeightSemibold, whiteSpace: 'nowrap' },
  quiet: { ...smallQuietWords, whiteSpace: 'nowrap' },
  summary: { marginInlineStart: 'auto', paddingInlineEnd: '12px' },
  set: { ...flexRow, columnGap: '6px', fontSize: tokens.fontSizeBase200 },
});

interface GroupLineProps<Key extends string> {
  part: GridPart<Key> & { group: GridGroup };
  columns: readonly GridColumn<Key>[];
  errors: readonly CellError<Key>[];
  control: GridControl<Key>;
  classes: GridClasses;
  isReadOnly: boolean;
  /** While a filter is set, every group is expanded. */
  isFiltered: boolean;
  onToggle: (group: string) => void;
}

/** The line above a group of rows. It summarizes the group, also while it is collapsed, and sets one value for all rows. */
export function GridGroupLine<Key extends string>(props: GroupLineProps<Key>): ReactElement {
  const { part, columns, errors, control, classes, isReadOnly, isFiltered, onToggle } = props;
  const { group, isOpen, rows } = part;
  const styles = useStyles();
  const t = useTexts();
  const [order, setOrder] = useState<SetOrder | null>(null);
  const column = columns.find(({ lockedText }) => lockedText === undefined);
  const wrong = errors.filter(({ id }) => group.rows.has(id)).length;
  const target = { key: group.key, text: group.setText, rows: rows.filter(({ leftOut }) => leftOut === undefined).map(({ id }) => id) };
  return (
    <div role="row" data-group={group.key} className={styles.line}>
      <div role="rowheader" className={styles.head}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          disabled={isFiltered}
          onClick={() => {
            control.commit();
            onToggle(group.key);
          }}
        >
          <span className={styles.sign} aria-hidden>
            {isOpen ? <ChevronDown16Regular /> : <DirectionalIcon name="nextSmall" />}
          </span>
          <span className={styles.name}>{group.name}</span>
          <span className={styles.quiet}>{group.note}</span>
        </button>
        {wrong > 0 && (
          <span className={mergeClasses(classes.errorCount, classes.danger)}>
            <ErrorCircle16Regular aria-hidden />
            {t('forms.errors', { count: wrong })}
          </span>
        )}
        <span className={mergeClasses(styles.quiet, styles.summary)}>
          <Summary columns={columns} rows={rows} />
        </span>
      </div>
      {!isReadOnly && column && target.rows.length > 0 && (
        <div role="gridcell">
          <button
            type="button"
            className={mergeClasses(classes.textButton, styles.set)}
            aria-haspopup="dialog"
            aria-label={t('forms.titleOf', { title: group.buttonText, name: group.name })}
            onClick={() => setOrder({ kind: 'value', column, target })}
          >
            <TableEdit16Regular aria-hidden />
            {group.buttonText}
          </button>
        </div>
      )}
      <Suspense fallback={null}>
        {order && <SetDialog order={order} onApply={(done, value) => applyOrder(control, done, value)} onClose={() => setOrder(null)} />}
      </Suspense>
    </div>
  );
}

/** Shows the lowest and the highest number of each column whose total is a range. */
function Summary<Key extends string>({ columns, rows }: Pick<GridPart<Key>, 'rows'> & { columns: readonly GridColumn<Key>[] }) {
  const t = useTexts();
  const format = useFormat();
  const parts = columns.flatMap((column) => {
    const range = column.total === 'range' ? toRange(column, rows) : null;
    if (!range) return [];
    const [from, to] = [writeNumber(range.from, column, format), writeNumber(range.to, column, format)];
    return [range.from === range.to ? t('grid.group.same', { value: from }) : t('grid.group.range', { from, to })];
  });
  return <IsolatedValues>{parts.join(' ')}</IsolatedValues>;
}
