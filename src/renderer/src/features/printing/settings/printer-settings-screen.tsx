import { MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components';
import { printQueuePanel, usePrintQueuePanel } from '@renderer/parts/printing/print-queue-panel';
import { usePrint } from '@renderer/parts/printing/use-print';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { notify } from '@renderer/runtime/notices/notify';
import { usePolicy, usePolicyValue } from '@renderer/runtime/state/managed';
import { usePermission } from '@renderer/runtime/state/use-permission';
import { ManagedNote } from '@renderer/ui/controls/managed-note';
import { FailureState } from '@renderer/ui/feedback/error-state';
import { SelectField, SwitchField } from '@renderer/ui/form/fields/choice-fields';
import { IntegerField } from '@renderer/ui/form/fields/integer-field';
import { TextField } from '@renderer/ui/form/fields/text-field';
import { focusFirstError } from '@renderer/ui/form/focus-first-error';
import { type ManagedFields, ManagedFieldsProvider } from '@renderer/ui/form/form-context';
import { formColumnWidth, formGap, formPreviewWidth } from '@renderer/ui/form/form-layout';
import { FieldRow, FormSection } from '@renderer/ui/form/form-section';
import { RecordForm } from '@renderer/ui/form/record-form';
import type { RecordFormHandle } from '@renderer/ui/form/record-form-types';
import { type TabMarkKind, toTabMark } from '@renderer/ui/form/tab-mark';
import { useRecordForm } from '@renderer/ui/form/use-record-form';
import type { PrintSettings, PrintSettingsView } from '@shared/contract/print-settings';
import { maxCopies } from '@shared/contract/printing';
import { failed } from '@shared/contract/result';
import { canPrintInBulk } from '@shared/domain/permissions';
import { type ReactElement, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { HeldPrintBar } from './held-print-bar';
import { InvoicePreview } from './invoice-preview';
import { PaperField } from './paper-field';
import { PrinterField } from './printer-field';
import { type ProfileValues, profileValues, toProfile, toProfileValues, withProfile } from './profile-form';
import { SettingsPanel, type SettingsTab, SettingsTabs, settingsTabs, useShownTab } from './settings-tabs';
import { StationTab } from './station-tab-slot';
import { TestPageCard } from './test-page-card';

const useStyles = makeStyles({
  // As wide as the fields and what stands beside them.
  root: { maxWidth: `${formColumnWidth + formGap + formPreviewWidth}px`, marginInline: 'auto' },
  panel: { display: 'flex', flexDirection: 'column', rowGap: '16px', '[hidden]': { display: 'none' } },
});

const headFields: ReadonlySet<string> = new Set(['shopName', 'shopAddress', 'shopPhone']);

/** How this computer prints: where its documents go, what stands in their head, and the print station. */
export function PrinterSettingsScreen(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const baseId = useId();
  const tabs = useSettingsTabs();
  const { shown, show } = useShownTab(tabs);
  const [stationMark, setStationMark] = useState<TabMarkKind>(null);
  const { data: settings, error, refetch } = useRead('printing.readSettings', undefined, { staleTimeMs: 0 });
  const { handle, printHeld } = useSettingsForm(settings);
  useErrorTab(handle, shown, show);
  if (error && !settings) return <FailureState failure={error.failure} onRetry={() => void refetch()} />;
  const panel = { baseId, shown };
  return (
    <div className={styles.root}>
      <SettingsTabs
        {...panel}
        tabs={tabs}
        marks={{ [shown === 'head' ? 'head' : 'routes']: toTabMark(handle), station: stationMark }}
        onShow={show}
      />
      <div hidden={shown === 'station'}>
        <RecordForm handle={handle} preview={<InvoicePreview />} isBehind={shown === 'station'}>
          <SettingsPanel {...panel} tab="routes" className={styles.panel}>
            <HeldPrintBar hasChanges={handle.isDirty} onPrint={() => void printHeld()} />
            <ForbiddenBar />
            {settings && <DecidedValues settings={settings} />}
            <ManagedFieldsProvider value={toManagedFields(settings)}>
              <FormSection id="printer" title={t('printerSettings.printer.title')} hint={t('printerSettings.printer.hint')}>
                <PrinterField settings={settings} />
              </FormSection>
              <SheetSection />
            </ManagedFieldsProvider>
            {settings && <TestPageCard formId={handle.scope.formId} settings={settings} />}
          </SettingsPanel>
          <SettingsPanel {...panel} tab="head" className={styles.panel}>
            <HeadSection />
          </SettingsPanel>
        </RecordForm>
      </div>
      {StationTab && tabs.includes('station') && (
        <SettingsPanel {...panel} tab="station">
          <StationTab isBehind={shown !== 'station'} imported={null} onMark={setStationMark} onQuestion={() => show('station')} />
        </SettingsPanel>
      )}
    </div>
  );
}

/** Nothing of the station is offered without the right to print in bulk. */
function useSettingsTabs(): readonly SettingsTab[] {
  const mayRunStation = usePermission(canPrintInBulk);
  return settingsTabs.filter((tab) => tab !== 'station' || (StationTab !== null && mayRunStation));
}

/** After a save that was refused on the page: the tab of the first field with an error comes to the front, and then that field. */
function useErrorTab({ form, scope }: RecordFormHandle<ProfileValues>, shown: SettingsTab, show: (tab: SettingsTab) => void): void {
  const { submitCount, errors } = form.formState;
  const isWaiting = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try.
  useEffect(() => {
    const wrong = Object.keys(errors);
    if (submitCount === 0 || wrong.length === 0) return;
    const tab = wrong.some((name) => !headFields.has(name)) ? 'routes' : 'head';
    isWaiting.current = tab !== shown;
    show(tab);
  }, [submitCount]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field takes the focus when its tab is in front.
  useEffect(() => {
    if (isWaiting.current) focusFirstError(scope.formId);
    isWaiting.current = false;
  }, [shown]);
}

/** The route that IT has written for invoices locks what it names. */
function toManagedFields(settings: PrintSettingsView | undefined): ManagedFields {
  const { where = '', fields = [] } = settings?.managed.invoice ?? {};
  return Object.fromEntries(fields.map((name) => [name, { where }]));
}

/** A locked field shows what IT has decided, whatever stood in it before or comes out of a draft. */
function DecidedValues({ settings }: { settings: PrintSettingsView }): null {
  const { resetField } = useFormContext<ProfileValues>();
  const decided = toProfileValues(settings);
  const fields = settings.managed.invoice?.fields ?? [];
  const shown = useWatch<ProfileValues>({ name: fields });
  useEffect(() => {
    for (const [index, name] of fields.entries()) {
      if (shown[index] !== decided[name]) resetField(name, { defaultValue: decided[name] });
    }
  });
  return null;
}

function ForbiddenBar(): ReactElement | null {
  const { t } = useTranslation();
  const isForbidden = usePolicyValue('silentPrinting') === false;
  const entry = usePolicy()?.entries.silentPrinting;
  if (!isForbidden || !entry) return null;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        {t('printerSettings.printer.forbidden')}
        <ManagedNote managed={{ where: entry.where }} />
      </MessageBarBody>
    </MessageBar>
  );
}

function useSettingsForm(settings: PrintSettingsView | undefined): {
  handle: RecordFormHandle<ProfileValues>;
  printHeld: () => Promise<void>;
} {
  const { t } = useTranslation();
  const title = t('printerSettings.title');
  const initial = useMemo(() => (settings ? toProfileValues(settings) : null), [settings]);
  // The form tells the failure.
  const { send } = useWrite('printing.saveSettings', { failure: 'inPlace' });
  const { printOrders } = usePrint();
  const wantsPrint = useRef(false);
  const print = async (): Promise<void> => {
    const { held } = usePrintQueuePanel.getState();
    if (!held) return;
    const { orders, ...options } = held;
    if (await printOrders(orders, options)) printQueuePanel.release();
  };
  const handle = useRecordForm<ProfileValues, PrintSettings>({
    draft: { screen: 'printing.settings', record: null, title },
    schema: profileValues,
    initial,
    needs: 'signedIn',
    save: (values) => (settings ? send(withProfile(settings, toProfile(values))) : Promise.resolve(failed('internal'))),
    onSaved: () => {
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

function SheetSection(): ReactElement {
  const { t } = useTranslation();
  const languages = [
    { value: 'app', text: t('printerSettings.sheet.languageApp') },
    { value: 'en', text: t('shell.languageNames.en') },
    { value: 'ar', text: t('shell.languageNames.ar') },
  ] as const;
  return (
    <FormSection id="sheet" title={t('printerSettings.sheet.title')} hint={t('printerSettings.sheet.hint')}>
      <PaperField />
      <FieldRow>
        <SelectField name="language" label={t('printerSettings.sheet.language')} options={languages} />
        <IntegerField name="copies" label={t('printerSettings.sheet.copies')} min={1} max={maxCopies} />
      </FieldRow>
      <SwitchField name="color" label={t('printerSettings.sheet.color')} />
    </FormSection>
  );
}

function HeadSection(): ReactElement {
  const { t } = useTranslation();
  return (
    <FormSection id="head" title={t('printerSettings.head.title')} hint={t('printerSettings.head.hint')}>
      <TextField name="shopName" label={t('printerSettings.head.shopName')} />
      <TextField name="shopAddress" label={t('printerSettings.head.shopAddress')} />
      <TextField name="shopPhone" label={t('printerSettings.head.shopPhone')} type="tel" inputMode="tel" isLatin />
    </FormSection>
  );
}
