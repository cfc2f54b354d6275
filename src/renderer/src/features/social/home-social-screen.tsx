import { request } from '@renderer/runtime/calls/bridge';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { TimeField } from '@renderer/ui/form/fields/special-fields';
import { TextField } from '@renderer/ui/form/fields/text-field';
import { FieldRow, FormSection } from '@renderer/ui/form/form-section';
import { FormState, useInitial } from '@renderer/ui/form/form-state';
import { RecordForm } from '@renderer/ui/form/record-form';
import { useReread } from '@renderer/ui/form/reread';
import { useRecordForm } from '@renderer/ui/form/use-record-form';
import {
  emptySocialForm,
  type SocialField,
  type SocialFormValues,
  socialForm,
  toSocialBody,
  toSocialForm,
} from '@shared/contract/social-form';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const accounts: readonly SocialField[] = ['snapchat', 'facebook', 'instagram', 'whatsapp', 'twitter', 'tiktok'];
const contacts: readonly SocialField[] = ['gmail', 'call_us', 'address'];
/** Free text in either direction; everything else is a link, an account or a number. */
const isFreeText = (field: SocialField): boolean => field === 'address';

/** checklist HSO-02: read-only until Edit once a record exists; without one it starts editable and empty (HSO-04 to HSO-06). */
export function HomeSocialScreen(): ReactElement {
  const { t } = useTranslation();
  const record = useRead('homeSocial.read', undefined);
  const save = useWrite('homeSocial.save', { failure: 'inPlace', success: t('social.saved') });
  const stored = useInitial(record.data, toSocialForm);
  const handle = useRecordForm({
    draft: { screen: 'home.social', record: null, title: t('navigation.homeSocial') },
    schema: socialForm,
    initial: record.data === null ? emptySocialForm : stored,
    needs: ['social_media'],
    save: (values: SocialFormValues) => save.send({ body: toSocialBody(values) }),
    ...useReread(async () => (await request('homeSocial.read', undefined)) ?? { ...emptySocialForm }, toSocialForm),
    startsLocked: record.data !== null,
  });
  const field = (name: SocialField): ReactElement => (
    <TextField key={name} name={name} label={t(`social.fields.${name}`)} isLatin={!isFreeText(name)} />
  );
  return (
    <FormState read={record}>
      <RecordForm handle={handle}>
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
      </RecordForm>
    </FormState>
  );
}
