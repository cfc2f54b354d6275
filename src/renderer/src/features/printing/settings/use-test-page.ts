import { request } from '@renderer/runtime/calls/bridge';
import { readKey } from '@renderer/runtime/calls/reads';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { notify } from '@renderer/runtime/notices/notify';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { printQueuePanel } from '@renderer/shared-components/printing/queue/print-queue-panel';
import { useOnce } from '@renderer/shared-components/printing/use-once';
import { toDisplayName } from '@renderer/shared-components/printing/use-print';
import { useFocusFirstError } from '@renderer/ui/form/focus-first-error';
import { useFormScope } from '@renderer/ui/form/form-context';
import { isolate } from '@renderer/ui/text/isolate';
import type { Printable } from '@shared/domain/printing/printable';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type SettingsValues, toFieldName, toSendable } from './settings-form';

interface TestPage {
  /** Prints a test page with the document's destination as entered in the form. */
  print: () => void;
  isPending: boolean;
  /** Printing was tried without a printer. */
  isMissingPrinter: boolean;
}

/** `onProblem` must show the document's fields. */
export function useTestPage(document: Printable, onProblem: () => void): TestPage {
  const t = useTexts();
  const language = useLanguage();
  const client = useQueryClient();
  const once = useOnce();
  const { formId } = useFormScope();
  const { getValues, trigger } = useFormContext<SettingsValues>();
  const { send, isPending } = useWrite('printing.printTestPage');
  const showFirstError = useFocusFirstError(formId);
  const printer = useWatch<SettingsValues>({ name: toFieldName(document, 'printer') });
  const [wasTriedWithout, setTriedWithout] = useState(false);

  async function print(): Promise<void> {
    const values = getValues();
    const destination = values.routes[document];
    if (!(await trigger(`routes.${document}`))) {
      onProblem();
      return showFirstError();
    }
    if (destination.printer === null) {
      setTriedWithout(true);
      return onProblem();
    }
    const result = await send({ document, settings: toSendable(values) });
    if (!result.ok) return;
    const name = isolate(toDisplayName(client, destination.printer), language);
    notify.success(t('printQueue.toast.testQueued', { printer: name }), {
      label: t('printQueue.toast.openQueue'),
      run: printQueuePanel.open,
    });
    void lookForTitle(result.value.jobId);
  }

  /** Waits until the printing system has the page; the row shows the result. */
  async function lookForTitle(jobId: string): Promise<void> {
    const found = await request('printing.checkTestPage', { jobId }).catch(() => null);
    if (found?.titles) await client.invalidateQueries({ queryKey: readKey('printing.printers', undefined) });
  }

  return {
    print: () => void once(JSON.stringify(getValues()), print),
    isPending,
    isMissingPrinter: wasTriedWithout && printer === null,
  };
}
