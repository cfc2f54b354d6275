import { Button, MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components';
import { ArrowExportRegular, FolderOpenRegular } from '@fluentui/react-icons';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { notify } from '@renderer/runtime/notices/notify';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ConfirmDialog } from '@renderer/ui/feedback/confirm-dialog';
import { wrappingRow } from '@renderer/ui/layout/layout-styles';
import { isolate } from '@renderer/ui/text/isolate';
import { toFilePlace } from '@renderer/validation/file-path';
import type { ImportedSettings, PrintSettings } from '@shared/contract/printing/print-settings';
import { type ReactElement, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type SettingsValues, toSettingsValues } from './settings-form';

const useStyles = makeStyles({ root: { ...wrappingRow, gap: '8px', paddingBlock: '6px' } });

export interface SettingsFile {
  imported: ImportedSettings | null;
  /** Fills the forms with a file's settings, as unsaved changes. */
  fill(settings: ImportedSettings): void;
}

export function useSettingsFile(form: UseFormReturn<SettingsValues>): SettingsFile {
  const [imported, setImported] = useState<ImportedSettings | null>(null);
  return {
    imported,
    fill(settings) {
      if (settings.print) form.reset(toSettingsValues(settings.print), { keepDefaultValues: true });
      setImported(settings);
    },
  };
}

interface SettingsFileButtonsProps {
  /** Whether there is unsaved input, which the file would replace. */
  hasUnsaved: boolean;
  onFill(settings: ImportedSettings): void;
}

/** Exports and imports the settings, for another computer. */
export function SettingsFileButtons({ hasUnsaved, onFill }: SettingsFileButtonsProps): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const language = useLanguage();
  const reading = useWrite('printing.importSettings');
  const writing = useWrite('printing.exportSettings');
  const [asked, setAsked] = useState<ImportedSettings | null>(null);
  const read = async (): Promise<void> => {
    const result = await reading.send(undefined);
    if (!result.ok || result.value === null) return;
    if (hasUnsaved) setAsked(result.value);
    else onFill(result.value);
  };
  const write = async (): Promise<void> => {
    const result = await writing.send(undefined);
    if (!result.ok || result.value.path === null) return;
    const file = toFilePlace(result.value.path).name;
    notify.success(t('printerSettings.file.exported', { file: isolate(file, language) }));
  };
  return (
    <div className={styles.root}>
      <Button type="button" icon={<FolderOpenRegular />} disabledFocusable={reading.isPending} onClick={() => void read()}>
        {t('printerSettings.file.import')}
      </Button>
      <Button type="button" icon={<ArrowExportRegular />} disabledFocusable={writing.isPending} onClick={() => void write()}>
        {t('printerSettings.file.export')}
      </Button>
      <ConfirmDialog
        isOpen={asked !== null}
        title={t('printerSettings.file.replaceTitle')}
        text={t('printerSettings.file.replaceText')}
        confirmLabel={t('printerSettings.file.replace')}
        isDanger={false}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked) onFill(asked);
          setAsked(null);
        }}
      />
    </div>
  );
}

/** Shows the result of an import, and which of the file's printers aren't on this computer. */
export function ImportedBar({ imported }: { imported: ImportedSettings }): ReactElement {
  const t = useTexts();
  const language = useLanguage();
  const missing = useMissingPrinters(imported.print);
  return (
    <MessageBar intent={missing.length > 0 ? 'warning' : 'info'} layout="multiline">
      <MessageBarBody>
        {t('printerSettings.file.imported', { file: isolate(imported.fileName, language) })}
        {missing.length > 0 && (
          <>
            {' '}
            {t('printerSettings.file.missing', {
              printers: missing.map((name) => isolate(name, language)).join(t('forms.separator')),
            })}
          </>
        )}
      </MessageBarBody>
    </MessageBar>
  );
}

function useMissingPrinters(settings: PrintSettings | null): string[] {
  const { data: printers } = useRead('printing.printers', undefined, { failure: 'inPlace' });
  if (!settings || !printers) return [];
  const wanted = Object.values(settings.routes).flatMap(({ printer }) => (printer === null ? [] : [printer]));
  return [...new Set(wanted)].filter((name) => !printers.some((printer) => printer.name === name));
}
