import { useWrite } from '@renderer/runtime/calls/use-write';
import { notify } from '@renderer/runtime/notices/notify';
import { type FirstStep, noteFirstSteps } from '@renderer/runtime/state/first-steps-state';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { printQueuePanel, usePrintQueuePanel } from '@renderer/shared-components/printing/queue/print-queue-panel';
import { usePrint } from '@renderer/shared-components/printing/use-print';
import { focusFirstError } from '@renderer/ui/form/focus-first-error';
import { useInitial } from '@renderer/ui/form/form-state';
import type { RecordFormHandle } from '@renderer/ui/form/record/record-form-types';
import { useRecordForm } from '@renderer/ui/form/record/use-record-form';
import type { PrintSettings, PrintSettingsView } from '@shared/contract/printing/print-settings';
import { type Printable, printables } from '@shared/domain/printing/printable';
import { useEffect, useRef } from 'react';
import { type SettingsValues, settingsValues, toSettings, toSettingsValues } from './settings-form';
import type { SettingsTab } from './settings-tabs';

interface SettingsForm {
  handle: RecordFormHandle<SettingsValues>;
  /** Saves the input, then prints what waits for a printer. */
  printHeld: () => Promise<void>;
}

/** Destinations and head are one form on two tabs. */
export function useSettingsForm(settings: PrintSettingsView | undefined): SettingsForm {
  const t = useTexts();
  // The form shows the failure.
  const { send } = useWrite('printing.saveSettings', { failure: 'inPlace' });
  const { printOrders } = usePrint();
  const wantsPrint = useRef(false);
  const print = async (): Promise<void> => {
    const { held } = usePrintQueuePanel.getState();
    if (!held) return;
    const { orders, sheet, ...options } = held;
    if (await (sheet ? sheet.print() : printOrders(orders, options))) printQueuePanel.release();
  };
  const handle = useRecordForm<SettingsValues, PrintSettings>({
    draft: { screen: 'printing.settings', record: null, title: t('printerSettings.title') },
    schema: settingsValues,
    initial: useInitial(settings, toSettingsValues),
    needs: 'signedIn',
    save: (values) => send(toSettings(values)),
    onSaved: (_saved, values) => {
      noteFirstSteps(toDoneSteps(toSettings(values)));
      if (wantsPrint.current) void print();
      else notify.success(t('printQueue.toast.settingsSaved'));
    },
  });
  const printHeld = async (): Promise<void> => {
    if (!handle.isDirty) return print();
    wantsPrint.current = true;
    await handle.submit();
    wantsPrint.current = false;
  };
  return { handle, printHeld };
}

/** Returns the first steps that these settings complete. */
function toDoneSteps({ routes, pressed, shopName, shopPhone }: PrintSettings): FirstStep[] {
  const steps: FirstStep[] = [];
  if (routes.invoice.printer) steps.push('printer');
  if (pressed.every((document) => routes[document].printer)) steps.push('documents');
  if (shopName && shopPhone) steps.push('head');
  return steps;
}

interface ShownPlace {
  tab: SettingsTab;
  open: Printable | null;
}

/** After a save with invalid values, selects the tab and row of the first error, and focuses its field. */
export function useErrorPlace(
  { form, scope }: RecordFormHandle<SettingsValues>,
  { tab, open }: ShownPlace,
  show: (tab: SettingsTab, open: Printable | null) => void,
): void {
  const { submitCount, errors } = form.formState;
  const isWaiting = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try.
  useEffect(() => {
    if (submitCount === 0 || Object.keys(errors).length === 0) return;
    const document = printables.find((kind) => errors.routes?.[kind] !== undefined) ?? null;
    const wrongTab = document !== null || errors.pressed ? 'destinations' : 'head';
    isWaiting.current = true;
    show(wrongTab, document ?? open);
  }, [submitCount]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field takes the focus when it is in sight.
  useEffect(() => {
    if (isWaiting.current) focusFirstError(scope.formId);
    isWaiting.current = false;
  }, [tab, open, submitCount]);
}
