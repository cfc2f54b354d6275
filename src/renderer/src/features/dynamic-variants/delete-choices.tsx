import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexRow, plainList } from '@renderer/ui/layout/layout-styles';
import { BothNames } from '@renderer/ui/list/columns/name-column';
import { toNamePair } from '@renderer/ui/list/columns/picture-column';
import { CellCheckBox } from '@renderer/ui/table/cell-check-box';
import { Money } from '@renderer/ui/text/money';
import { strongText } from '@renderer/ui/text/text-styles';
import type { DynamicVariant } from '@shared/contract/catalogue/dynamic-variants';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  head: { ...flexRow, columnGap: '4px', paddingInline: '5px' },
  count: { flexGrow: 1 },
  all: { color: tokens.colorBrandForeground1 },
  list: { ...plainList, border: `1px solid ${tokens.colorNeutralStroke2}`, borderRadius: '8px', maxHeight: '244px', overflowY: 'auto' },
  entry: { ':not(:first-child)': hairline.blockStart },
  chosen: { backgroundColor: 'var(--dw-row-selected)' },
  line: {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr) 84px max-content',
    columnGap: '8px',
    alignItems: 'center',
    minHeight: '46px',
    paddingInlineStart: '4px',
    paddingInlineEnd: '12px',
    cursor: 'pointer',
  },
  names: strongText,
  available: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
});

interface DeleteChoicesProps {
  rows: readonly DynamicVariant[];
  ticked: ReadonlySet<number>;
  /** True while they are being deleted. */
  isDisabled: boolean;
  onChange(ticked: ReadonlySet<number>): void;
}

/** The dynamic variants of a category as check boxes, each with amount and price. */
export function DeleteChoices({ rows, ticked, isDisabled, onChange }: DeleteChoicesProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const count = rows.filter(({ id }) => ticked.has(id)).length;
  const chosen = t('dynamicVariants.delete.chosen', { chosen: count, total: rows.length });
  const hasAll = count === rows.length;
  const toggleAll = (): void => onChange(new Set(hasAll ? [] : rows.map(({ id }) => id)));
  return (
    <>
      <div className={styles.head}>
        <CellCheckBox checked={hasAll || (count > 0 && 'mixed')} label={chosen} isDisabled={isDisabled} onChange={toggleAll} />
        <span className={styles.count} aria-live="polite">
          {chosen}
        </span>
        <Button className={styles.all} appearance="transparent" size="small" disabledFocusable={isDisabled} onClick={toggleAll}>
          {t(hasAll ? 'dynamicVariants.delete.chooseNone' : 'dynamicVariants.delete.chooseAll')}
        </Button>
      </div>
      <ul className={styles.list}>
        {rows.map((row) => (
          <Choice
            key={row.id}
            row={row}
            isChosen={ticked.has(row.id)}
            isDisabled={isDisabled}
            onToggle={() => onChange(ticked.symmetricDifference(new Set([row.id])))}
          />
        ))}
      </ul>
    </>
  );
}

interface ChoiceProps {
  row: DynamicVariant;
  isChosen: boolean;
  isDisabled: boolean;
  onToggle(): void;
}

function Choice({ row, isChosen, isDisabled, onToggle }: ChoiceProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const names = toNamePair(row, useLanguage());
  return (
    <li className={mergeClasses(styles.entry, isChosen && styles.chosen)}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the check box stands in it. */}
      <label className={styles.line}>
        <CellCheckBox checked={isChosen} label={names.name || `#${row.id}`} isDisabled={isDisabled} onChange={onToggle} />
        <span className={styles.names}>
          <BothNames {...names} />
        </span>
        <span className={styles.available}>
          {row.has_amount ? t('dynamicVariants.delete.left', { count: row.available_amount }) : t('dynamicVariants.noLimit')}
        </span>
        <Money fils={row.price} />
      </label>
    </li>
  );
}
