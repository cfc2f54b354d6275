import { Button, MessageBar, MessageBarActions, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowClockwiseRegular, ChevronDownRegular, ChevronUpRegular } from '@fluentui/react-icons';
import { request, toFailureError } from '@renderer/runtime/calls/bridge';
import { usePolicy } from '@renderer/runtime/calls/managed';
import { readKey } from '@renderer/runtime/calls/reads';
import { useRead } from '@renderer/runtime/calls/use-read';
import { toFailureNote, toFailureText } from '@renderer/runtime/notices/failure-presenter';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { toDisplayName } from '@renderer/shared-components/printing/use-print';
import { ManagedNote } from '@renderer/ui/controls/managed-note';
import { Illustration } from '@renderer/ui/feedback/illustration';
import { Card } from '@renderer/ui/layout/card';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexColumn, flexGrow, flexRow, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { isolate } from '@renderer/ui/text/isolate';
import { cardTitle } from '@renderer/ui/text/paragraph-styles';
import { smallQuietWords } from '@renderer/ui/text/text-styles';
import type { PrintSettingsView } from '@shared/contract/printing/print-settings';
import type { PrinterInfo } from '@shared/contract/printing/printing';
import type { Failure } from '@shared/contract/result';
import { documentKinds, isOfOrder, type Printable, printables } from '@shared/domain/printing/printable';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { DestinationRow, destinationColumns } from './destination-row';
import { isOnShared, type SettingsValues } from './settings-form';
import { SharedPrinterSection } from './shared-printer';

interface Printers {
  /** Undefined before the first response. */
  printers: PrinterInfo[] | undefined;
  failure: Failure | null;
  isLooking: boolean;
  /** Loads the list from the system instead of the main process's cache. */
  look: () => void;
}

function usePrinters(): Printers {
  const client = useQueryClient();
  const { data, error, isFetching } = useRead('printing.printers', undefined, { failure: 'inPlace' });
  const [isLooking, setLooking] = useState(false);
  const [lookFailure, setLookFailure] = useState<Failure | null>(null);
  const look = (): void => {
    if (isLooking) return;
    setLooking(true);
    setLookFailure(null);
    request('printing.printers', { refresh: true })
      .then((found) => {
        client.setQueryData(readKey('printing.printers', undefined), found);
        // A printer that the policy names may be available now.
        void client.invalidateQueries({ queryKey: readKey('printing.readSettings', undefined) });
      })
      .catch((thrown: unknown) => setLookFailure(toFailureError(thrown).failure))
      .finally(() => setLooking(false));
  };
  const failure = lookFailure ?? (data === undefined ? (error?.failure ?? null) : null);
  return { printers: data, failure, isLooking: isLooking || (isFetching && data === undefined), look };
}

const useStyles = makeStyles({
  card: { overflow: 'hidden' },
  head: {
    display: 'grid',
    gridTemplateColumns: destinationColumns,
    alignItems: 'center',
    columnGap: '12px',
    minHeight: '40px',
    paddingInline: '16px',
    ...smallQuietWords,
    fontWeight: tokens.fontWeightSemibold,
    ...hairline.blockEnd,
  },
  fold: {
    ...flexRow,
    columnGap: '10px',
    width: '100%',
    minHeight: '60px',
    paddingInline: '16px',
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ...hairline.blockEnd,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  foldWords: { ...flexColumn, ...flexGrow },
  foldTitle: { fontWeight: tokens.fontWeightSemibold },
  foldNames: smallQuietWords,
  foot: { ...wrappingRow, alignItems: 'center', gap: '4px 16px', minHeight: '44px', paddingInline: '16px', ...smallQuietWords },
  status: { flexGrow: 1 },
  none: { ...wrappingRow, alignItems: 'center', gap: '20px', padding: '16px', ...hairline.blockEnd },
  noneWords: { flexGrow: 1, flexBasis: '260px' },
  noneTitle: cardTitle,
  noneText: { margin: 0, marginBlockStart: '4px', color: tokens.colorNeutralForeground3 },
});

interface DestinationsSectionProps {
  view: PrintSettingsView | undefined;
  open: Printable | null;
  onOpen(document: Printable | null): void;
}

/** A row with the destination of each document. */
export function DestinationsSection({ view, open, onOpen }: DestinationsSectionProps): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const found = usePrinters();
  const { printers, failure, look } = found;
  const managedList = usePolicy()?.entries.printers;
  return (
    <>
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
      <SharedPrinterSection view={view} onProblem={onOpen} />
      <Card as="section" className={styles.card} aria-label={t('printerSettings.tabs.destinations')}>
        {printers?.length === 0 && !managedList && <NoPrinters />}
        <div className={styles.head} aria-hidden>
          <span>{t('printerSettings.destinations.document')}</span>
          <span>{t('printerSettings.printer.title')}</span>
          <span>{t('printerSettings.destinations.paper')}</span>
          <span>{t('printerSettings.destinations.copies')}</span>
          <span>{t('printerSettings.destinations.language')}</span>
        </div>
        <Rows documents={documentKinds} view={view} open={open} onOpen={onOpen} />
        <OtherDocuments view={view} open={open} onOpen={onOpen} />
        <PrintersFoot {...found} />
      </Card>
      {managedList && <ManagedNote managed={managedList} text={t('printerSettings.printer.allowedOnly')} />}
    </>
  );
}

function Rows({ documents, view, open, onOpen }: DestinationsSectionProps & { documents: readonly Printable[] }): ReactElement {
  return (
    <>
      {documents.map((document) => (
        <DestinationRow
          key={document}
          document={document}
          view={view}
          isOpen={open === document}
          onOpen={() => onOpen(document)}
          onClose={() => onOpen(null)}
        />
      ))}
    </>
  );
}

const otherDocuments: readonly Printable[] = printables.filter((document) => !isOfOrder(document));

/** Documents that few shops set, in one line with where they print, until the user unfolds it. */
function OtherDocuments(props: DestinationsSectionProps): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const [isUnfolded, setUnfolded] = useState(false);
  const { open, view } = props;
  const isShown = isUnfolded || (open !== null && otherDocuments.includes(open));
  const where = useWhere(view);
  return (
    <>
      <button type="button" className={styles.fold} aria-expanded={isShown} onClick={() => setUnfolded(!isShown)}>
        {isShown ? <ChevronUpRegular fontSize={20} aria-hidden /> : <ChevronDownRegular fontSize={20} aria-hidden />}
        <span className={styles.foldWords}>
          <span className={styles.foldTitle}>{t('printerSettings.shared.more', { count: otherDocuments.length })}</span>
          <span className={styles.foldNames}>
            {otherDocuments.map((document) => t(`printables.name.${document}`)).join(t('forms.separator'))}
          </span>
        </span>
        <span className={styles.foldNames}>{where}</span>
      </button>
      <div hidden={!isShown}>
        <Rows {...props} documents={otherDocuments} />
      </div>
    </>
  );
}

/** Returns the printers of the folded documents, such as `All on the shared printer`. */
function useWhere(view: PrintSettingsView | undefined): string {
  const t = useTexts();
  const language = useLanguage();
  const client = useQueryClient();
  const { data: printers } = useRead('printing.printers', undefined, { failure: 'inPlace' });
  const { routes, sharing = 'one', sharedPrinter = null } = useWatch<SettingsValues>();
  const names = otherDocuments.map((document) => {
    const printer = routes?.[document]?.printer ?? null;
    if (isOnShared({ sharing, sharedPrinter }, printer) && !view?.managed[document]) return t('printerSettings.shared.name');
    if (printer === null) return t('printerSettings.destinations.noPrinter');
    const known = printers?.find(({ name }) => name === printer)?.displayName || toDisplayName(client, printer);
    return isolate(known, language);
  });
  const distinct = [...new Set(names)];
  const isAllShared = distinct.length === 1 && distinct[0] === t('printerSettings.shared.name');
  return isAllShared ? t('printerSettings.shared.all') : distinct.join(t('forms.separator'));
}

function PrintersFoot({ printers, isLooking, look }: Printers): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const count = printers?.length ?? 0;
  return (
    <div className={styles.foot}>
      <span className={styles.status} role="status">
        {isLooking ? t('printerSettings.printer.refreshing') : count > 0 && t('printerSettings.printer.found', { count })}
      </span>
      <Button type="button" size="small" appearance="subtle" icon={<ArrowClockwiseRegular />} disabledFocusable={isLooking} onClick={look}>
        {t('printerSettings.printer.refresh')}
      </Button>
    </div>
  );
}

function NoPrinters(): ReactElement {
  const t = useTexts();
  const styles = useStyles();
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
