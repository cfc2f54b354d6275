import { Button } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons';
import { request } from '@renderer/runtime/calls/bridge';
import { needsOf } from '@renderer/runtime/calls/call-facts';
import { readKey } from '@renderer/runtime/calls/reads';
import { useFreshRead } from '@renderer/runtime/calls/use-fresh-read';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { isOver } from '@renderer/runtime/calls/write-outcome';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useQuietDangerButton } from '@renderer/ui/controls/danger-button';
import { ConfirmDialog } from '@renderer/ui/feedback/confirm-dialog';
import { FormSection } from '@renderer/ui/form/form-section';
import { FormState, useInitial } from '@renderer/ui/form/form-state';
import { RecordForm } from '@renderer/ui/form/record/record-form';
import { useReread } from '@renderer/ui/form/record/reread';
import { useRecordForm } from '@renderer/ui/form/record/use-record-form';
import { requiredText } from '@renderer/validation/form-rules';
import type { IbanSetting } from '@shared/contract/shop/iban';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { z } from 'zod';
import { toElectronicIban, toIbanGroups } from './iban';
import { IbanField } from './iban-field';

/** Checklist IBN-04, OP-98: only an empty IBAN is refused; other problems are shown at its field. */
const ibanForm = z.object({ iban: requiredText().transform(toElectronicIban) });
type IbanFormValues = z.output<typeof ibanForm>;

const emptyIbanForm: IbanFormValues = { iban: '' };

function toIbanForm({ iban }: IbanSetting): IbanFormValues {
  return { iban };
}

const hasIban = (record: IbanSetting | null | undefined): record is IbanSetting => Boolean(record?.iban);

/**
 * Checklist IBN-01 to IBN-04: locked until *Edit* if there is an IBAN, with *Delete* beside it; without one it starts unlocked and empty.
 */
export function IbanScreen(): ReactElement {
  const t = useTexts();
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

/** Checklist IBN-09: requires confirmation with the IBAN; if the server refuses, the question stays. */
function DeleteIban({ iban }: { iban: string }): ReactElement {
  const t = useTexts();
  const danger = useQuietDangerButton();
  const [isAsking, setAsking] = useState(false);
  const client = useQueryClient();
  const remove = useWrite('iban.remove', {
    success: t('iban.removed'),
    onSuccess: () => client.setQueryData(readKey('iban.read', undefined), null),
  });
  async function confirm(): Promise<void> {
    if (isOver(await remove.send(undefined))) setAsking(false);
  }
  return (
    <>
      <Button appearance="subtle" className={danger} icon={<DeleteRegular />} onClick={() => setAsking(true)}>
        {t('iban.remove')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('iban.removeTitle')}
        text={t('iban.removeText', { iban: `\u2066${toIbanGroups(iban).join('\u00a0')}\u2069` })}
        confirmLabel={t('iban.remove')}
        isBusy={remove.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
