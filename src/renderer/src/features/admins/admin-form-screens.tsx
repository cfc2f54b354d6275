import { request } from '@renderer/runtime/calls/bridge';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { PhoneField } from '@renderer/ui/form/fields/phone-field';
import { EmailField, PasswordField } from '@renderer/ui/form/fields/special-fields';
import { TextField } from '@renderer/ui/form/fields/text-field';
import { FieldRow, FormSection } from '@renderer/ui/form/form-section';
import { FormState, useInitial } from '@renderer/ui/form/form-state';
import { PerRecord } from '@renderer/ui/form/per-record';
import { RecordForm } from '@renderer/ui/form/record-form';
import type { RecordFormHandle } from '@renderer/ui/form/record-form-types';
import { useReread } from '@renderer/ui/form/reread';
import { useRecordForm } from '@renderer/ui/form/use-record-form';
import { useListReturn } from '@renderer/ui/list/use-list-return';
import { type AdminFormValues, emptyAdminForm, newAdminForm, toAdminBody, toAdminForm, toAdminSchema } from '@shared/contract/admin-form';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toRoleNames } from './admin-names';

const list = 'admins';

/** checklist ADM-15 */
export function AddAdminScreen(): ReactElement {
  const { t } = useTranslation();
  const backToList = useListReturn(list);
  const add = useWrite('admins.add', { failure: 'inPlace', success: t('adminForm.added') });
  const handle = useRecordForm({
    draft: { screen: 'admins.add', record: null, title: t('navigation.addAdmin') },
    secrets: ['password'],
    schema: newAdminForm,
    initial: emptyAdminForm,
    needs: ['admin'],
    save: (values: AdminFormValues) => add.send({ body: { ...toAdminBody(values, []), password: values.password } }),
    onSaved: backToList,
  });
  return <AdminForm handle={handle} onCancel={backToList} />;
}

/** checklist ADM-16 */
export function EditAdminScreen(): ReactElement {
  return <PerRecord>{(id) => <EditAdmin id={id} />}</PerRecord>;
}

function EditAdmin({ id }: { id: number }): ReactElement {
  const { t } = useTranslation();
  const backToList = useListReturn(list);
  const input = { params: { id } };
  const admin = useRead('admins.one', input, { keepPrevious: false });
  const update = useWrite('admins.update', { failure: 'inPlace', success: t('adminForm.updated') });
  const { reread, latest } = useReread(() => request('admins.one', input), toAdminForm);
  const handle = useRecordForm({
    draft: { screen: 'admins.edit', record: String(id), title: t('navigation.editAdmin') },
    secrets: ['password'],
    schema: useMemo(() => toAdminSchema(admin.data), [admin.data]),
    initial: useInitial(admin.data, toAdminForm),
    needs: ['admin'],
    save: async (values: AdminFormValues) => {
      // The roles as they are now: a change on the rules page meanwhile must not be undone by this form.
      const now = latest() ?? admin.data;
      return update.send({ ...input, body: toAdminBody(values, now ? toRoleNames(now) : []) });
    },
    reread,
    onSaved: backToList,
  });
  return (
    <FormState read={admin} backTo={`/${list}`} goneText={t('adminForm.gone')}>
      <AdminForm handle={handle} {...(admin.data && { storedCode: admin.data.country_code })} />
    </FormState>
  );
}

interface AdminFormProps {
  handle: RecordFormHandle<AdminFormValues>;
  /** Given for a new admin. */
  onCancel?: () => void;
  storedCode?: string;
}

function AdminForm({ handle, onCancel, storedCode = '' }: AdminFormProps): ReactElement {
  const { t } = useTranslation();
  return (
    <RecordForm handle={handle} saveLabel={t('adminForm.save')} {...(onCancel && { onCancel })}>
      <FormSection id="person" title={t('adminForm.person')} hint={t('adminForm.personHint')}>
        <FieldRow>
          <TextField name="f_name" label={t('adminForm.firstName')} isRequired />
          <TextField name="l_name" label={t('adminForm.lastName')} isRequired />
        </FieldRow>
      </FormSection>
      <FormSection id="access" title={t('adminForm.access')} hint={t(onCancel ? 'adminForm.accessHintNew' : 'adminForm.accessHint')}>
        <FieldRow>
          <EmailField name="email" label={t('adminForm.email')} isRequired />
          <PhoneField name="phone" label={t('adminForm.phone')} isRequired storedCode={storedCode} />
        </FieldRow>
        <PasswordField
          name="password"
          label={t('adminForm.password')}
          isRequired={onCancel !== undefined}
          {...(!onCancel && { hint: t('adminForm.passwordHint') })}
        />
      </FormSection>
    </RecordForm>
  );
}
