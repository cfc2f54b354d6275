import { request } from '@renderer/runtime/calls/bridge';
import { needsOf } from '@renderer/runtime/calls/call-facts';
import { useFreshRead } from '@renderer/runtime/calls/use-fresh-read';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { PictureField } from '@renderer/ui/form/fields/files/picture-field';
import { FormSection } from '@renderer/ui/form/form-section';
import { FormState, useInitial } from '@renderer/ui/form/form-state';
import { RecordForm } from '@renderer/ui/form/record/record-form';
import { useReread } from '@renderer/ui/form/record/reread';
import { useRecordForm } from '@renderer/ui/form/record/use-record-form';
import type { ReactElement } from 'react';
import { emptyShopSocialForm, type ShopSocialFormValues, shopSocialForm, toShopSocialBody, toShopSocialForm } from './social-form';
import { SocialSections } from './social-sections';

/** checklist SSO-01, SSO-02: the settings of the home site with a QR picture, read-only until Edit once a record exists. */
export function ShopSocialScreen(): ReactElement {
  const t = useTexts();
  const record = useFreshRead('shopSocial.read', undefined);
  const save = useWrite('shopSocial.save', { failure: 'inPlace', success: t('social.saved') });
  const stored = useInitial(record.data, toShopSocialForm);
  const handle = useRecordForm({
    draft: { screen: 'shop.social', record: null, title: t('navigation.social') },
    schema: shopSocialForm,
    initial: record.data === null ? emptyShopSocialForm : stored,
    needs: needsOf('shopSocial.save'),
    save: (values: ShopSocialFormValues) => save.send({ body: toShopSocialBody(values) }),
    toSent: toShopSocialBody,
    ...useReread(async () => (await request('shopSocial.read', undefined)) ?? emptyShopSocialForm, toShopSocialForm),
    startsLocked: record.data !== null,
  });
  return (
    <FormState read={record}>
      <RecordForm handle={handle}>
        <SocialSections />
        <FormSection id="qr" title={t('social.qr')} hint={t('social.qrHint')}>
          <PictureField name="qr_code" label={t('social.qrPicture')} maxWidthPx={220} showsWhole />
        </FormSection>
      </RecordForm>
    </FormState>
  );
}
