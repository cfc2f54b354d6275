import { makeStyles } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { CustomerNote } from '@renderer/shared-components/notes/customer-note';
import { PhoneField } from '@renderer/ui/form/fields/phone-field';
import { EmailField } from '@renderer/ui/form/fields/special-fields';
import { TextField } from '@renderer/ui/form/fields/text-field';
import { FieldRow, FormSection } from '@renderer/ui/form/form-section';
import { defineRecordEditing } from '@renderer/ui/form/record/record-form-definition';
import { EditRecord } from '@renderer/ui/form/record/record-screens';
import { plainList, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { PhoneText } from '@renderer/ui/text/phone-text';
import { smallQuietText } from '@renderer/ui/text/text-styles';
import type { User } from '@shared/contract/shop/users';
import type { InputOf } from '@shared/contract/tables/bridge';
import { withForeignCode } from '@shared/domain/phone';
import { type ReactElement, useId } from 'react';
import { toUserName } from '../user-names';
import { toDefaultPhone, toOtherPhones } from '../user-phones';
import { AddressSection } from './address-section';
import { toUserBody, toUserForm, toUserSchema } from './user-form';

const useStyles = makeStyles({
  root: { ...wrappingRow, alignItems: 'baseline', gap: '4px 16px' },
  words: smallQuietText,
  phones: { ...wrappingRow, flexGrow: 1, gap: '4px 16px', ...plainList },
});

/** Shows the phones that the form doesn't change; renders nothing if there are none. */
function OtherPhones({ phones }: { phones: User['user_phones'] }): ReactElement | null {
  const styles = useStyles();
  const t = useTexts();
  const titleId = useId();
  if (phones.length === 0) return null;
  return (
    <div className={styles.root}>
      <span id={titleId} className={styles.words}>
        {t('users.otherPhones')}
      </span>
      <ul className={styles.phones} aria-labelledby={titleId}>
        {phones.map(({ country_code, phone }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same number may stand there twice.
          <li key={at}>
            <PhoneText phone={`${country_code} ${phone}`.trim()} />
          </li>
        ))}
      </ul>
      <span className={styles.words}>{t('users.otherPhonesHint')}</span>
    </div>
  );
}

/** Returns the user's row after a save: the sent phone replaces the default one (OP-62). */
function toSavedRow(row: User, { body: { f_name, l_name, email, country_code, phone } }: InputOf<'users.update'>): User {
  return {
    ...row,
    ...{ f_name, l_name, email },
    user_phones: [{ country_code, phone, is_default: true }, ...toOtherPhones(row.user_phones)],
  };
}

/** Checklist USR-06, USR-07, USR-12 to USR-20. There is no call for one user (OP-62). */
const userProfile = defineRecordEditing({
  list: 'masterHN/users',
  saveLabel: (t) => t('users.save'),
  fieldOfServer: { user_address: (rest) => rest.split('.')[0] ?? null },
  edit: {
    title: (t) => t('navigation.userProfile'),
    nameOf: toUserName,
    read: {
      call: 'users.list',
      toInput: (id) => ({ query: { search: String(id) } }),
      toRow: ({ rows }, id) => rows.find((row) => row.id === id) ?? null,
    },
    acceptsNavigationState: true,
    isLeftWhenGone: true,
    unnamedText: (t) => t('users.unnamed'),
    toValues: toUserForm,
    toSchema: toUserSchema,
    call: 'users.update',
    toInput: (values, id, user) => ({ params: { id }, body: toUserBody(values, user) }),
    success: (t) => t('users.updated'),
    goneText: (t) => t('users.gone'),
    inList: { call: 'users.list', toChanged: toSavedRow },
  },
  Fields: ProfileFields,
});

/** `/masterHN/users/profile`, with the row of the list as `record` of the navigation state (OP-62) */
export function UserProfileScreen(): ReactElement {
  return <EditRecord form={userProfile} />;
}

function ProfileFields({ record }: { record: User | null }): ReactElement {
  const t = useTexts();
  const phones = record?.user_phones ?? [];
  const known = toDefaultPhone(phones);
  return (
    <>
      <FormSection id="person" title={t('users.person')}>
        <FieldRow>
          <TextField name="f_name" label={t('adminForm.firstName')} isRequired />
          <TextField name="l_name" label={t('adminForm.lastName')} isRequired />
        </FieldRow>
      </FormSection>
      <FormSection id="contact" title={t('users.contact')}>
        <FieldRow>
          <EmailField name="email" label={t('adminForm.email')} isRequired />
          <PhoneField
            name="phone"
            label={t('users.columns.phone')}
            isRequired
            {...(known && { storedCode: known.country_code, keptNumber: known.phone })}
          />
        </FieldRow>
        <OtherPhones phones={toOtherPhones(phones)} />
        {known && <CustomerNote phone={withForeignCode(known)} />}
      </FormSection>
      <AddressSection others={Math.max(0, (record?.user_addresses.length ?? 0) - 1)} />
    </>
  );
}
