import { makeStyles, mergeClasses, tokens, useFluent } from '@fluentui/react-components';
import { ChevronDown16Regular, ChevronLeft16Regular, ChevronRight16Regular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { KeyboardEvent, ReactElement } from 'react';
import { CellCheckBox } from '../cell-check-box';
import type { CollapsibleGroup, TableSelection } from '../data-table-props';
import { sizes, useCellClass, useDataTableStyles } from '../data-table-styles';
import { toRowIndex } from './use-table-window';

const useStyles = makeStyles({
  cell: { height: `${sizes.group}px` },
  button: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    width: '100%',
    minWidth: 0,
    height: '28px',
    margin: 0,
    padding: '0 8px',
    borderTopStyle: 'none',
    borderRightStyle: 'none',
    borderBottomStyle: 'none',
    borderLeftStyle: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '& svg': { flexShrink: 0 },
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
});

interface FoldRowProps {
  group: CollapsibleGroup;
  line: number;
  selection: Pick<TableSelection<never>, 'selected'> | undefined;
  span: number;
}

/** The head of a collapsible group. A press, Enter, Space, or the arrow keys along the reading direction expand and collapse it. */
export function CollapsedRow({ group, line, selection, span }: FoldRowProps): ReactElement {
  const styles = useStyles();
  const table = useDataTableStyles();
  const cell = useCellClass();
  const t = useTexts();
  const { dir } = useFluent();
  const { isCollapsed, toggle, ticked, count } = group;
  const Folded = dir === 'rtl' ? ChevronLeft16Regular : ChevronRight16Regular;
  const onKeyDown = (event: KeyboardEvent): void => {
    const opens = event.key === (dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
    const closes = event.key === (dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft');
    if (!(opens && isCollapsed) && !(closes && !isCollapsed)) return;
    event.preventDefault();
    toggle();
  };
  return (
    <tr data-group={group.value} aria-rowindex={toRowIndex(line)} aria-level={1} aria-expanded={!isCollapsed} className={table.groupRow}>
      {selection && (
        <td className={mergeClasses(cell, styles.cell, table.checkCell)}>
          <CellCheckBox
            checked={ticked === count ? true : ticked > 0 ? 'mixed' : false}
            label={t('lists.selectGroup', { name: group.name })}
            onChange={() => group.tick(ticked !== count)}
          />
        </td>
      )}
      <th scope="rowgroup" colSpan={selection ? span - 1 : span} className={mergeClasses(cell, styles.cell, table.groupCell)}>
        <button type="button" className={styles.button} aria-expanded={!isCollapsed} onClick={toggle} onKeyDown={onKeyDown}>
          {isCollapsed ? <Folded aria-hidden /> : <ChevronDown16Regular aria-hidden />}
          {group.head}
        </button>
      </th>
    </tr>
  );
}
