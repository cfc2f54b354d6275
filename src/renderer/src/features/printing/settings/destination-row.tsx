import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { DismissRegular, LockClosed16Regular, PrintRegular, Warning16Regular } from '@fluentui/react-icons';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { toSheetLanguageText } from '@renderer/shared-components/printing/destination-words';
import { PrintableIcon } from '@renderer/shared-components/printing/sheets/printable-icon';
import { changedText } from '@renderer/ui/badges/mark-styles';
import { SectionProvider, useFormSection } from '@renderer/ui/form/form-context';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexRow, noShrink } from '@renderer/ui/layout/layout-styles';
import { quietText, truncatedText } from '@renderer/ui/text/text-styles';
import type { PrintSettingsView } from '@shared/contract/printing/print-settings';
import { hasCopies, type Printable } from '@shared/domain/printing/printable';
import { type ReactElement, type ReactNode, type Ref, useId, useRef } from 'react';
import { get, useFormState, useWatch } from 'react-hook-form';
import { DestinationFields } from './destination-fields';
import { usePrinterOptions } from './printer-field';
import { isOnShared, type SettingsValues } from './settings-form';
import { useTestPage } from './use-test-page';

/** Columns of document, printer, paper, copies, language, and actions, shared by head and rows. */
export const destinationColumns =
  'minmax(132px, 1.1fr) minmax(120px, 1.5fr) minmax(88px, 0.9fr) minmax(48px, 0.5fr) minmax(96px, 0.8fr) 104px';

const useStyles = makeStyles({
  row: { position: 'relative', ...hairline.blockEnd },
  open: {
    backgroundColor: 'var(--dw-row-selected)',
    paddingBlockEnd: '16px',
    '::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      width: '3px',
      backgroundColor: tokens.colorCompoundBrandStroke,
    },
  },
  line: {
    display: 'grid',
    gridTemplateColumns: destinationColumns,
    alignItems: 'center',
    columnGap: '12px',
    minHeight: '52px',
    paddingInline: '16px',
    margin: 0,
  },
  head: { ...flexRow, columnGap: '8px', minHeight: '52px', paddingInline: '16px' },
  name: { ...flexRow, columnGap: '10px', minWidth: 0, fontWeight: tokens.fontWeightSemibold },
  headName: { flexGrow: 1 },
  cut: { minWidth: 0, ...truncatedText, lineHeight: '26px' },
  changed: changedText,
  actions: { display: 'flex', justifyContent: 'end', columnGap: '4px' },
  quiet: quietText,
  problem: { ...flexRow, columnGap: '6px', minWidth: 0, color: 'var(--dw-canceled-text)' },
  icon: noShrink,
  note: {
    display: 'flex',
    columnGap: '8px',
    margin: 0,
    paddingInline: '16px',
    paddingBlockEnd: '12px',
    color: tokens.colorStatusWarningForeground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
  },
  // A press anywhere in the row opens it.
  opener: { '::before': { content: '""', position: 'absolute', inset: 0 } },
  above: { position: 'relative', zIndex: 1 },
  hidden: { display: 'none' },
});

interface DestinationRowProps {
  document: Printable;
  view: PrintSettingsView | undefined;
  isOpen: boolean;
  onOpen(): void;
  onClose(): void;
}

/** A document's destination: a row of text, replaced by its fields while it is open. */
export function DestinationRow(props: DestinationRowProps): ReactElement {
  const { document, view, isOpen, onOpen, onClose } = props;
  const t = useTexts();
  const styles = useStyles();
  const titleId = useId();
  const place = useFormSection<HTMLDivElement>(`destination-${document}`, t(`printables.name.${document}`));
  const testPage = useTestPage(document, onOpen);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    onClose();
    // The row is rendered again before the next frame.
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <SectionProvider value={`destination-${document}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a part of the form, named by its document. */}
      <div
        ref={place}
        role="group"
        aria-labelledby={titleId}
        className={mergeClasses(styles.row, isOpen && styles.open)}
        data-document={document}
      >
        {isOpen ? (
          <OpenHead document={document} titleId={titleId} testPage={testPage} onClose={close} />
        ) : (
          <ClosedLine document={document} titleId={titleId} testPage={testPage} view={view} opener={opener} onOpen={onOpen} />
        )}
        {testPage.isMissingPrinter && isOpen && (
          <p className={styles.problem} role="alert" style={{ margin: 0, paddingInline: 16, paddingBlockEnd: 8 }}>
            {t('printerSettings.test.needsPrinter')}
          </p>
        )}
        <LostTitles document={document} />
        <div className={mergeClasses(!isOpen && styles.hidden)} hidden={!isOpen}>
          <DestinationFields document={document} view={view} />
        </div>
      </div>
    </SectionProvider>
  );
}

interface HeadProps extends Pick<DestinationRowProps, 'document'> {
  titleId: string;
  testPage: ReturnType<typeof useTestPage>;
}

function OpenHead({ document, titleId, testPage, onClose }: HeadProps & Pick<DestinationRowProps, 'onClose'>): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const name = t(`printables.name.${document}`);
  return (
    <div className={styles.head}>
      <span className={mergeClasses(styles.name, styles.headName)}>
        <PrintableIcon document={document} />
        <span id={titleId}>{name}</span>
        <ChangedMark document={document} />
      </span>
      <TestButton testPage={testPage}>{t('printerSettings.test.title')}</TestButton>
      <Button
        type="button"
        size="small"
        appearance="subtle"
        icon={<DismissRegular />}
        aria-label={t('printerSettings.destinations.close', { document: name })}
        onClick={onClose}
      />
    </div>
  );
}

interface ClosedLineProps extends HeadProps, Pick<DestinationRowProps, 'view' | 'onOpen'> {
  opener: Ref<HTMLButtonElement>;
}

function ClosedLine({ document, titleId, testPage, view, opener, onOpen }: ClosedLineProps): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const name = t(`printables.name.${document}`);
  return (
    <div className={styles.line}>
      <span className={styles.name}>
        <PrintableIcon document={document} />
        <span id={titleId} className={styles.cut}>
          {name}
        </span>
        {view?.managed[document] && <LockClosed16Regular className={styles.icon} aria-label={t('policy.managed')} />}
        <ChangedMark document={document} />
      </span>
      <DestinationWords document={document} view={view} />
      <span className={styles.actions}>
        <TestButton
          testPage={testPage}
          appearance="subtle"
          aria-label={t('printerSettings.test.printOf', { document: name })}
          title={t('printerSettings.test.print')}
        />
        <Button
          ref={opener as Ref<never>}
          type="button"
          size="small"
          appearance="subtle"
          className={styles.opener}
          aria-expanded={false}
          aria-label={t('printerSettings.destinations.open', { document: name })}
          onClick={onOpen}
        >
          {t('printerSettings.destinations.change')}
        </Button>
      </span>
    </div>
  );
}

interface TestButtonProps extends Pick<HeadProps, 'testPage'> {
  appearance?: 'subtle';
  children?: ReactNode;
  title?: string;
  'aria-label'?: string;
}

function TestButton({ testPage, ...props }: TestButtonProps): ReactElement {
  const styles = useStyles();
  return (
    <Button
      {...props}
      type="button"
      size="small"
      className={styles.above}
      icon={<PrintRegular />}
      disabledFocusable={testPage.isPending}
      onClick={testPage.print}
    />
  );
}

function ChangedMark({ document }: Pick<DestinationRowProps, 'document'>): ReactElement | false {
  const t = useTexts();
  const styles = useStyles();
  return useIsDestinationChanged(document) && <span className={styles.changed}>{t('forms.changed')}</span>;
}

/** Warns that the selected printer loses job titles, as its last test page showed, so that no job can be reported as finished. */
function LostTitles({ document }: Pick<DestinationRowProps, 'document'>): ReactElement | null {
  const t = useTexts();
  const styles = useStyles();
  const destination = useWatch<SettingsValues, `routes.${Printable}`>({ name: `routes.${document}` });
  const { data: printers } = useRead('printing.printers', undefined, { failure: 'inPlace' });
  const chosen = printers?.find(({ name }) => name === destination?.printer);
  if (chosen?.titles !== 'lost') return null;
  return (
    <p className={mergeClasses(styles.note, styles.above)} role="status">
      <Warning16Regular className={styles.icon} aria-hidden />
      <span>{t('printerSettings.test.titlesLost')}</span>
    </p>
  );
}

/** Text of the closed row. */
function DestinationWords({ document, view }: Pick<DestinationRowProps, 'document' | 'view'>): ReactElement | null {
  const t = useTexts();
  const styles = useStyles();
  const destination = useWatch<SettingsValues, `routes.${Printable}`>({ name: `routes.${document}` });
  const options = usePrinterOptions(document, destination?.printer ?? null, view);
  const [sharing, sharedPrinter] = useWatch<SettingsValues, ['sharing', 'sharedPrinter']>({ name: ['sharing', 'sharedPrinter'] });
  const shared = { sharing, sharedPrinter };
  // The form isn't filled yet.
  if (destination?.copies === undefined) return null;
  const chosen = options.find(({ name }) => name === destination.printer);
  const printer = chosen?.displayName ?? destination.printer;
  const isShared = isOnShared(shared, destination.printer) && !view?.managed[document];
  const trouble = chosen?.state === 'missing' || chosen?.state === 'refused' ? chosen.state : null;
  return (
    <>
      {printer === null || (isShared && !trouble) ? (
        <span className={mergeClasses(styles.cut, styles.quiet)} {...(printer && { title: printer })}>
          {t(isShared ? 'printerSettings.shared.name' : 'printerSettings.destinations.noPrinter')}
        </span>
      ) : (
        <span className={trouble ? styles.problem : styles.cut} title={printer}>
          {trouble && <Warning16Regular className={styles.icon} aria-label={t(`printerSettings.printer.${trouble}`)} />}
          <bdi dir="ltr" className={styles.cut}>
            {printer}
          </bdi>
        </span>
      )}
      <span className={styles.cut}>{t(`printerSettings.paper.${destination.paper}`)}</span>
      {hasCopies(document) ? (
        <span>
          <bdi dir="ltr">{destination.copies}</bdi>
        </span>
      ) : (
        <span className={mergeClasses(styles.cut, styles.quiet)}>{t('printerSettings.destinations.asAsked')}</span>
      )}
      <span className={styles.cut}>{toSheetLanguageText(destination.language, t)}</span>
    </>
  );
}

function useIsDestinationChanged(document: Printable): boolean {
  const { dirtyFields } = useFormState<SettingsValues>();
  const marks: unknown = get(dirtyFields, `routes.${document}`);
  return typeof marks === 'object' && marks !== null && Object.values(marks).includes(true);
}
