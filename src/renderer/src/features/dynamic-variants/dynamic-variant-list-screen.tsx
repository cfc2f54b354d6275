import { activation, toActivationQuery } from '@renderer/ui/list/activation';
import { nameColumn } from '@renderer/ui/list/columns/name-column';
import { idColumn, moneyColumn, textColumn } from '@renderer/ui/list/columns/value-columns';
import type { ListDefinition } from '@renderer/ui/list/list-definition';
import { ListScreen } from '@renderer/ui/list/list-screen';
import type { DynamicVariant } from '@shared/contract/dynamic-variants';
import { inLanguage, type Language } from '@shared/domain/language';
import type { ReactElement } from 'react';
import { AvailableAmount } from './available-amount';
import { DeleteButton } from './delete-button';

const path = '/dynamic-variant';
const rowName = (row: DynamicVariant, language: Language): string => inLanguage(language, 'name', row) || `#${row.id}`;

/** checklist DYN-01 to DYN-05, DYN-15 to DYN-17 */
const dynamicVariantList: ListDefinition<'dynamicVariants.list'> = {
  id: 'dynamic-variant',
  title: 'dynamicVariant',
  texts: 'dynamicVariants',
  call: 'dynamicVariants.list',
  toInput: (state) => ({ query: toActivationQuery(state) }),
  isSearchable: true,
  rowName,
  columns: [
    idColumn(),
    nameColumn('name', (row) => row, { isLink: true, minWidth: 170 }),
    textColumn('category', ({ category }, language) => inLanguage(language, 'name', category), {
      hideOrder: 1,
      minWidth: 116,
      narrowWidth: 130,
    }),
    moneyColumn('price', ({ price }) => price, { narrowWidth: 148 }),
    { key: 'available', width: 120, narrowWidth: 92, cell: (row, { t, format }) => <AvailableAmount row={row} t={t} format={format} /> },
  ],
  ...activation<DynamicVariant, 'dynamicVariants.setDeleted'>({
    call: 'dynamicVariants.setDeleted',
    rowName,
    deactivated: (t) => t('shell.deleted'),
  }),
  add: { to: `${path}/add-dynamic-variant`, call: 'dynamicVariants.add' },
  edit: { to: ({ id }) => `${path}/edit-dynamic-variant/${id}`, handsOver: true, call: 'dynamicVariants.update' },
};

/** `/dynamic-variant` */
export function DynamicVariantListScreen(): ReactElement {
  return <ListScreen definition={dynamicVariantList} toolbar={<DeleteButton />} />;
}
