import { Button, makeStyles } from '@fluentui/react-components';
import { Print20Regular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { Modal } from '@renderer/ui/feedback/modal';
import { stack } from '@renderer/ui/layout/layout-styles';
import type { PrintedData } from '@shared/contract/printing/printed-sheet';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { PrintPreview } from './print-preview';

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
  /** Of the button; null where there is nothing to print. */
  action: string | null;
  isPending: boolean;
  /** What is chosen and said before it is printed. */
  children: ReactNode;
  /** Null while it is not known. */
  preview: PrintedData | null;
  onPrint(): void;
  onSavePdf(): void;
  onClose(): void;
}

/** Asked before a sheet is printed: how it is to look, beside the sheet as it would come out. */
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
