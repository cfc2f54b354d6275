import { MessageBar, MessageBarBody, makeStyles, mergeClasses } from '@fluentui/react-components';
import { readBootInfo } from '@renderer/runtime/state/boot';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { toPaperText, toRotationText, toSheetLanguageText } from '@renderer/shared-components/printing/destination-words';
import { SelectField, SwitchField } from '@renderer/ui/form/fields/choice-fields';
import { IntegerField } from '@renderer/ui/form/fields/integer-field';
import { SegmentedField } from '@renderer/ui/form/fields/segmented-field';
import { flexColumn, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { isolate } from '@renderer/ui/text/isolate';
import type { PrintSettingsView } from '@shared/contract/printing/print-settings';
import {
  documentPapers,
  hasCopies,
  maxCopies,
  type Paper,
  type Printable,
  printableFacts,
  rotations,
} from '@shared/domain/printing/printable';
import { sheetLanguages } from '@shared/domain/printing/sheet-languages';
import { memo, type ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { PrinterField, usePrinterOptions } from './printer-field';
import { type SettingsValues, toFieldName } from './settings-form';

const useStyles = makeStyles({
  root: { ...flexColumn, rowGap: '16px', paddingInline: '16px' },
  top: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2.4fr) minmax(96px, 1.1fr)',
    gap: '16px',
    alignItems: 'start',
    '@media (max-width: 599.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  pair: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2.4fr)' },
  rotation: { maxWidth: '440px' },
  bottom: { ...wrappingRow, gap: '16px', alignItems: 'end', justifyContent: 'space-between' },
});

/**
 * Printer, paper, copies, language, and color of one document. Memoized: the fields of all documents are mounted, and don't render when
 * another one opens.
 */
export const DestinationFields = memo(DestinationFieldsView);

function DestinationFieldsView({ document, view }: { document: Printable; view: PrintSettingsView | undefined }): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const papers: readonly Paper[] = documentPapers[document];
  // The number of product labels is requested for each print.
  const isCounted = hasCopies(document);
  return (
    <div className={styles.root}>
      <div className={mergeClasses(styles.top, !isCounted && styles.pair)}>
        <PrinterField document={document} view={view} />
        <SelectField
          name={toFieldName(document, 'paper')}
          label={t('printerSettings.sheet.paper')}
          options={papers.map((paper) => ({ value: paper, text: toPaperText(paper, t) }))}
          {...(readBootInfo(globalThis.document).platform === 'win32' && { hint: t('printerSettings.sheet.paperHint') })}
        />
        {isCounted && (
          <IntegerField name={toFieldName(document, 'copies')} label={t('printerSettings.sheet.copies')} min={1} max={maxCopies} />
        )}
      </div>
      <PrinterProblem document={document} view={view} />
      <div className={styles.bottom}>
        <SegmentedField
          name={toFieldName(document, 'language')}
          label={t('printerSettings.sheet.language')}
          options={sheetLanguages.map((value) => ({ value, text: toSheetLanguageText(value, t), widthPx: 84 }))}
        />
        <SwitchField name={toFieldName(document, 'color')} label={t('printerSettings.sheet.color')} />
      </div>
      {printableFacts[document].isLabel && (
        <div className={styles.rotation}>
          <SegmentedField
            name={toFieldName(document, 'rotation')}
            label={t('printerSettings.sheet.rotation')}
            hint={t('printerSettings.sheet.rotationHint')}
            options={rotations.map((value) => ({ value, text: toRotationText(value, t), widthPx: 64 }))}
          />
        </div>
      )}
    </div>
  );
}

/** Shows why nothing can be printed with this selection. */
function PrinterProblem({ document, view }: { document: Printable; view: PrintSettingsView | undefined }): ReactElement | null {
  const t = useTexts();
  const language = useLanguage();
  const printer = useWatch<SettingsValues, `routes.${Printable}.printer`>({ name: toFieldName(document, 'printer') }) ?? null;
  const chosen = usePrinterOptions(document, printer, view).find(({ name }) => name === printer);
  const managed = view?.managed[document];
  const pattern = managed?.fields.includes('printer') && printer === null ? managed.printerPattern : null;
  const isGone = chosen?.state === 'missing' || chosen?.state === 'refused';
  if (pattern === null && !isGone && chosen?.silence !== 'asksForFile') return null;
  const text = chosen?.state === 'refused' ? 'refusedText' : isGone ? 'missingText' : 'asksForFileText';
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        {pattern === null
          ? t(`printerSettings.printer.${text}`, { printer: isolate(chosen?.displayName ?? '', language) })
          : t('printerSettings.printer.decidedMissing', { pattern: isolate(pattern, language) })}
      </MessageBarBody>
    </MessageBar>
  );
}
