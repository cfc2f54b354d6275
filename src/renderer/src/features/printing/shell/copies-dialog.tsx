import { Button, makeStyles } from '@fluentui/react-components';
import { Print20Regular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { CopiesQuestion } from '@renderer/shared-components/printing/queue/print-queue-panel';
import { Modal } from '@renderer/ui/feedback/modal';
import { softParagraph } from '@renderer/ui/text/text-styles';
import type { ReactElement } from 'react';

const useStyles = makeStyles({ text: softParagraph });

/** Requires confirmation before documents of a batch are printed again. */
export function CopiesDialog({ question: { total, printed, answer } }: { question: CopiesQuestion }): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const rest = total - printed;
  const all = (
    <Button {...(rest === 0 && { appearance: 'primary', icon: <Print20Regular /> })} onClick={() => answer('all')}>
      {t('printMarks.copies.printAll', { count: total })}
    </Button>
  );
  return (
    <Modal
      guide="copy"
      isQuestion
      title={rest === 0 ? t('printMarks.copies.titleAll', { count: total }) : t('printMarks.copies.title', { count: total, printed })}
      onClose={() => answer(null)}
      actions={
        <>
          <Button onClick={() => answer(null)}>{t('common.back')}</Button>
          {all}
          {rest > 0 && (
            <Button appearance="primary" icon={<Print20Regular />} onClick={() => answer('rest')}>
              {t('printMarks.copies.printRest', { count: rest })}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.text}>{t('printMarks.copies.text')}</p>
    </Modal>
  );
}
