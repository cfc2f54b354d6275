import { Button, MessageBar, MessageBarActions, MessageBarBody, RadioGroup, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { ArrowClockwiseRegular, PrintRegular } from '@fluentui/react-icons';
import { toReasonLabel } from '@renderer/parts/printing/trouble-words';
import { toDisplayName } from '@renderer/parts/printing/use-print';
import { toFailureNote, toFailureText } from '@renderer/runtime/notices/failure-presenter';
import { usePolicy } from '@renderer/runtime/state/managed';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { ChoiceCard } from '@renderer/ui/controls/choice-card';
import { ManagedNote } from '@renderer/ui/controls/managed-note';
import { Illustration } from '@renderer/ui/feedback/illustration';
import { FormFieldFrame, useFormField } from '@renderer/ui/form/form-field';
import { isolate } from '@renderer/ui/text/isolate';
import type { PrintSettingsView } from '@shared/contract/print-settings';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type PrinterOption, toPrinterOptions } from './printer-options';
import { PrinterStateBadge } from './printer-state-badge';
import { useSettingsStyles } from './settings-styles';
import { usePrinters } from './use-printers';

/** The printers of this computer as cards; the chosen one stays in sight when the system no longer lists it. */
export function PrinterField({ settings }: { settings: PrintSettingsView | undefined }): ReactElement {
  const { t } = useTranslation();
  const styles = useSettingsStyles();
  const client = useQueryClient();
  const { field, error, isReadOnly } = useFormField('printer');
  // There is no choice of one's own that a start value could leave open.
  const managedList = usePolicy()?.entries.printers;
  const { printers, failure, isLooking, look } = usePrinters();
  const chosen: string | null = field.value ?? null;
  const isRefused = settings?.refused.includes('invoice') === true && settings.routes.invoice.printer === chosen;
  const options = toPrinterOptions(printers ?? [], chosen, chosen === null ? '' : toDisplayName(client, chosen), isRefused);
  return (
    <>
      <ListHead count={printers?.length} isLooking={isLooking} onLook={look} />
      {failure && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>
            {t('printerSettings.printer.readFailed')}: <bdi>{toFailureText(failure, t)}</bdi> <bdi dir="ltr">{toFailureNote(failure)}</bdi>
          </MessageBarBody>
          <MessageBarActions>
            <Button onClick={look}>{t('common.retry')}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {printers === undefined && !failure && <LoadingPrinters />}
      {printers?.length === 0 && !managedList && <NoPrinters />}
      {printers !== undefined && <ChosenProblem chosen={options[0]} settings={settings} />}
      {options.length > 0 && (
        <FormFieldFrame name="printer" label={t('printerSettings.printer.choose')} error={error}>
          <RadioGroup
            ref={field.ref}
            className={styles.options}
            value={chosen ?? ''}
            disabled={isReadOnly}
            onChange={(_event, data) => field.onChange(data.value)}
            onBlur={field.onBlur}
          >
            {options.map((option) => (
              <PrinterCard key={option.name} option={option} />
            ))}
          </RadioGroup>
        </FormFieldFrame>
      )}
      {managedList && <ManagedNote managed={managedList} text={t('printerSettings.printer.allowedOnly')} />}
    </>
  );
}

/** Why nothing would print on what is chosen. */
function ChosenProblem({
  chosen,
  settings,
}: {
  chosen: PrinterOption | undefined;
  settings: PrintSettingsView | undefined;
}): ReactElement | null {
  const { t } = useTranslation();
  const language = useLanguage();
  const managed = settings?.managed.invoice;
  const pattern = managed?.fields.includes('printer') && settings?.routes.invoice.printer === null ? managed.printerPattern : null;
  if (pattern === null && chosen?.state !== 'missing' && chosen?.state !== 'refused') return null;
  const text = chosen?.state === 'refused' ? 'refusedText' : 'missingText';
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        {pattern === null
          ? t(`printerSettings.printer.${text}`, { printer: chosen?.displayName ?? '' })
          : t('printerSettings.printer.routedMissing', { pattern: isolate(pattern, language) })}
      </MessageBarBody>
    </MessageBar>
  );
}

function ListHead({ count, isLooking, onLook }: { count: number | undefined; isLooking: boolean; onLook: () => void }): ReactElement {
  const { t } = useTranslation();
  const styles = useSettingsStyles();
  return (
    <div className={styles.listHead}>
      <span className={styles.hint} role="status">
        {isLooking
          ? t('printerSettings.printer.refreshing')
          : count !== undefined && count > 0 && t('printerSettings.printer.found', { count })}
      </span>
      <Button size="small" icon={<ArrowClockwiseRegular />} disabledFocusable={isLooking} onClick={onLook}>
        {t('printerSettings.printer.refresh')}
      </Button>
    </div>
  );
}

function PrinterCard({ option }: { option: PrinterOption }): ReactElement {
  const { t } = useTranslation();
  const { name, displayName, place, state, reasons = [] } = option;
  const said = reasons.map((reason) => toReasonLabel(reason, t)).join(' · ') || option.stateMessage;
  return (
    <ChoiceCard
      value={name}
      name={<bdi>{displayName}</bdi>}
      title={displayName}
      hint={
        (place || said) && (
          <>
            <bdi>{place}</bdi>
            {place && said && ' · '}
            <bdi>{said}</bdi>
          </>
        )
      }
      before={<PrintRegular fontSize={20} />}
      after={state !== 'unknown' && <PrinterStateBadge state={state} />}
    />
  );
}

function NoPrinters(): ReactElement {
  const { t } = useTranslation();
  const styles = useSettingsStyles();
  return (
    <div className={styles.none}>
      <Illustration name="printer" width={140} />
      <div className={styles.noneWords}>
        <p className={styles.noneTitle}>{t('printerSettings.printer.noneTitle')}</p>
        <p className={styles.noneText}>{t('printerSettings.printer.noneText')}</p>
      </div>
    </div>
  );
}

const skeletonCards = [1, 2];

function LoadingPrinters(): ReactElement {
  const { t } = useTranslation();
  const styles = useSettingsStyles();
  return (
    <Skeleton className={styles.options} aria-label={t('common.loading')}>
      {skeletonCards.map((card) => (
        <SkeletonItem key={card} style={{ height: 56 }} />
      ))}
    </Skeleton>
  );
}
