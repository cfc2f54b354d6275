import { makeStyles } from '@fluentui/react-components';
import { useRead } from '@renderer/runtime/calls/use-read';
import { notify } from '@renderer/runtime/notices/notify';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { FailureState } from '@renderer/ui/feedback/error-state';
import { SkeletonBar } from '@renderer/ui/feedback/skeleton-bar';
import { Bilingual } from '@renderer/ui/form/field/bilingual';
import { CheckListField } from '@renderer/ui/form/fields/check-list-field';
import { SwitchField } from '@renderer/ui/form/fields/choice-fields';
import { PictureSlotsField } from '@renderer/ui/form/fields/files/picture-slots-field';
import { RichTextFormField } from '@renderer/ui/form/fields/rich-text-form-field';
import { TextField } from '@renderer/ui/form/fields/text-field';
import { FieldRow, FormSection } from '@renderer/ui/form/form-section';
import { defineRecordForm } from '@renderer/ui/form/record/record-form-definition';
import { AddRecord, EditRecord } from '@renderer/ui/form/record/record-screens';
import { wrappingRow } from '@renderer/ui/layout/layout-styles';
import { Money } from '@renderer/ui/text/money';
import { quietParagraph } from '@renderer/ui/text/paragraph-styles';
import { smallQuietWords } from '@renderer/ui/text/text-styles';
import type { DynamicVariant } from '@shared/contract/catalogue/dynamic-variants';
import { maxProductPictures, type Product } from '@shared/contract/catalogue/products';
import type { InputOf } from '@shared/contract/tables/bridge';
import { isRecord } from '@shared/domain/is-record';
import { inLanguage } from '@shared/domain/language';
import { isSold } from '@shared/products/product-body';
import { memo, type ReactElement } from 'react';
import { CategoryField } from './category-field';
import { CombinationsSection } from './combinations/combinations-section';
import { PriceSection } from './price-section';
import { emptyProduct, type ProductValues, toProductBody, toProductCopy, toProductForm, toProductSchema } from './product-form';
import { readProductFailure } from './read-product-failure';
import { useProductFact, useProductWatch } from './use-product-watch';
import { useProductVariants } from './variants/use-product-variants';
import { VariantsSection } from './variants/variants-section';

const useDynamicVariantsSectionStyles = makeStyles({
  quiet: quietParagraph,
  price: { marginInlineStart: '8px', ...smallQuietWords },
});

/** The dynamic variants of the category, with those of the product selected. */
const DynamicVariantsSection = memo(function DynamicVariantsSection({ record }: { record: Product | null }): ReactElement {
  const t = useTexts();
  const styles = useDynamicVariantsSectionStyles();
  const { rows, words, failure, retry } = useDynamicVariants(record);
  return (
    <FormSection id="dynamicVariants" title={t('productForm.dynamicVariants')} hint={t('productForm.dynamicVariantsHint')}>
      {words && <p className={styles.quiet}>{words}</p>}
      {failure && <FailureState failure={failure} title={t('productForm.dynamicVariantsFailed')} onRetry={retry} />}
      {!words && !failure && !rows && <SkeletonBar width="240px" />}
      {/* Always rendered, so that the section has a name when a change of the category removes its choices. */}
      <CheckListField name="dynamic_variant" options={(rows ?? []).map((row) => ({ id: row.id, label: <Label row={row} /> }))} />
    </FormSection>
  );
});

function Label({ row }: { row: Pick<DynamicVariant, 'id' | 'name_en' | 'name_ar' | 'price' | 'isDeleted'> }): ReactElement {
  const t = useTexts();
  const styles = useDynamicVariantsSectionStyles();
  const name = inLanguage(useLanguage(), 'name', row);
  return (
    <>
      <bdi>{name || t('productForm.unknownName', { id: row.id })}</bdi>
      <span className={styles.price}>{row.isDeleted ? t('productForm.inactive') : <Money fils={row.price} />}</span>
    </>
  );
}

/** Returns those of the category, and those of the product that the category no longer has (checklist PRD-44). */
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

const useStyles = makeStyles({ flags: { ...wrappingRow, columnGap: '16px' } });

/** Names, code, category, and flags. */
const BasicsSection = memo(function BasicsSection({ record }: { record: Product | null }): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  return (
    <FormSection id="basics" title={t('productForm.basics')} hint={t('productForm.basicsHint')}>
      <Bilingual
        en={<TextField name="name_en" label={t('productForm.name.en')} language="en" isRequired />}
        ar={<TextField name="name_ar" label={t('productForm.name.ar')} language="ar" isRequired />}
      />
      <FieldRow>
        <TextField name="code" label={t('productForm.code')} isLatin isRequired />
        <CategoryField record={record} />
      </FieldRow>
      <div className={styles.flags}>
        <SwitchField name="bestSeller" label={t('productForm.bestSeller')} />
        <SwitchField name="newIn" label={t('productForm.newIn')} />
        <SwitchField name="offer" label={t('productForm.offer')} />
      </div>
    </FormSection>
  );
});

const form = defineRecordForm({
  list: 'masterHN/products',
  saveLabel: (t) => t('productForm.save'),
  readFailure: readProductFailure,
  fieldOfServer: { variant_data: toCombinationField },
  // Missing pictures are shown as a message in addition to the fields' errors (checklist PRD-28, PRD-29).
  onInvalid({ images, combinations }, t) {
    if (images?.message === 'productForm.uploadImages') notify.warning(t('productForm.uploadImages'));
    if (Object.values(combinations ?? {}).some(hasNoPictures)) notify.warning(t('productForm.uploadImagesInCards'));
  },
  add: {
    title: (t) => t('navigation.addProduct'),
    schema: toProductSchema(null),
    empty: () => emptyProduct,
    toCopy: toProductCopy,
    call: 'products.add',
    toInput: (values) => ({ body: toProductBody(values, null) }),
    success: (t) => t('productForm.added'),
    open: { label: (t) => t('productForm.open'), path: (id) => `/masterHN/products/add-products/${id}` },
  },
  edit: {
    title: (t) => t('navigation.editProduct'),
    nameOf: ({ name_ar, name_en, code }) => name_ar || name_en || code,
    read: { call: 'products.one', toInput: (id) => ({ params: { id } }), toRow: (row) => row },
    toValues: toProductForm,
    toSchema: toProductSchema,
    call: 'products.update',
    toInput: (values, id, now) => ({ params: { id }, body: toProductBody(values, now) }),
    success: (t) => t('productForm.updated'),
    goneText: (t) => t('productForm.gone'),
    inList: { call: 'products.list', toChanged: toSavedRow },
  },
  Fields: ProductFields,
});

/** Returns the product's row in the list after a save. Only the id of a changed category is known. */
function toSavedRow(row: Product, { body }: InputOf<'products.update'>): Product {
  const { name_en, name_ar, code, category_id, price, cost, offerPrice, amount, bestSeller, newIn, offer, images } = body;
  return {
    ...row,
    ...{ name_en, name_ar, code, category_id, price, cost, offerPrice, amount, bestSeller, newIn, offer },
    category: category_id === row.category_id ? row.category : { name_en: '', name_ar: '' },
    product_images: images.map((url) => ({ url })),
  };
}

/** Maps `2.price` of the sent body to the price of the third sold combination, or to the shared one. */
function toCombinationField(rest: string, { combinations, all_image, all_price, all_cost }: ProductValues): string | null {
  const [at, name = ''] = rest.split('.');
  if ((all_image && name === 'images') || (all_price && name === 'price') || (all_cost && name === 'cost')) return name;
  const entry = combinations.filter(isSold)[Number(at)];
  return entry && name ? `combinations.${combinations.indexOf(entry)}.${name}` : null;
}

/** checklist PRD-13 */
function ProductFields({ record }: { record: Product | null }): ReactElement {
  const t = useTexts();
  const variants = useProductVariants(record);
  return (
    <>
      <BasicsSection record={record} />
      <FormSection id="description" title={t('productForm.description')} hint={t('productForm.descriptionHint')}>
        <Bilingual
          en={<RichTextFormField name="description_en" label={t('productForm.english')} language="en" isRequired />}
          ar={<RichTextFormField name="description_ar" label={t('productForm.arabic')} language="ar" isRequired />}
        />
      </FormSection>
      <PicturesSection />
      <PriceSection />
      <VariantsSection variants={variants} />
      <CombinationsSection variants={variants} />
      <DynamicVariantsSection record={record} />
    </>
  );
}

function PicturesSection(): ReactElement {
  const t = useTexts();
  const isShared = useProductWatch('all_image');
  const hasCombinations = useProductFact('combinations', ({ length }) => length > 0);
  const isOptional = !isShared && hasCombinations;
  return (
    <FormSection
      id="images"
      title={t('productForm.images')}
      hint={t(isOptional ? 'productForm.imagesNotShared' : 'productForm.imagesHint')}
    >
      <PictureSlotsField name="images" label={t('productForm.images')} max={maxProductPictures} hasCover isRequired={!isOptional} />
    </FormSection>
  );
}

function hasNoPictures(entry: unknown): boolean {
  return isRecord(entry) && 'images' in entry;
}

/** checklist PRD-10 */
export function AddProductScreen(): ReactElement {
  return <AddRecord form={form} />;
}

/** checklist PRD-11, PRD-12 */
export function EditProductScreen(): ReactElement {
  return <EditRecord form={form} />;
}
