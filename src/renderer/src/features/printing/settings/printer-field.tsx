import { Dropdown, makeStyles, mergeClasses, Option, tokens } from '@fluentui/react-components';
import { PrintRegular } from '@fluentui/react-icons';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { toDisplayName } from '@renderer/shared-components/printing/use-print';
import { FormFieldFrame, useFormField } from '@renderer/ui/form/field/form-field';
import { useManagedField } from '@renderer/ui/form/form-context';
import { flexColumn, flexGrow, flexRow, fullWidth, noShrink } from '@renderer/ui/layout/layout-styles';
import { smallQuietText, truncatedText } from '@renderer/ui/text/text-styles';
import type { PrintSettingsView } from '@shared/contract/printing/print-settings';
import type { Printable } from '@shared/domain/printing/printable';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { type PrinterOption, toPrinterOptions } from '../printers/printer-options';
import { PrinterStateBadge } from '../printers/printer-state-badge';
import { type SettingsValues, toFieldName } from './settings-form';

const useStyles = makeStyles({
  control: fullWidth,
  // The managed value is in effect, so it is shown like any other value.
  decided: { '& .fui-Dropdown__button': { color: tokens.colorNeutralForeground1 } },
  // As high as the fields beside it, despite the higher line.
  chosen: { ...flexRow, columnGap: '8px', minWidth: 0, marginBlock: '-3px' },
  icon: noShrink,
  name: { minWidth: 0, ...truncatedText, lineHeight: '26px' },
  option: { ...flexRow, columnGap: '12px', ...flexGrow },
  words: { ...flexColumn, ...flexGrow },
  place: smallQuietText,
});

/** Returns the printers for a document, including the selected one if the system no longer lists it. */
export function usePrinterOptions(document: Printable, chosen: string | null, view: PrintSettingsView | undefined): PrinterOption[] {
  const client = useQueryClient();
  const { data: printers } = useRead('printing.printers', undefined, { failure: 'inPlace' });
  const isRefused = view?.refused.includes(document) === true && view.routes[document].printer === chosen;
  if (printers === undefined) return [];
  return toPrinterOptions(printers, chosen, chosen === null ? '' : toDisplayName(client, chosen), isRefused);
}

/** Selects a document's printer. */
export function PrinterField({ document, view }: { document: Printable; view: PrintSettingsView | undefined }): ReactElement {
  const t = useTexts();
  const name = toFieldName(document, 'printer');
  const value = useWatch<SettingsValues, `routes.${Printable}.printer`>({ name }) ?? null;
  const shared = useWatch<SettingsValues, 'sharedPrinter'>({ name: 'sharedPrinter' });
  const sharing = useWatch<SettingsValues, 'sharing'>({ name: 'sharing' });
  const options = usePrinterOptions(document, value, view).map((option) =>
    sharing === 'one' && option.name === shared ? { ...option, place: t('printerSettings.shared.name') } : option,
  );
  return <PrinterSelect name={name} label={t('printerSettings.printer.title')} options={options} />;
}

interface PrinterSelectProps {
  name: string;
  label: string;
  options: readonly PrinterOption[];
  /** Called before the field changes. */
  onChoose?(printer: string): void;
}

/** A field for one of these printers. */
export function PrinterSelect({ name, label, options, onChoose }: PrinterSelectProps): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const { field, error, isReadOnly } = useFormField(name);
  const isDecided = useManagedField(name) !== null;
  const value: string | null = field.value ?? null;
  const chosen = options.find((option) => option.name === value);
  const chosenName = chosen?.displayName ?? value ?? '';
  const choose = (printer: string): void => {
    onChoose?.(printer);
    field.onChange(printer);
  };
  return (
    <FormFieldFrame name={name} label={label} error={error}>
      <Dropdown
        ref={field.ref}
        name={name}
        className={mergeClasses(styles.control, isDecided && styles.decided)}
        disabled={isReadOnly}
        value={chosenName}
        selectedOptions={value === null ? [] : [value]}
        placeholder={t('printerSettings.printer.choose')}
        {...(chosenName !== '' && { button: { children: <ChosenName name={chosenName} /> } })}
        onOptionSelect={(_event, { optionValue }) => optionValue !== undefined && choose(optionValue)}
        onBlur={field.onBlur}
      >
        {options.map((option) => (
          <Option key={option.name} value={option.name} text={option.displayName}>
            <PrinterWords option={option} />
          </Option>
        ))}
        {options.length === 0 && (
          <Option disabled text="">
            {t('printerSettings.printer.noneTitle')}
          </Option>
        )}
      </Dropdown>
    </FormFieldFrame>
  );
}

function ChosenName({ name }: { name: string }): ReactElement {
  const styles = useStyles();
  return (
    <span className={styles.chosen}>
      <PrintRegular className={styles.icon} fontSize={20} aria-hidden />
      <bdi dir="ltr" className={styles.name} title={name}>
        {name}
      </bdi>
    </span>
  );
}

function PrinterWords({ option }: { option: PrinterOption }): ReactElement {
  const styles = useStyles();
  const { displayName, place, stateMessage, state } = option;
  return (
    <span className={styles.option}>
      <span className={styles.words}>
        <bdi>{displayName}</bdi>
        {(place || stateMessage) && (
          <span className={styles.place}>
            <bdi>{place}</bdi>
            {place && stateMessage && ' · '}
            <bdi>{stateMessage}</bdi>
          </span>
        )}
      </span>
      {state !== 'unknown' && <PrinterStateBadge state={state} />}
    </span>
  );
}
