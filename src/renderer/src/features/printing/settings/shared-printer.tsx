import { Button, FieldContextProvider, makeStyles, RadioGroup } from '@fluentui/react-components';
import { PrintRegular } from '@fluentui/react-icons';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { toDisplayName } from '@renderer/shared-components/printing/use-print';
import { ChoiceCard } from '@renderer/ui/controls/choice-card';
import { FormFieldFrame, useFormField } from '@renderer/ui/form/field/form-field';
import { FormSection } from '@renderer/ui/form/form-section';
import { flexGrow, stack, wrappingRow } from '@renderer/ui/layout/layout-styles';
import type { PrintSettingsView } from '@shared/contract/printing/print-settings';
import { type Printable, printables } from '@shared/domain/printing/printable';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { toPrinterOptions } from '../printers/printer-options';
import { PrinterSelect } from './printer-field';
import { isOnShared, type SettingsValues, toFieldName } from './settings-form';
import { useTestPage } from './use-test-page';

const useStyles = makeStyles({
  cards: stack.gap8,
  printer: { ...wrappingRow, gap: '12px', alignItems: 'end' },
  field: { ...flexGrow, flexBasis: '240px' },
});

interface SharedPrinterSectionProps {
  view: PrintSettingsView | undefined;
  /** Opens the row of the document whose test page has a problem. */
  onProblem(document: Printable): void;
}

/** Whether one printer is for all documents, and which one. */
export function SharedPrinterSection({ view, onProblem }: SharedPrinterSectionProps): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const { getValues, setValue } = useFormContext<SettingsValues>();
  const sharing = useWatch<SettingsValues, 'sharing'>({ name: 'sharing' });
  const { field, error, isReadOnly } = useFormField('sharing');

  /** Every document without its own printer follows; IT's printers stay. */
  function share(printer: string): void {
    const { routes, ...shared } = getValues();
    for (const document of printables) {
      if (view?.managed[document]?.fields.includes('printer')) continue;
      if (isOnShared({ ...shared, sharing: 'one' }, routes[document].printer))
        setValue(toFieldName(document, 'printer'), printer, { shouldDirty: true });
    }
  }

  /** Documents without a printer get the one that the others have. */
  function chooseSharing(wanted: string): void {
    field.onChange(wanted);
    const { routes, sharedPrinter } = getValues();
    const printer = sharedPrinter ?? printables.map((document) => routes[document].printer).find((one) => one !== null) ?? null;
    if (wanted !== 'one' || printer === null) return;
    share(printer);
    setValue('sharedPrinter', printer, { shouldDirty: true });
  }

  return (
    <FormSection id="shared" title={t('printerSettings.shared.title')}>
      <FormFieldFrame name="sharing" label={t('printerSettings.shared.title')} error={error} isGroup>
        <FieldContextProvider value={undefined}>
          <RadioGroup
            className={styles.cards}
            aria-label={t('printerSettings.shared.title')}
            value={sharing ?? 'one'}
            disabled={isReadOnly}
            onChange={(_event, data) => chooseSharing(data.value)}
          >
            <ChoiceCard value="one" name={t('printerSettings.shared.one')} hint={t('printerSettings.shared.oneHint')} />
            <ChoiceCard value="each" name={t('printerSettings.shared.each')} hint={t('printerSettings.shared.eachHint')} />
          </RadioGroup>
        </FieldContextProvider>
      </FormFieldFrame>
      {sharing === 'one' && <SharedPrinter view={view} onChoose={share} onProblem={onProblem} />}
    </FormSection>
  );
}

function SharedPrinter({ view, onChoose, onProblem }: SharedPrinterSectionProps & { onChoose(printer: string): void }): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const client = useQueryClient();
  const { data: printers } = useRead('printing.printers', undefined, { failure: 'inPlace' });
  const values = useWatch<SettingsValues>();
  const printer = values.sharedPrinter ?? null;
  const isRefused = view?.refused.some((document) => view.routes[document].printer === printer) === true;
  const options = printers ? toPrinterOptions(printers, printer, printer === null ? '' : toDisplayName(client, printer), isRefused) : [];
  const first = printables.find((document) => printer !== null && values.routes?.[document]?.printer === printer);
  const testPage = useTestPage(first ?? 'invoice', () => onProblem(first ?? 'invoice'));
  return (
    <div className={styles.printer}>
      <div className={styles.field}>
        <PrinterSelect name="sharedPrinter" label={t('printerSettings.shared.name')} options={options} onChoose={onChoose} />
      </div>
      {first && (
        <Button type="button" icon={<PrintRegular />} disabledFocusable={testPage.isPending} onClick={testPage.print}>
          {t('printerSettings.test.title')}
        </Button>
      )}
    </div>
  );
}
