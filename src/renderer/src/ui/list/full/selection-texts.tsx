import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { atEnd, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import { Money } from '@renderer/ui/text/money';
import { quietText, strongText } from '@renderer/ui/text/text-styles';
import { type Fils, sumFils } from '@shared/domain/money';
import type { AnyList } from '@shared/lists/column';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  root: { ...wrappingRow, ...atEnd, gap: '4px 16px' },
  short: { justifyContent: 'flex-end' },
  quiet: quietText,
  sum: { ...strongText, color: tokens.colorNeutralForeground1 },
});

/** How a list declares the amounts of its rows. */
export type Amounts = Pick<AnyList, 'amount' | 'isCanceled'>;

interface TickedWordsProps {
  rows: readonly unknown[];
  declared: Amounts;
  /** In two lines: the sum, and its canceled part. */
  isShort: boolean;
}

/** Shows the number of selected rows and their sum. */
export function SelectionTexts({ rows, declared, isShort }: TickedWordsProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const toAmount = declared.amount as ((row: unknown) => Fils) | undefined;
  const isCanceled = declared.isCanceled as ((row: unknown) => boolean) | undefined;
  const total = sumFils(toAmount ? rows.map(toAmount) : []);
  const canceled = isCanceled ? rows.filter(isCanceled) : [];
  return (
    <span className={mergeClasses(styles.root, isShort && styles.short)}>
      <span>{t('lists.selected', { count: rows.length })}</span>
      <span>
        {t('lists.whole.total')} <Amount fils={total} />
        {canceled.length > 0 && toAmount && <CanceledTexts count={canceled.length} fils={sumFils(canceled.map(toAmount))} />}
      </span>
      {rows.length > 1 && !isShort && (
        <span>
          {t('lists.whole.average')} <Amount fils={Math.round(total / rows.length) as Fils} />
        </span>
      )}
    </span>
  );
}

export function Amount({ fils }: { fils: Fils }): ReactElement {
  const styles = useStyles();
  return (
    <span className={styles.sum}>
      <Money fils={fils} />
    </span>
  );
}

export function CanceledTexts({ count, fils }: { count: number; fils: Fils }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  return (
    <span className={styles.quiet}>
      {' '}
      <IsolatedValues>{t('lists.whole.canceled', { count, amount: format.money(fils) })}</IsolatedValues>
    </span>
  );
}
