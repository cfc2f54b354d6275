import { Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { FailureState } from '@renderer/ui/feedback/error-state';
import { SkeletonBar } from '@renderer/ui/feedback/skeleton-bar';
import { useFormField } from '@renderer/ui/form/form-field';
import { FormSection } from '@renderer/ui/form/form-section';
import { Money } from '@renderer/ui/text/money';
import type { DynamicVariant } from '@shared/contract/dynamic-variants';
import type { ProductValues } from '@shared/contract/product-form';
import type { Product } from '@shared/contract/products';
import { inLanguage } from '@shared/domain/language';
import { memo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useProductWatch } from './use-product-watch';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
    gap: '4px 16px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3 },
  price: { marginInlineStart: '8px', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** The priced extras of the category, ticked where the product has them. */
export const DynamicVariantsSection = memo(function DynamicVariantsSection({ record }: { record: Product | null }): ReactElement {
  const { t } = useTranslation();
  return (
    <FormSection id="dynamicVariants" title={t('productForm.dynamicVariants')} hint={t('productForm.dynamicVariantsHint')}>
      <Choices record={record} />
    </FormSection>
  );
});

function Choices({ record }: { record: Product | null }): ReactElement {
  const { t } = useTranslation();
  const styles = useStyles();
  const categoryId = Number(useProductWatch('category_id'));
  const {
    data: answer,
    error,
    refetch,
  } = useRead(
    'dynamicVariants.ofCategory',
    { params: { categoryId } },
    { enabled: categoryId > 0, failure: 'inPlace', keepPrevious: false },
  );
  const data = answer?.rows;
  // Registered in every state, so that the section is named when the category takes its choice away.
  const { field, isReadOnly } = useFormField('dynamic_variant');
  const chosen = (field.value ?? []) as ProductValues['dynamic_variant'];
  const own = useOwnDynamicVariants(record, chosen);
  const stored = record?.dynamic_variant.map(({ dynamic_variant_id }) => dynamic_variant_id) ?? [];
  /** In the order of the server, so that a tick taken back is no change. */
  const choose = (id: number, isChosen: boolean): void => {
    const next = isChosen ? [...chosen, id] : chosen.filter((one) => one !== id);
    field.onChange([...stored.filter((one) => next.includes(one)), ...next.filter((one) => !stored.includes(one))]);
  };
  if (categoryId === 0) return <p className={styles.quiet}>{t('productForm.noCategory')}</p>;
  if (error && !data) {
    return <FailureState failure={error.failure} title={t('productForm.dynamicVariantsFailed')} onRetry={() => void refetch()} />;
  }
  if (!data) return <SkeletonBar width="240px" />;
  const rows = [...data, ...own.filter(({ id }) => chosen.includes(id) && !data.some((row) => row.id === id))];
  if (rows.length === 0) return <p className={styles.quiet}>{t('productForm.noDynamicVariants')}</p>;
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <li key={row.id}>
          <Checkbox
            checked={chosen.includes(row.id)}
            disabled={isReadOnly}
            label={<Label row={row} />}
            onChange={(_event, { checked }) => choose(row.id, checked === true)}
            onBlur={field.onBlur}
          />
        </li>
      ))}
    </ul>
  );
}

function Label({ row }: { row: DynamicVariant }): ReactElement {
  const { t } = useTranslation();
  const styles = useStyles();
  const name = inLanguage(useLanguage(), 'name', row);
  return (
    <>
      <bdi>{name || t('productForm.unknownName', { id: row.id })}</bdi>
      <span className={styles.price}>{row.isDeleted ? t('productForm.inactive') : <Money fils={row.price} />}</span>
    </>
  );
}

/** Those of the product itself, for names of which the category's list does not tell any more (checklist PRD-44). */
function useOwnDynamicVariants(record: Product | null, chosen: readonly number[]): DynamicVariant[] {
  const id = record?.id ?? 0;
  const { data: answer } = useRead('products.dynamicVariants', { params: { id } }, { enabled: id > 0, failure: 'inPlace' });
  const data = answer?.rows ?? [];
  const missing = chosen
    .filter((one) => !data.some((row) => row.id === one))
    .map((one) => ({ id: one, name_en: '', name_ar: '', isDeleted: true }) as DynamicVariant);
  return [...data, ...missing];
}
