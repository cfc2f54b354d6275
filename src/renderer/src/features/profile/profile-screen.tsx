import { needsOf } from '@renderer/runtime/calls/call-facts';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { notify } from '@renderer/runtime/notices/notify';
import { ownerOf } from '@renderer/runtime/state/session-phase';
import { useSession } from '@renderer/runtime/state/session-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { AvatarField } from '@renderer/ui/form/fields/files/avatar-field';
import { PhoneField } from '@renderer/ui/form/fields/phone-field';
import { EmailField, PasswordField } from '@renderer/ui/form/fields/special-fields';
import { TextField } from '@renderer/ui/form/fields/text-field';
import { FieldRow, FormSection } from '@renderer/ui/form/form-section';
import { useInitial } from '@renderer/ui/form/form-state';
import { RecordForm } from '@renderer/ui/form/record/record-form';
import type { SaveProgress } from '@renderer/ui/form/record/record-form-types';
import { useRecordForm } from '@renderer/ui/form/record/use-record-form';
import { ok, type Result } from '@shared/contract/result';
import { type ReactElement, useMemo } from 'react';
import { type ProfileFormValues, toProfileBody, toProfileForm, toProfileSchema } from './profile-form';

/** Checklist PRO-02: the user's own profile, filled from the session. */
export function ProfileScreen(): ReactElement {
  const t = useTexts();
  // During a suspension the form stays, so that it is the same one afterward.
  const admin = useSession(ownerOf);
  const update = useWrite('profile.update', { failure: 'inPlace' });
  const changeAvatar = useWrite('profile.changeAvatar', { failure: 'inPlace' });
  const initial = useInitial(admin, toProfileForm);

  /** Sends only what changed: the fields, the picture, or both. */
  async function save(values: ProfileFormValues, progress: SaveProgress<ProfileFormValues>): Promise<Result<null>> {
    const { avatar, ...fields } = values;
    const { avatar: avatarBefore, ...fieldsBefore } = initial ?? values;
    if (JSON.stringify(fields) !== JSON.stringify(fieldsBefore)) {
      const updated = await update.send({ body: toProfileBody(values) });
      if (!updated.ok) return updated;
      progress.stored({ ...fields, password: '' });
    }
    if (avatar !== avatarBefore && avatar) {
      const changed = await changeAvatar.send({ body: { avatar } });
      if (!changed.ok) return changed;
    }
    return ok(null);
  }

  const handle = useRecordForm({
    draft: { screen: 'profile', record: null, title: t('navigation.profile') },
    secrets: ['password'],
    schema: useMemo(() => toProfileSchema(admin), [admin]),
    initial,
    needs: needsOf('profile.update'),
    save,
    onSaved: () => notify.success(t('profile.updated')),
  });
  const name = admin ? `${admin.f_name} ${admin.l_name}` : '';
  return (
    <RecordForm handle={handle} saveLabel={t('profile.save')}>
      <FormSection id="picture" title={t('profile.picture')} hint={t('profile.pictureHint')}>
        <AvatarField name="avatar" label={t('profile.avatar')} personName={name} />
      </FormSection>
      <FormSection id="person" title={t('profile.person')}>
        <FieldRow>
          <TextField name="f_name" label={t('adminForm.firstName')} isRequired />
          <TextField name="l_name" label={t('adminForm.lastName')} isRequired />
        </FieldRow>
      </FormSection>
      <FormSection id="access" title={t('profile.access')} hint={t('profile.accessHint')}>
        <FieldRow>
          <EmailField name="email" label={t('adminForm.email')} isRequired />
          <PasswordField name="password" label={t('adminForm.password')} />
        </FieldRow>
        <FieldRow>
          <PhoneField name="phone" label={t('adminForm.phone')} isRequired {...(admin && { storedCode: admin.country_code })} />
        </FieldRow>
      </FormSection>
    </RecordForm>
  );
}
