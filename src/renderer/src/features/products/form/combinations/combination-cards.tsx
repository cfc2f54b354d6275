import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { flexColumn, flexRow } from '@renderer/ui/layout/layout-styles';
import { type ReactElement, useState } from 'react';
import type { ProductVariants } from '../variants/use-product-variants';
import { type CardActions, CombinationCard, type EntryErrors } from './combination-card';
import type { CombinationRow } from './use-combination-rows';

/** More are drawn when they are asked for, or when one of them has an error. */
const step = 20;

const useStyles = makeStyles({
  list: { ...flexColumn, rowGap: '12px', margin: 0, padding: 0 },
  foot: { ...flexRow, columnGap: '12px', color: tokens.colorNeutralForeground3 },
});

interface CombinationCardsProps {
  rows: readonly CombinationRow[];
  errorsOf: (row: CombinationRow) => EntryErrors | undefined;
  shared: Parameters<typeof CombinationCard>[0]['shared'];
  variants: ProductVariants;
  isReadOnly: boolean;
  isFrozen: boolean;
  actions: CardActions;
}

/** A card for each combination, as many as one looks through at a time. */
export function CombinationCards({ rows, errorsOf, ...common }: CombinationCardsProps): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const [asked, setAsked] = useState(step);
  const lastError = rows.findLastIndex((row) => errorsOf(row) !== undefined);
  const shown = rows.slice(0, Math.max(asked, lastError + 1));
  const rest = rows.length - shown.length;
  return (
    <>
      <ul className={styles.list}>
        {shown.map((row) => (
          <CombinationCard key={row.entry.key} row={row} errors={errorsOf(row)} {...common} />
        ))}
      </ul>
      {rest > 0 && (
        <div className={styles.foot}>
          <Button onClick={() => setAsked(shown.length + step)}>{t('productForm.more', { count: Math.min(rest, step) })}</Button>
          <span>{t('productForm.shown', { shown: shown.length, total: rows.length })}</span>
        </div>
      )}
    </>
  );
}
