import { request } from '@renderer/runtime/calls/bridge';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { notify } from '@renderer/runtime/notices/notify';
import { SelectField } from '@renderer/ui/form/fields/choice-fields';
import { PictureSlotsField } from '@renderer/ui/form/fields/picture-slots-field';
import { RichTextFormField } from '@renderer/ui/form/fields/rich-text-form-field';
import { TextField } from '@renderer/ui/form/fields/text-field';
import { FieldRow, FormSection } from '@renderer/ui/form/form-section';
import { FormState, useInitial } from '@renderer/ui/form/form-state';
import { PerRecord } from '@renderer/ui/form/per-record';
import { RecordForm } from '@renderer/ui/form/record-form';
import type { RecordFormHandle } from '@renderer/ui/form/record-form-types';
import { useReread } from '@renderer/ui/form/reread';
import { useRecordForm } from '@renderer/ui/form/use-record-form';
import { useListReturn } from '@renderer/ui/list/use-list-return';
import {
  emptyHomeProduct,
  type HomeProductValues,
  homeProductForm,
  toHomeProductBody,
  toHomeProductForm,
} from '@shared/contract/home-product-form';
import { homeProductTypes, maxHomeProductPictures } from '@shared/contract/home-products';
import { type ReactElement, useMemo } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

const list = 'home/products';

/** checklist HPR-08; needs no permission (OP-54). */
export function AddHomeProductScreen(): ReactElement {
  const { t } = useTranslation();
  const backToList = useListReturn(list);
  const [search] = useSearchParams();
  const type = search.get('type') ?? '';
  const add = useWrite('homeProducts.add', { failure: 'inPlace', success: t('homeProducts.added') });
  const handle = useRecordForm<HomeProductValues>({
    draft: { screen: 'home.products.add', record: null, title: t('navigation.addHomeProduct') },
    schema: homeProductForm,
    initial: useMemo(() => ({ ...emptyHomeProduct, type }), [type]),
    needs: 'signedIn',
    save: (values) => add.send({ body: toHomeProductBody(values) }),
    onSaved: backToList,
    onInvalid: useMissingPicturesNotice(),
  });
  return <HomeProductForm handle={handle} onCancel={backToList} />;
}

/** checklist HPR-09 */
export function EditHomeProductScreen(): ReactElement {
  return <PerRecord>{(id) => <EditHomeProduct id={id} />}</PerRecord>;
}

function EditHomeProduct({ id }: { id: number }): ReactElement {
  const { t } = useTranslation();
  const backToList = useListReturn(list);
  const input = { params: { id } };
  const product = useRead('homeProducts.one', input, { keepPrevious: false });
  const update = useWrite('homeProducts.update', { failure: 'inPlace', success: t('homeProducts.updated') });
  const handle = useRecordForm<HomeProductValues>({
    draft: { screen: 'home.products.edit', record: String(id), title: t('navigation.editHomeProduct') },
    schema: homeProductForm,
    initial: useInitial(product.data, toHomeProductForm),
    needs: ['home'],
    save: (values) => update.send({ ...input, body: toHomeProductBody(values) }),
    ...useReread(() => request('homeProducts.one', input), toHomeProductForm),
    onSaved: backToList,
    onInvalid: useMissingPicturesNotice(),
  });
  return (
    <FormState read={product} backTo={`/${list}`} goneText={t('homeProducts.gone')}>
      <HomeProductForm handle={handle} />
    </FormState>
  );
}

/** Missing pictures are toasted besides being marked (OP-54). */
function useMissingPicturesNotice(): (errors: FieldErrors<HomeProductValues>) => void {
  const { t } = useTranslation();
  return ({ images }) => {
    if (images?.type === 'too_small') notify.warning(t('homeProducts.uploadImages'));
  };
}

interface HomeProductFormProps {
  handle: RecordFormHandle<HomeProductValues>;
  /** Given for a new product. */
  onCancel?: () => void;
}

function HomeProductForm({ handle, onCancel }: HomeProductFormProps): ReactElement {
  const { t } = useTranslation();
  return (
    <RecordForm handle={handle} saveLabel={t('homeProducts.save')} {...(onCancel && { onCancel })}>
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
    </RecordForm>
  );
}
