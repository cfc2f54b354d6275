import { request } from '@renderer/runtime/calls/bridge';
import { needsOf } from '@renderer/runtime/calls/needs';
import { useFreshRead } from '@renderer/runtime/calls/use-fresh-read';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { FormSection } from '@renderer/ui/form/form-section';
import { FormState, useInitial } from '@renderer/ui/form/form-state';
import { RecordForm } from '@renderer/ui/form/record-form';
import { useReread } from '@renderer/ui/form/reread';
import { useRecordForm } from '@renderer/ui/form/use-record-form';
import type { IbanSetting } from '@shared/contract/iban';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteIban } from './delete-iban';
import { IbanField } from './iban-field';
import { emptyIbanForm, ibanForm, toIbanForm } from './iban-form';

const hasIban = (record: IbanSetting | null | undefined): record is IbanSetting => Boolean(record?.iban);

/** checklist IBN-01 to IBN-04: read-only until Edit while there is an IBAN, with Delete beside it; without one it starts editable and empty. */
export function IbanScreen(): ReactElement {
  const { t } = useTranslation();
  const record = useFreshRead('iban.read', undefined);
  const save = useWrite('iban.save', { failure: 'inPlace', success: t('iban.saved') });
  const stored = useInitial(record.data, toIbanForm);
  const handle = useRecordForm({
    draft: { screen: 'shop.iban', record: null, title: t('iban.label') },
    schema: ibanForm,
    initial: record.data === null ? emptyIbanForm : stored,
    needs: needsOf('iban.save'),
    save: (values) => save.send({ body: values }),
    ...useReread(async () => (await request('iban.read', undefined)) ?? { ...emptyIbanForm }, toIbanForm),
    startsLocked: hasIban(record.data),
  });
  return (
    <FormState read={record}>
      <RecordForm handle={handle} saveLabel={t('iban.save')} besideEdit={hasIban(record.data) && <DeleteIban iban={record.data.iban} />}>
        <FormSection id="account" title={t('iban.section')} hint={t('iban.sectionHint')}>
          <IbanField name="iban" label={t('iban.label')} isRequired />
        </FormSection>
      </RecordForm>
    </FormState>
  );
}
