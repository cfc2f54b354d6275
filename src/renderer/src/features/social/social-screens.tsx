import { request } from '@renderer/runtime/calls/bridge';
import { needsOf } from '@renderer/runtime/calls/call-facts';
import { useFreshRead } from '@renderer/runtime/calls/use-fresh-read';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { PictureField } from '@renderer/ui/form/fields/files/picture-field';
import { TimeField } from '@renderer/ui/form/fields/special-fields';
import { TextField } from '@renderer/ui/form/fields/text-field';
import { FieldRow, FormSection } from '@renderer/ui/form/form-section';
import { FormState, useInitial } from '@renderer/ui/form/form-state';
import { RecordForm } from '@renderer/ui/form/record/record-form';
import { useReread } from '@renderer/ui/form/record/reread';
import { useRecordForm } from '@renderer/ui/form/record/use-record-form';
import type { ReactElement } from 'react';
import {
  emptyShopSocialForm,
  emptySocialForm,
  type ShopSocialFormValues,
  type SocialField,
  type SocialFormValues,
  shopSocialForm,
  socialForm,
  toShopSocialBody,
  toShopSocialForm,
  toSocialBody,
  toSocialForm,
} from './social-form';

const accounts: readonly SocialField[] = ['snapchat', 'facebook', 'instagram', 'whatsapp', 'twitter', 'tiktok'];
const contacts: readonly SocialField[] = ['gmail', 'call_us', 'address'];
/** Free text in either direction; the other fields are links, accounts, or numbers. */
const isFreeText = (field: SocialField): boolean => field === 'address';

/** Accounts, contact, and opening times, which the home site and the shop both have. */
function SocialSections(): ReactElement {
  const t = useTexts();
  const field = (name: SocialField): ReactElement => (
    <TextField key={name} name={name} label={t(`social.fields.${name}`)} isLatin={!isFreeText(name)} />
  );
  return (
    <>
      <FormSection id="accounts" title={t('social.accounts')} hint={t('social.accountsHint')}>
        <FieldRow>{accounts.map(field)}</FieldRow>
      </FormSection>
      <FormSection id="contact" title={t('social.contact')} hint={t('social.contactHint')}>
        <FieldRow>{contacts.map(field)}</FieldRow>
      </FormSection>
      <FormSection id="hours" title={t('social.hours')} hint={t('social.hoursHint')}>
        <FieldRow>
          <TimeField name="time_from" label={t('social.timeFrom')} isRequired />
          <TimeField name="time_to" label={t('social.timeTo')} isRequired />
        </FieldRow>
      </FormSection>
    </>
  );
}

/** Checklist SSO-01, SSO-02: the settings of the home site plus a QR picture, locked until *Edit* if a record exists. */
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

/** Checklist HSO-02: locked until *Edit* if a record exists; without one it starts unlocked and empty (HSO-04 to HSO-06). */
export function HomeSocialScreen(): ReactElement {
  const t = useTexts();
  const record = useFreshRead('homeSocial.read', undefined);
  const save = useWrite('homeSocial.save', { failure: 'inPlace', success: t('social.saved') });
  const stored = useInitial(record.data, toSocialForm);
  const handle = useRecordForm({
    draft: { screen: 'home.social', record: null, title: t('navigation.homeSocial') },
    schema: socialForm,
    initial: record.data === null ? emptySocialForm : stored,
    needs: needsOf('homeSocial.save'),
    save: (values: SocialFormValues) => save.send({ body: toSocialBody(values) }),
    toSent: toSocialBody,
    ...useReread(async () => (await request('homeSocial.read', undefined)) ?? { ...emptySocialForm }, toSocialForm),
    startsLocked: record.data !== null,
  });
  return (
    <FormState read={record}>
      <RecordForm handle={handle}>
        <SocialSections />
      </RecordForm>
    </FormState>
  );
}
