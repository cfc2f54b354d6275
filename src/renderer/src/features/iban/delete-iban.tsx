import { Button } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons';
import { readKey } from '@renderer/runtime/calls/reads';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { isOver } from '@renderer/runtime/calls/write-outcome';
import { useQuietDangerButton } from '@renderer/ui/controls/danger-button';
import { ConfirmDialog } from '@renderer/ui/feedback/confirm-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toIbanGroups } from './iban';

/** checklist IBN-09: asks first, naming what goes; refused, the question stays. */
export function DeleteIban({ iban }: { iban: string }): ReactElement {
  const { t } = useTranslation();
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
