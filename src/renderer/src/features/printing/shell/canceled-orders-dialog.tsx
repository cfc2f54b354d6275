import { Button, Checkbox, makeStyles } from '@fluentui/react-components';
import { Print20Regular } from '@fluentui/react-icons';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { CanceledQuestion } from '@renderer/shared-components/printing/queue/print-queue-panel';
import { Modal } from '@renderer/ui/feedback/modal';
import { boxedList } from '@renderer/ui/layout/boxed-list';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexColumn } from '@renderer/ui/layout/layout-styles';
import { isolate } from '@renderer/ui/text/isolate';
import { softParagraph } from '@renderer/ui/text/text-styles';
import { toOrderKey } from '@shared/domain/orders/order-key';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import { type ReactElement, useState } from 'react';

const useStyles = makeStyles({
  content: { ...flexColumn, rowGap: '12px' },
  text: softParagraph,
  list: boxedList,
  row: { paddingInline: '4px', ':not(:last-child)': hairline.blockEnd },
});

/** Prompts before canceled orders of a batch are printed; only the selected ones are. */
export function CanceledOrdersDialog({ question }: { question: CanceledQuestion }): ReactElement {
  const t = useTexts();
  const language = useLanguage();
  const styles = useStyles();
  const [ticked, setTicked] = useState<readonly OrderRef[]>([]);
  const { canceled, others, answer } = question;
  const count = others + ticked.length;
  const tick = (order: OrderRef, isTicked: boolean): void =>
    setTicked((before) => [...before.filter((one) => toOrderKey(one) !== toOrderKey(order)), ...(isTicked ? [order] : [])]);
  return (
    <Modal
      isQuestion
      title={t('printQueue.canceled.title', { count: canceled.length })}
      onClose={() => answer(null)}
      contentClass={styles.content}
      actions={
        <>
          <Button onClick={() => answer(null)}>{t('common.cancel')}</Button>
          <Button appearance="primary" icon={<Print20Regular />} disabledFocusable={count === 0} onClick={() => answer(ticked)}>
            {count > 0 ? t('printQueue.canceled.print', { count }) : t('printQueue.canceled.printNone')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t('printQueue.canceled.text')}</p>
      <ul className={styles.list} aria-label={t('printQueue.canceled.list')}>
        {canceled.map(({ order, customer }) => (
          <li key={toOrderKey(order)} className={styles.row}>
            <Checkbox
              label={[`#${order.id}`, customer]
                .filter(Boolean)
                .map((value) => isolate(value, language))
                .join(t('forms.separator'))}
              onChange={(_event, { checked }) => tick(order, checked === true)}
            />
          </li>
        ))}
      </ul>
    </Modal>
  );
}
