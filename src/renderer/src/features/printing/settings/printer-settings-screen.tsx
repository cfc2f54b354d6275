import { Button, MessageBar, MessageBarActions, MessageBarBody, makeStyles } from '@fluentui/react-components';
import { usePolicy, usePolicyValue } from '@renderer/runtime/calls/managed';
import { useRead } from '@renderer/runtime/calls/use-read';
import { usePermission } from '@renderer/runtime/state/use-permission';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { openedDocument } from '@renderer/shared-components/printing/printer-settings-path';
import { printQueuePanel, usePrintQueuePanel } from '@renderer/shared-components/printing/queue/print-queue-panel';
import { focusScreen } from '@renderer/ui/controls/focus-back';
import { ManagedNote } from '@renderer/ui/controls/managed-note';
import { FailureState } from '@renderer/ui/feedback/error-state';
import { TextField } from '@renderer/ui/form/fields/text-field';
import { type ManagedFields, ManagedFieldsProvider } from '@renderer/ui/form/form-context';
import { formColumnWidth, formGap, formPreviewWidth } from '@renderer/ui/form/form-layout';
import { FormSection } from '@renderer/ui/form/form-section';
import { RecordForm } from '@renderer/ui/form/record/record-form';
import { type TabMarkKind, toTabMark } from '@renderer/ui/form/tab-mark';
import { flexColumn } from '@renderer/ui/layout/layout-styles';
import type { PrintSettingsView } from '@shared/contract/printing/print-settings';
import { canPrintInBulk } from '@shared/domain/permissions';
import { type Printable, printables } from '@shared/domain/printing/printable';
import { memo, type ReactElement, useEffect, useId, useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { DestinationsSection } from './destinations-section';
import { PressedSection } from './pressed-section';
import { ImportedBar, SettingsFileButtons, useSettingsFile } from './settings-file';
import { type DestinationField, type SettingsValues, toFieldName, toSettingsValues } from './settings-form';
import { SettingsPanel, type SettingsTab, SettingsTabs, settingsTabs, useShownTab } from './settings-tabs';
import { SheetPreview } from './sheet-preview';
import { StationSettingsTab } from './station/station-settings-tab';
import { useErrorPlace, useSettingsForm } from './use-settings-form';

interface HeldPrintBarProps {
  hasChanges: boolean;
  onPrint: () => void;
}

/** Invoices that wait for a printer to be chosen; the user prints or discards them here. */
function HeldPrintBar(props: HeldPrintBarProps): ReactElement | null {
  const held = usePrintQueuePanel((state) => state.held);
  return held && <Bar {...props} count={held.sheet ? null : held.orders.length} />;
}

function Bar({
  hasChanges,
  onPrint,
  count,
}: HeldPrintBarProps & { /** Null for a sheet without an order. */ count: number | null }): ReactElement {
  const t = useTexts();
  const say = (words: 'text' | 'print' | 'printNow' | 'forget'): string =>
    count === null ? t(`printerSettings.waiting.ofSheet.${words}`) : t(`printerSettings.waiting.${words}`, { count });
  useEffect(
    () => () => {
      // The pressed button is gone with the bar, so the focus moves to the start of the screen.
      if (document.activeElement === document.body) focusScreen();
    },
    [],
  );
  return (
    <MessageBar intent="info">
      <MessageBarBody>{say('text')}</MessageBarBody>
      <MessageBarActions>
        <Button type="button" appearance="primary" onClick={onPrint}>
          {say(hasChanges ? 'print' : 'printNow')}
        </Button>
        <Button type="button" onClick={printQueuePanel.release}>
          {say('forget')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}

const useStyles = makeStyles({
  // As wide as the fields and the preview beside them.
  root: { maxWidth: `${formColumnWidth + formGap + formPreviewWidth}px`, marginInline: 'auto' },
  panel: { ...flexColumn, rowGap: '16px', '&[hidden]': { display: 'none' } },
});

/** The printer settings of this computer: destinations of its documents, their head, and the print station. */
export function PrinterSettingsScreen(): ReactElement {
  const styles = useStyles();
  const baseId = useId();
  const tabs = useSettingsTabs();
  const { shown, show } = useShownTab(tabs);
  const { open, previewed, openRow } = useOpenDocument();
  const [stationMark, setStationMark] = useState<TabMarkKind>(null);
  const { data: view, error, refetch } = useRead('printing.readSettings', undefined, { staleTimeMs: 0 });
  const managed = useMemo(() => toManagedFields(view), [view]);
  const { handle, printHeld } = useSettingsForm(view);
  const file = useSettingsFile(handle.form);
  useErrorPlace(handle, { tab: shown, open }, (tab, document) => {
    show(tab);
    openRow(document);
  });
  if (error && !view) return <FailureState failure={error.failure} onRetry={() => void refetch()} />;
  const panel = { baseId, shown };
  return (
    <div className={styles.root}>
      <SettingsTabs
        {...panel}
        tabs={tabs}
        marks={{ [shown === 'head' ? 'head' : 'destinations']: toTabMark(handle), station: stationMark }}
        onShow={show}
        actions={<SettingsFileButtons hasUnsaved={handle.isDirty || stationMark === 'changed'} onFill={file.fill} />}
      />
      {file.imported && (handle.isDirty || stationMark === 'changed') && <ImportedBar imported={file.imported} />}
      <div hidden={shown === 'station'}>
        <RecordForm handle={handle} preview={<SheetPreview document={previewed} />} isBehind={shown === 'station'}>
          {view && <DecidedValues view={view} />}
          <SettingsPanel {...panel} tab="destinations" className={styles.panel}>
            <HeldPrintBar hasChanges={handle.isDirty} onPrint={() => void printHeld()} />
            <ForbiddenBar />
            <ManagedFieldsProvider value={managed}>
              <DestinationsSection view={view} open={open} onOpen={openRow} />
            </ManagedFieldsProvider>
            <PressedSection />
          </SettingsPanel>
          <SettingsPanel {...panel} tab="head" className={styles.panel}>
            <HeadSection />
          </SettingsPanel>
        </RecordForm>
      </div>
      {tabs.includes('station') && (
        <SettingsPanel {...panel} tab="station">
          <StationSettingsTab
            isBehind={shown !== 'station'}
            imported={file.imported?.station ?? null}
            onMark={setStationMark}
            onQuestion={() => show('station')}
          />
        </SettingsPanel>
      )}
    </div>
  );
}

/** The document whose row is open, and the one in the preview, which stays when the row is closed. */
function useOpenDocument() {
  const requested = useRequestedDocument();
  const [open, setOpen] = useState(requested);
  const [previewed, setPreviewed] = useState<Printable>(requested ?? 'invoice');
  const openRow = (document: Printable | null): void => {
    setOpen(document);
    if (document) setPreviewed(document);
  };
  return { open, previewed, openRow };
}

/** The document that the address opens. */
function useRequestedDocument(): Printable | null {
  const [parameters] = useSearchParams();
  return printables.find((document) => document === parameters.get(openedDocument)) ?? null;
}

/** The station needs the permission to print in bulk. */
function useSettingsTabs(): readonly SettingsTab[] {
  const mayRunStation = usePermission(canPrintInBulk);
  return settingsTabs.filter((tab) => tab !== 'station' || mayRunStation);
}

function ForbiddenBar(): ReactElement | null {
  const t = useTexts();
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

const HeadSection = memo(function HeadSection(): ReactElement {
  const t = useTexts();
  return (
    <FormSection id="head" title={t('printerSettings.head.title')} hint={t('printerSettings.head.hint')}>
      <TextField name="shopName" label={t('printerSettings.head.shopName')} />
      <TextField name="shopAddress" label={t('printerSettings.head.shopAddress')} />
      <TextField name="shopPhone" label={t('printerSettings.head.shopPhone')} type="tel" inputMode="tel" isLatin />
    </FormSection>
  );
});

type DestinationFieldName = ReturnType<typeof toFieldName<DestinationField>>;

interface DecidedField {
  name: DestinationFieldName;
  document: Printable;
  field: DestinationField;
  where: string;
}

function toDecidedFields({ managed }: PrintSettingsView): DecidedField[] {
  return printables.flatMap((document) => {
    const { where = '', fields = [] } = managed[document] ?? {};
    return fields.map((field) => ({ name: toFieldName(document, field), document, field, where }));
  });
}

/** IT's policy for a destination locks the fields that it names, and the shared printer if all printers are set. */
function toManagedFields(view: PrintSettingsView | undefined): ManagedFields {
  const decided = view ? toDecidedFields(view) : [];
  const printers = decided.filter(({ field }) => field === 'printer');
  const [first] = printers;
  // If IT has set every printer, there is none to share.
  const shared = first && printers.length === printables.length && { where: first.where };
  return {
    ...Object.fromEntries(decided.map(({ name, where }) => [name, { where }])),
    ...(shared && { sharing: shared, sharedPrinter: shared }),
  };
}

/** Restores the policy's value in each locked field, because a draft or a settings file may contain another one. */
function DecidedValues({ view }: { view: PrintSettingsView }): null {
  const { resetField } = useFormContext<SettingsValues>();
  const decided = toSettingsValues(view).routes;
  const fields = toDecidedFields(view);
  const shown: readonly unknown[] = useWatch<SettingsValues>({ name: fields.map(({ name }) => name) });
  useEffect(() => {
    for (const [index, { name, document, field }] of fields.entries()) {
      const value = decided[document][field];
      if (shown[index] !== value) resetField(name, { defaultValue: value });
    }
  });
  return null;
}
