import { Button } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { useQuietDangerButton } from '@renderer/ui/controls/danger-button';
import { ConfirmDialog } from '@renderer/ui/feedback/confirm-dialog';
import { toIbanGroups } from '@shared/domain/iban';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** checklist IBN-09: asks first, naming what goes; refused, the question stays. */
export function DeleteIban({ iban }: { iban: string }): ReactElement {
  const { t } = useTranslation();
  const danger = useQuietDangerButton();
  const [isAsking, setAsking] = useState(false);
  const remove = useWrite('iban.remove', { success: t('iban.removed') });
  async function confirm(): Promise<void> {
    const { ok } = await remove.send(undefined);
    if (ok) setAsking(false);
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
