import { request } from '@renderer/runtime/calls/bridge';
import { needsOf } from '@renderer/runtime/calls/call-facts';
import { useFreshRead } from '@renderer/runtime/calls/use-fresh-read';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { FormState, useInitial } from '@renderer/ui/form/form-state';
import { RecordForm } from '@renderer/ui/form/record/record-form';
import { useReread } from '@renderer/ui/form/record/reread';
import { useRecordForm } from '@renderer/ui/form/record/use-record-form';
import type { ReactElement } from 'react';
import { emptySocialForm, type SocialFormValues, socialForm, toSocialBody, toSocialForm } from './social-form';
import { SocialSections } from './social-sections';

/** checklist HSO-02: read-only until Edit once a record exists; without one it starts editable and empty (HSO-04 to HSO-06). */
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
