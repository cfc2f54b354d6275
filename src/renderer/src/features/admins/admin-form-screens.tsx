import { useTexts } from '@renderer/runtime/texts/use-texts';
import { toPersonForm, toPersonSchema } from '@renderer/shared-components/admins/person-form';
import { PhoneField } from '@renderer/ui/form/fields/phone-field';
import { EmailField, PasswordField } from '@renderer/ui/form/fields/special-fields';
import { TextField } from '@renderer/ui/form/fields/text-field';
import { FieldRow, FormSection } from '@renderer/ui/form/form-section';
import { defineRecordForm } from '@renderer/ui/form/record/record-form-definition';
import { AddRecord, EditRecord } from '@renderer/ui/form/record/record-screens';
import type { Admin } from '@shared/contract/shop/admins';
import { toAdminName, toRoleNames } from '@shared/lists/admins';
import type { ReactElement } from 'react';
import { emptyAdminForm, newAdminForm, toAdminBody } from './admin-form';
import { needOfAdminForm } from './admin-permissions';

const adminForm = defineRecordForm({
  list: 'admins',
  secrets: ['password'],
  saveLabel: (t) => t('adminForm.save'),
  add: {
    title: (t) => t('navigation.addAdmin'),
    schema: newAdminForm,
    empty: () => emptyAdminForm,
    call: 'admins.add',
    toInput: (values) => ({ body: { ...toAdminBody(values, []), password: values.password } }),
    success: (t) => t('adminForm.added'),
  },
  edit: {
    title: (t) => t('navigation.editAdmin'),
    needs: needOfAdminForm,
    nameOf: toAdminName,
    read: { call: 'admins.one', toInput: (id) => ({ params: { id } }), toRow: (row) => row },
    toValues: toPersonForm,
    toSchema: toPersonSchema,
    call: 'admins.update',
    // The current roles, so that this form doesn't revert a change on the rules page.
    toInput: (values, id, now) => ({ params: { id }, body: toAdminBody(values, now ? toRoleNames(now) : []) }),
    success: (t) => t('adminForm.updated'),
    goneText: (t) => t('adminForm.gone'),
    inList: {
      call: 'admins.list',
      toChanged: (row, { body: { f_name, l_name, email, phone, country_code } }) => ({
        ...row,
        f_name,
        l_name,
        email,
        phone,
        country_code,
      }),
    },
  },
  Fields: AdminFields,
});

/** checklist ADM-15 */
export function AddAdminScreen(): ReactElement {
  return <AddRecord form={adminForm} />;
}

/** checklist ADM-16 */
export function EditAdminScreen(): ReactElement {
  return <EditRecord form={adminForm} />;
}

function AdminFields({ record }: { record: Admin | null }): ReactElement {
  const t = useTexts();
  const isNew = record === null;
  return (
    <>
      <FormSection id="person" title={t('adminForm.person')} hint={t('adminForm.personHint')}>
        <FieldRow>
          <TextField name="f_name" label={t('adminForm.firstName')} isRequired />
          <TextField name="l_name" label={t('adminForm.lastName')} isRequired />
        </FieldRow>
      </FormSection>
      <FormSection id="access" title={t('adminForm.access')} hint={t(isNew ? 'adminForm.accessHintNew' : 'adminForm.accessHint')}>
        <FieldRow>
          <EmailField name="email" label={t('adminForm.email')} isRequired />
          <PhoneField name="phone" label={t('adminForm.phone')} isRequired {...(record && { storedCode: record.country_code })} />
        </FieldRow>
        <PasswordField
          name="password"
          label={t('adminForm.password')}
          isRequired={isNew}
          {...(!isNew && { hint: t('adminForm.passwordHint') })}
        />
      </FormSection>
    </>
  );
}
