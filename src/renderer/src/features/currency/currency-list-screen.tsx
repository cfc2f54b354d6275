import { makeStyles, tokens } from '@fluentui/react-components';
import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { useFormat } from '@renderer/runtime/texts/use-format';
import type { ListDefinition } from '@renderer/ui/list/list-definition';
import { ListScreen } from '@renderer/ui/list/list-screen';
import type { ListContext } from '@renderer/ui/list/state/list-context';
import { None } from '@renderer/ui/text/none';
import type { Currency } from '@shared/contract/shop/currency';
import { inLanguage, type Language } from '@shared/domain/language';
import { toInverse, writeRate } from '@shared/domain/rate';
import { currency } from '@shared/lists/shop';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  inverse: { color: tokens.colorNeutralForeground3, whiteSpace: 'nowrap' },
  unit: { marginInlineStart: '4px', fontSize: tokens.fontSizeBase200 },
});

/** Shows the value of one unit of the currency, such as `0.082102 KWD`. */
function InverseText({ rate }: { rate: number }): ReactElement {
  const format = useFormat();
  const styles = useStyles();
  const inverse = toInverse(writeRate(rate));
  if (inverse === null) return <None />;
  return (
    <bdi className={styles.inverse}>
      <bdi dir="ltr">{format.decimal(inverse)}</bdi>
      <span className={styles.unit}>{format.currency}</span>
    </bdi>
  );
}

const CurrencyDialog = lazyWithProps(() => import('./currency-dialog'), 'CurrencyDialog');

const rowName = ({ country }: Currency, language: Language): string => inLanguage(language, 'name', country) || `#${country.id}`;

/** Null creates a new one. */
function openForm(currency: Currency | null, { open }: Pick<ListContext, 'open'>): void {
  open((close) => <CurrencyDialog id={currency?.id ?? null} onClose={close} />);
}

/**
 * Checklist CUR-01 to CUR-13. There is no call to delete one (OP-99).
 * @public
 */
export const currencyList: ListDefinition<'currency.list'> = {
  id: 'currency',
  title: 'currency',
  texts: 'currency',
  call: 'currency.list',
  toInput: () => undefined,
  rowName,
  note: (t) => t('currency.note'),
  skeletonRows: 5,
  list: currency,
  toScope: () => ({}),
  columns: [
    { key: 'id' },
    { key: 'country', isLink: true },
    // The currency has no name here, because the server returns none.
    { key: 'rate', width: 220, narrowWidth: 170 },
    { key: 'inverse', width: 240, narrowWidth: 190, align: 'end', cell: ({ rate }) => <InverseText rate={rate} /> },
  ],
  add: { to: (list) => openForm(null, list), call: 'currency.add' },
  edit: { open: openForm, call: 'currency.update' },
};

/** `/currency` */
export function CurrencyListScreen(): ReactElement {
  return <ListScreen definition={currencyList} />;
}
