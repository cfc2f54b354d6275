import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Print20Regular } from '@fluentui/react-icons';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useLanguage, usePreferences } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { Modal } from '@renderer/ui/feedback/modal';
import { stack } from '@renderer/ui/layout/layout-styles';
import { toMediaPath } from '@shared/contract/desktop/media';
import type { PrintedData } from '@shared/contract/printing/printed-sheet';
import { toFittingPaper } from '@shared/domain/printing/printable';
import { toSheetLanguages } from '@shared/domain/printing/sheet-languages';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Sheet } from './sheets/sheet';
import { SheetFrame } from './sheets/sheet-frame';

const usePrintPreviewStyles = makeStyles({
  ground: { minWidth: 0, padding: '16px', borderRadius: tokens.borderRadiusXLarge, backgroundColor: tokens.colorNeutralBackground3 },
  sheet: { maxHeight: '520px', overflowY: 'auto' },
});

/** Shows the sheet as it would be printed now; only one if it is printed in both languages. */
function PrintPreview({ data: { kind, ...data } }: { data: PrintedData }): ReactElement | null {
  const t = useTexts();
  const styles = usePrintPreviewStyles();
  const appLanguage = useLanguage();
  const digits = usePreferences((state) => state.digits);
  const { data: settings } = useRead('printing.readSettings', undefined, { failure: 'inPlace' });
  if (!settings) return null;
  const destination = settings.routes[kind];
  const paper = toFittingPaper(kind, destination.paper);
  const [language] = toSheetLanguages(destination.language, appLanguage);
  return (
    <div className={styles.ground}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by the keyboard. */}
      <section className={styles.sheet} tabIndex={0} aria-label={t('printLists.preview')}>
        <SheetFrame paper={paper} role="img" label={t('printLists.preview')}>
          <Sheet
            {...data}
            document={kind}
            language={language}
            profile={settings}
            paper={paper}
            copyMark={0}
            digits={digits}
            pictureUrl={toMediaPath}
          />
        </SheetFrame>
      </section>
    </div>
  );
}

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 380px)',
    gap: '20px',
    '@media (max-width: 999.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  choices: { ...stack.gap12, minWidth: 0 },
  pdf: { marginInlineEnd: 'auto' },
});

interface PrintDialogProps {
  guide: NonNullable<ComponentProps<typeof Modal>['guide']>;
  title: string;
  /** Label of the button; null if there is nothing to print. */
  action: string | null;
  isPending: boolean;
  /** Options and notes. */
  children: ReactNode;
  /** Null until it is loaded. */
  preview: PrintedData | null;
  onPrint(): void;
  onSavePdf(): void;
  onClose(): void;
}

/** The dialog before a sheet is printed: its options beside the sheet itself. */
export function PrintDialog({ guide, title, action, isPending, children, preview, ...on }: PrintDialogProps): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  return (
    <Modal
      guide={guide}
      title={title}
      maxWidthPx={920}
      onClose={on.onClose}
      actions={
        <>
          {action !== null && (
            <Button appearance="subtle" className={styles.pdf} disabledFocusable={isPending} onClick={on.onSavePdf}>
              {t('orders.action.savePdf')}
            </Button>
          )}
          <Button onClick={on.onClose}>{t('common.cancel')}</Button>
          {action !== null && (
            <Button appearance="primary" icon={<Print20Regular />} disabledFocusable={isPending} onClick={on.onPrint}>
              {action}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.columns}>
        <div className={styles.choices}>{children}</div>
        {preview && <PrintPreview data={preview} />}
      </div>
    </Modal>
  );
}
