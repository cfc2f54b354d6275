import { useTexts } from '@renderer/runtime/texts/use-texts';
import { TimeField } from '@renderer/ui/form/fields/special-fields';
import { TextField } from '@renderer/ui/form/fields/text-field';
import { FieldRow, FormSection } from '@renderer/ui/form/form-section';
import type { ReactElement } from 'react';
import type { SocialField } from './social-form';

const accounts: readonly SocialField[] = ['snapchat', 'facebook', 'instagram', 'whatsapp', 'twitter', 'tiktok'];
const contacts: readonly SocialField[] = ['gmail', 'call_us', 'address'];
/** Free text in either direction; everything else is a link, an account or a number. */
const isFreeText = (field: SocialField): boolean => field === 'address';

/** Accounts, contact and opening times, as the home site and the shop both have them. */
export function SocialSections(): ReactElement {
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
