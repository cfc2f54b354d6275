import { Checkbox, Field, makeStyles, Select } from '@fluentui/react-components';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { FormDialog } from '@renderer/ui/feedback/form-dialog';
import { useDialogAnswer } from '@renderer/ui/feedback/use-dialog-answer';
import { stack } from '@renderer/ui/layout/layout-styles';
import { softParagraph } from '@renderer/ui/text/text-styles';
import type { NewOrderSettings } from '@shared/contract/shop/new-orders';
import { defaultNewOrderSettings, newOrderIntervals } from '@shared/domain/orders/new-orders';
import { type ReactElement, useState } from 'react';
import { toIntervalText } from './new-orders-pill';

const useStyles = makeStyles({ form: { ...stack.gap12, paddingBlockEnd: '4px' }, ways: stack.gap4, text: softParagraph });

const ways = ['sound', 'notification', 'badge'] as const;

/** Sets the interval at which the app checks for new orders while a list of them is on screen, and how it reports them. */
export function NewOrdersDialog({ onClose }: { onClose(): void }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const { data = defaultNewOrderSettings } = useRead('newOrders.readSettings', undefined);
  const [changed, setChanged] = useState<Partial<NewOrderSettings>>({});
  const { send } = useWrite('newOrders.saveSettings', { success: t('arrivals.saved') });
  const { run, isBusy } = useDialogAnswer(onClose);
  const settings = { ...data, ...changed };
  const submit = (): void => {
    void run(async () => (await send(settings)).ok);
  };
  return (
    <FormDialog guide="new-orders" title={t('arrivals.title')} isBusy={isBusy} onSubmit={submit} onClose={onClose} className={styles.form}>
      <p className={styles.text}>{t('arrivals.text')}</p>
      <Field label={t('arrivals.every')}>
        <Select
          value={String(settings.everySeconds)}
          onChange={(_event, { value }) => {
            const everySeconds = newOrderIntervals.find((seconds) => String(seconds) === value);
            if (everySeconds !== undefined) setChanged({ ...changed, everySeconds });
          }}
        >
          {newOrderIntervals.map((seconds) => (
            <option key={seconds} value={String(seconds)}>
              {toIntervalText(seconds, t)}
            </option>
          ))}
        </Select>
      </Field>
      <div className={styles.ways}>
        {ways.map((way) => (
          <Checkbox
            key={way}
            label={t(`arrivals.ways.${way}`)}
            checked={settings[way]}
            disabled={settings.everySeconds === 0}
            onChange={(_event, { checked }) => setChanged({ ...changed, [way]: checked === true })}
          />
        ))}
      </div>
    </FormDialog>
  );
}
