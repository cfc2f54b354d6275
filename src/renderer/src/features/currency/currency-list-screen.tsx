import { lazyWithProps } from '@renderer/runtime/lazy-named';
import { idColumn, textColumn } from '@renderer/ui/list/columns/value-columns';
import type { ListContext } from '@renderer/ui/list/list-context';
import type { ListDefinition } from '@renderer/ui/list/list-definition';
import { ListScreen } from '@renderer/ui/list/list-screen';
import type { Currency } from '@shared/contract/currency';
import { inLanguage, type Language } from '@shared/domain/language';
import type { ReactElement } from 'react';
import { InverseText, RateText } from './rate-text';

const CurrencyDialog = lazyWithProps(() => import('./currency-dialog'), 'CurrencyDialog');

const rowName = ({ country }: Currency, language: Language): string => inLanguage(language, 'name', country) || `#${country.id}`;

/** Null makes a new one. */
function openForm(currency: Currency | null, { open }: Pick<ListContext, 'open'>): void {
  open((close) => <CurrencyDialog id={currency?.id ?? null} onClose={close} />);
}

/** checklist CUR-01 to CUR-13; there is no call that deletes one (OP-99). */
const currencyList: ListDefinition<'currency.list'> = {
  id: 'currency',
  title: 'currency',
  texts: 'currency',
  call: 'currency.list',
  toInput: () => undefined,
  rowName,
  note: (t) => t('currency.note'),
  skeletonRows: 5,
  columns: [
    idColumn(),
    textColumn('country', rowName, { isLink: true }),
    { key: 'rate', width: 220, narrowWidth: 170, align: 'end', cell: ({ rate }) => <RateText rate={rate} /> },
    { key: 'inverse', width: 240, narrowWidth: 190, align: 'end', cell: ({ rate }) => <InverseText rate={rate} /> },
  ],
  add: { to: (list) => openForm(null, list), call: 'currency.add' },
  edit: { open: openForm, call: 'currency.update' },
};

/** `/currency` */
export function CurrencyListScreen(): ReactElement {
  return <ListScreen definition={currencyList} />;
}
