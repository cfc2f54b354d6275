import { makeStyles } from '@fluentui/react-components';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { FailureState } from '@renderer/ui/feedback/error-state';
import { SkeletonBar } from '@renderer/ui/feedback/skeleton-bar';
import { CheckListField } from '@renderer/ui/form/fields/check-list-field';
import { FormSection } from '@renderer/ui/form/form-section';
import { Money } from '@renderer/ui/text/money';
import { quietParagraph } from '@renderer/ui/text/paragraph-styles';
import { smallQuietWords } from '@renderer/ui/text/text-styles';
import type { DynamicVariant } from '@shared/contract/catalogue/dynamic-variants';
import type { Product } from '@shared/contract/catalogue/products';
import { inLanguage } from '@shared/domain/language';
import { memo, type ReactElement } from 'react';
import { useProductWatch } from './use-product-watch';

const useStyles = makeStyles({
  quiet: quietParagraph,
  price: { marginInlineStart: '8px', ...smallQuietWords },
});

/** The priced extras of the category, ticked where the product has them. */
export const DynamicVariantsSection = memo(function DynamicVariantsSection({ record }: { record: Product | null }): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const { rows, words, failure, retry } = useDynamicVariants(record);
  return (
    <FormSection id="dynamicVariants" title={t('productForm.dynamicVariants')} hint={t('productForm.dynamicVariantsHint')}>
      {words && <p className={styles.quiet}>{words}</p>}
      {failure && <FailureState failure={failure} title={t('productForm.dynamicVariantsFailed')} onRetry={retry} />}
      {!words && !failure && !rows && <SkeletonBar width="240px" />}
      {/* There in every state, so that the section is named when a change of category takes its ticks away. */}
      <CheckListField name="dynamic_variant" options={(rows ?? []).map((row) => ({ id: row.id, label: <Label row={row} /> }))} />
    </FormSection>
  );
});

function Label({ row }: { row: Pick<DynamicVariant, 'id' | 'name_en' | 'name_ar' | 'price' | 'isDeleted'> }): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const name = inLanguage(useLanguage(), 'name', row);
  return (
    <>
      <bdi>{name || t('productForm.unknownName', { id: row.id })}</bdi>
      <span className={styles.price}>{row.isDeleted ? t('productForm.inactive') : <Money fils={row.price} />}</span>
    </>
  );
}

/** Of the category, and those of the product that the category has no more (checklist PRD-44). */
function useDynamicVariants(record: Product | null) {
  const t = useTexts();
  const categoryId = Number(useProductWatch('category_id'));
  const chosen = useProductWatch('dynamic_variant');
  const inPlace = { failure: 'inPlace', keepPrevious: false } as const;
  const ofCategory = useRead('dynamicVariants.ofCategory', { params: { categoryId } }, { enabled: categoryId > 0, ...inPlace });
  const ofProduct = useRead('products.dynamicVariants', { params: { id: record?.id ?? 0 } }, { enabled: record !== null, ...inPlace });
  const offered = ofCategory.data?.rows;
  const own = (id: number) => ofProduct.data?.rows.find((row) => row.id === id) ?? { ...unknown, id };
  const gone = chosen.filter((id) => !offered?.some((row) => row.id === id)).map(own);
  const rows = offered && [...offered, ...gone];
  const nothing = rows?.length === 0 && t('productForm.noDynamicVariants');
  return {
    rows,
    words: categoryId === 0 ? t('productForm.noCategory') : nothing,
    failure: offered ? undefined : ofCategory.error?.failure,
    retry: () => void ofCategory.refetch(),
  };
}

const unknown = { name_en: '', name_ar: '', isDeleted: true, price: 0 as DynamicVariant['price'] };
