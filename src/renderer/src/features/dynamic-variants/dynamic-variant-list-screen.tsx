import { Button, makeStyles } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons';
import { needsOf } from '@renderer/runtime/calls/call-facts';
import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { usePermission } from '@renderer/runtime/state/use-permission';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { activation, toActivationQuery, toActivationScope } from '@renderer/ui/list/activation';
import { nameColumn } from '@renderer/ui/list/columns/name-column';
import type { ListDefinition } from '@renderer/ui/list/list-definition';
import { ListScreen } from '@renderer/ui/list/list-screen';
import { quietText } from '@renderer/ui/text/text-styles';
import type { DynamicVariant } from '@shared/contract/catalogue/dynamic-variants';
import { inLanguage, type Language } from '@shared/domain/language';
import type { Formatter } from '@shared/i18n/format';
import type { Translate } from '@shared/i18n/translate';
import { dynamicVariants } from '@shared/lists/catalogue';
import { type ReactElement, Suspense, useState } from 'react';

const DeleteDialog = lazyWithProps(() => import('./delete-dialog'), 'DeleteDialog');

/** Opens the dialog to select what to delete. */
function DeleteButton(): ReactElement | null {
  const t = useTexts();
  const isAllowed = usePermission(needsOf('dynamicVariants.setDeleted'));
  const [isOpen, setOpen] = useState(false);
  if (!isAllowed && !isOpen) return null;
  return (
    <>
      {isAllowed && (
        <Button icon={<DeleteRegular />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('common.delete')}
        </Button>
      )}
      <Suspense fallback={null}>{isOpen && <DeleteDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

const useStyles = makeStyles({ none: quietText });

interface AvailableAmountProps {
  row: Pick<DynamicVariant, 'has_amount' | 'available_amount'>;
  t: Translate;
  format: Formatter;
}

/** Shows how many can still be sold; those without an amount aren't counted (OP-78). */
function AvailableAmount({ row: { has_amount, available_amount }, t, format }: AvailableAmountProps): ReactElement {
  const styles = useStyles();
  if (!has_amount) return <bdi className={styles.none}>{t('dynamicVariants.noLimit')}</bdi>;
  return <bdi>{format.number(available_amount)}</bdi>;
}

const path = '/dynamic-variant';
const rowName = (row: DynamicVariant, language: Language): string => inLanguage(language, 'name', row) || `#${row.id}`;

/**
 * checklist DYN-01 to DYN-05, DYN-15 to DYN-17
 * @public
 */
export const dynamicVariantList: ListDefinition<'dynamicVariants.list'> = {
  id: 'dynamic-variant',
  title: 'dynamicVariant',
  texts: 'dynamicVariants',
  call: 'dynamicVariants.list',
  toInput: (state) => ({ query: toActivationQuery(state) }),
  isSearchable: true,
  rowName,
  columns: [
    { key: 'id' },
    nameColumn('name', (row) => row, { isLink: true, minWidth: 170, exports: ['nameEn', 'nameAr'] }),
    { key: 'category', hideOrder: 1, minWidth: 116, narrowWidth: 130 },
    { key: 'price', narrowWidth: 148 },
    {
      key: 'available',
      width: 120,
      narrowWidth: 92,
      align: 'start',
      cell: (row, { t, format }) => <AvailableAmount row={row} t={t} format={format} />,
    },
  ],
  list: dynamicVariants,
  toScope: toActivationScope,
  ...activation<DynamicVariant, 'dynamicVariants.setDeleted'>({
    call: 'dynamicVariants.setDeleted',
    rowName,
    deactivated: (t) => t('shell.deleted'),
  }),
  add: { to: `${path}/add-dynamic-variant`, call: 'dynamicVariants.add' },
  edit: { to: ({ id }) => `${path}/edit-dynamic-variant/${id}`, passesRow: true, call: 'dynamicVariants.update' },
};

/** `/dynamic-variant` */
export function DynamicVariantListScreen(): ReactElement {
  return <ListScreen definition={dynamicVariantList} toolbar={<DeleteButton />} />;
}
