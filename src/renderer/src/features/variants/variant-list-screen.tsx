import { makeStyles, tokens } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons';
import { flexRow } from '@renderer/ui/layout/layout-styles';
import { bulkWriteAction } from '@renderer/ui/list/bulk/bulk-action';
import { copyRowsAction } from '@renderer/ui/list/bulk/copy-rows';
import { BothNames, nameColumn } from '@renderer/ui/list/columns/name-column';
import { toNamePair } from '@renderer/ui/list/columns/picture-column';
import type { ListColumn, ListDefinition } from '@renderer/ui/list/list-definition';
import { ListScreen } from '@renderer/ui/list/list-screen';
import type { ListContext } from '@renderer/ui/list/state/list-context';
import { smallQuietWords } from '@renderer/ui/text/text-styles';
import type { CategoryWithVariants, Variant } from '@shared/contract/catalogue/variants';
import { inLanguage, type Language } from '@shared/domain/language';
import { variants } from '@shared/lists/catalogue';
import type { ReactElement } from 'react';
import { VariantValues } from './variant-values';

const useStyles = makeStyles({
  root: { ...flexRow, gap: '12px', minWidth: 0 },
  name: { minWidth: 0, overflow: 'hidden', fontWeight: tokens.fontWeightSemibold },
  count: {
    flexShrink: 0,
    paddingInlineStart: '12px',
    borderInlineStartWidth: '1px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke1,
    ...smallQuietWords,
    whiteSpace: 'nowrap',
  },
});

/** A category above its variants: both names and the number of variants. */
function CategoryHead({ category, list }: { category: CategoryWithVariants; list: ListContext<unknown> }): ReactElement {
  const styles = useStyles();
  const { t, language } = list;
  return (
    <span className={styles.root}>
      <span className={styles.name}>
        <BothNames {...toNamePair(category, language)} />
      </span>
      <span className={styles.count}>{t('variants.count', { count: category.variants.length })}</span>
    </span>
  );
}

/** A variant with its category. */
interface VariantRow extends Variant {
  category: CategoryWithVariants;
}

const form = '/variant/add-variant';
const rowName = (variant: VariantRow, language: Language): string => inLanguage(language, 'name', variant);

const remove = bulkWriteAction<VariantRow, 'variants.remove'>({
  key: 'delete',
  label: (t, count) => t('variants.deleteMany', { count }),
  icon: <DeleteRegular />,
  isDanger: true,
  takesAway: true,
  whenNothing: (t) => t('variants.selectFirst'),
  call: 'variants.remove',
  toInput: ({ id }) => ({ params: { id } }),
  rowName,
  question: ({ length: count }, { t }) => ({ title: t('variants.deleteQuestion', { count }), text: t('shell.confirmDelete.text') }),
  success: ({ t }) => t('shell.deleted'),
});

const columns: readonly ListColumn<VariantRow>[] = [
  // The category is above its rows.
  { key: 'id', exports: ['id', 'category'] },
  nameColumn('name', (variant) => variant, { isLink: true, exports: ['nameEn', 'nameAr'] }),
  {
    key: 'values',
    minWidth: 220,
    cell: (variant, list) => <VariantValues variant={variant} list={list} />,
    text: ({ variant_values: values }, { language, t }) =>
      values.map((value) => inLanguage(language, 'value', value)).join(t('forms.separator')),
  },
];

/**
 * checklist VAR-01 to VAR-05, VAR-16, VAR-19, VAR-22; pages count categories (OP-73)
 * @public
 */
export const variantList: ListDefinition<'variants.list', VariantRow> = {
  id: 'variant',
  title: 'variant',
  texts: 'variants',
  call: 'variants.list',
  toInput: ({ page, search }) => ({ query: { page, ...(search && { search }) } }),
  isSearchable: true,
  rowName,
  grouping: {
    toRows: (category) => category.variants.map((variant) => ({ ...variant, category })),
    name: (category, language) => inLanguage(language, 'name', category),
    head: (category, list) => <CategoryHead category={category} list={list} />,
    without: (category, id) =>
      category.variants.some((variant) => variant.id === id)
        ? { ...category, variants: category.variants.filter((variant) => variant.id !== id) }
        : category,
    edit: { to: ({ id }) => `${form}/${id}`, call: 'variants.update' },
  },
  columns,
  list: variants,
  toScope: () => ({}),
  bulkActions: [remove, copyRowsAction({ list: variants, texts: 'variants', columns })],
  add: { to: form, call: 'variants.add' },
  edit: { to: ({ category }) => `${form}/${category.id}`, call: 'variants.update' },
  remove: { call: 'variants.remove', isInline: true },
};

/** `/variant` */
export function VariantListScreen(): ReactElement {
  return <ListScreen definition={variantList} />;
}
