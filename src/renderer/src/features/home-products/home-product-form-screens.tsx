import { notify } from '@renderer/runtime/notices/notify';
import { SelectField } from '@renderer/ui/form/fields/choice-fields';
import { PictureSlotsField } from '@renderer/ui/form/fields/picture-slots-field';
import { RichTextFormField } from '@renderer/ui/form/fields/rich-text-form-field';
import { TextField } from '@renderer/ui/form/fields/text-field';
import { FieldRow, FormSection } from '@renderer/ui/form/form-section';
import { defineRecordForm } from '@renderer/ui/form/record-form-definition';
import { AddRecord, EditRecord } from '@renderer/ui/form/record-screens';
import { maxHomeProductPictures } from '@shared/contract/home-products';
import { homeProductTypes } from '@shared/domain/home-product-type';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { emptyHomeProduct, homeProductForm, toHomeProductBody, toHomeProductForm } from './home-product-form';

const homeProduct = defineRecordForm({
  list: 'home/products',
  saveLabel: (t) => t('homeProducts.save'),
  // Missing pictures are toasted besides being marked (OP-54).
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
  const { t } = useTranslation();
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
