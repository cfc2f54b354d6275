import { notify } from '@renderer/runtime/notices/notify';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { SelectField } from '@renderer/ui/form/fields/choice-fields';
import { PictureSlotsField } from '@renderer/ui/form/fields/files/picture-slots-field';
import { RichTextFormField } from '@renderer/ui/form/fields/rich-text-form-field';
import { TextField } from '@renderer/ui/form/fields/text-field';
import { FieldRow, FormSection } from '@renderer/ui/form/form-section';
import { defineRecordForm } from '@renderer/ui/form/record/record-form-definition';
import { AddRecord, EditRecord } from '@renderer/ui/form/record/record-screens';
import { requiredText } from '@renderer/validation/form-rules';
import type { CallInput } from '@shared/contract/call';
import { type HomeProduct, maxHomeProductPictures } from '@shared/contract/site/home-products';
import type { calls } from '@shared/contract/tables/registry';
import { type HomeProductType, homeProductTypes } from '@shared/domain/home-product-type';
import type { ReactElement } from 'react';
import { z } from 'zod';

/** Checklist HPR-12 to HPR-14. A missing picture is also shown as a message (OP-54). */
const homeProductForm = z.object({
  title: requiredText(),
  type: z.string().refine((value) => (homeProductTypes as readonly string[]).includes(value), 'forms.required'),
  description: z.string(),
  images: z
    .array(z.string())
    .min(1, 'homeProducts.uploadImages')
    .max(maxHomeProductPictures, `forms.pictures.noRoom {"count":${maxHomeProductPictures}}`),
});
type HomeProductValues = z.output<typeof homeProductForm>;

const emptyHomeProduct: HomeProductValues = { title: '', type: '', description: '', images: [] };

function toHomeProductForm({ title, type, description, show_product_images }: HomeProduct): HomeProductValues {
  return { title, type, description, images: show_product_images.map(({ url }) => url) };
}

/** checklist HPR-23 */
function toHomeProductBody(values: HomeProductValues): CallInput<(typeof calls)['homeProducts.add']>['body'] {
  return { ...values, type: values.type as HomeProductType };
}

const homeProduct = defineRecordForm({
  list: 'home/products',
  saveLabel: (t) => t('homeProducts.save'),
  // Missing pictures are shown as a message in addition to the field's error (OP-54).
  onInvalid: ({ images }, t) => images?.type === 'too_small' && notify.warning(t('homeProducts.uploadImages')),
  add: {
    title: (t) => t('navigation.addHomeProduct'),
    schema: homeProductForm,
    empty: (search) => ({ ...emptyHomeProduct, type: search.get('type') ?? '' }),
    call: 'homeProducts.add',
    toInput: (values) => ({ body: toHomeProductBody(values) }),
    success: (t) => t('homeProducts.added'),
    open: { label: (t) => t('homeProducts.open'), path: (id) => `/home/products/add-products/${id}` },
  },
  edit: {
    title: (t) => t('navigation.editHomeProduct'),
    nameOf: ({ title }) => title,
    read: { call: 'homeProducts.one', toInput: (id) => ({ params: { id } }), toRow: (row) => row },
    toValues: toHomeProductForm,
    toSchema: () => homeProductForm,
    call: 'homeProducts.update',
    toInput: (values, id) => ({ params: { id }, body: toHomeProductBody(values) }),
    success: (t) => t('homeProducts.updated'),
    goneText: (t) => t('homeProducts.gone'),
    inList: {
      call: 'homeProducts.list',
      toChanged: (row, { body: { images, ...fields } }) => ({ ...row, ...fields, show_product_images: images.map((url) => ({ url })) }),
    },
  },
  Fields: HomeProductFields,
});

/** checklist HPR-08 */
export function AddHomeProductScreen(): ReactElement {
  return <AddRecord form={homeProduct} />;
}

/** checklist HPR-09 */
export function EditHomeProductScreen(): ReactElement {
  return <EditRecord form={homeProduct} />;
}

function HomeProductFields(): ReactElement {
  const t = useTexts();
  return (
    <>
      <FormSection id="basics" title={t('homeProducts.basics')} hint={t('homeProducts.basicsHint')}>
        <FieldRow>
          <TextField name="title" label={t('homeProducts.title')} isRequired />
          <SelectField
            name="type"
            label={t('homeProducts.type')}
            placeholder={t('homeProducts.chooseType')}
            isRequired
            options={homeProductTypes.map((value) => ({ value, text: t(`homeProducts.types.${value}`) }))}
          />
        </FieldRow>
        <RichTextFormField name="description" label={t('homeProducts.description')} />
      </FormSection>
      <FormSection id="images" title={t('homeProducts.images')} hint={t('homeProducts.imagesHint')}>
        <PictureSlotsField name="images" label={t('homeProducts.images')} max={maxHomeProductPictures} hasCover isRequired />
      </FormSection>
    </>
  );
}
