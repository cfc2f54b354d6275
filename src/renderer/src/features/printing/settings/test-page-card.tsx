import { Button } from '@fluentui/react-components';
import { PrintRegular } from '@fluentui/react-icons';
import { printQueuePanel } from '@renderer/parts/printing/print-queue-panel';
import { useOnce } from '@renderer/parts/printing/use-once';
import { toDisplayName } from '@renderer/parts/printing/use-print';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { notify } from '@renderer/runtime/notices/notify';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFocusFirstError } from '@renderer/ui/form/focus-first-error';
import { Card } from '@renderer/ui/layout/card';
import { isolate } from '@renderer/ui/text/isolate';
import type { PrintSettings } from '@shared/contract/print-settings';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type ProfileValues, toProfile, withProfile } from './profile-form';
import { useSettingsStyles } from './settings-styles';

/** Prints one page with what stands in the form at this moment. */
export function TestPageCard({ formId, settings }: { formId: string; settings: PrintSettings }): ReactElement {
  const { t } = useTranslation();
  const styles = useSettingsStyles();
  const language = useLanguage();
  const client = useQueryClient();
  const once = useOnce();
  const { getValues, trigger, watch } = useFormContext<ProfileValues>();
  const { send, isPending } = useWrite('printing.printTestPage');
  const showFirstError = useFocusFirstError(formId);
  const [wasTriedWithout, setTriedWithout] = useState(false);
  const isMissingPrinter = wasTriedWithout && watch('printer') === null;

  const print = async (): Promise<void> => {
    if (!(await trigger())) return showFirstError();
    const profile = toProfile(getValues());
    if (profile.printer === null) return setTriedWithout(true);
    const result = await send({ document: 'invoice', settings: withProfile(settings, profile) });
    if (!result.ok) return;
    const printer = isolate(toDisplayName(client, profile.printer), language);
    notify.success(t('printQueue.toast.testQueued', { printer }), { label: t('printQueue.toast.openQueue'), run: printQueuePanel.open });
  };

  return (
    <Card as="section" className={styles.test} aria-labelledby="printer-test-page">
      <div className={styles.testWords}>
        <h2 id="printer-test-page" className={styles.testTitle}>
          {t('printerSettings.test.title')}
        </h2>
        <p className={styles.testHint}>{t('printerSettings.test.hint')}</p>
        {isMissingPrinter && (
          <p className={styles.problem} role="alert">
            {t('printerSettings.test.needsPrinter')}
          </p>
        )}
      </div>
      <Button
        type="button"
        icon={<PrintRegular />}
        disabledFocusable={isPending}
        onClick={() => void once(JSON.stringify(getValues()), print)}
      >
        {t('printerSettings.test.print')}
      </Button>
    </Card>
  );
}
