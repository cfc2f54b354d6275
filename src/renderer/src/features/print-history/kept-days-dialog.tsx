import { Button, makeStyles } from '@fluentui/react-components';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { notify } from '@renderer/runtime/notices/notify';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { Modal } from '@renderer/ui/feedback/modal';
import { NumberInput } from '@renderer/ui/inputs/number-input';
import { maxHistoryDays } from '@shared/contract/print-history';
import { parseInteger } from '@shared/domain/parse-number';
import { type FormEvent, type ReactElement, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({ text: { marginBlockStart: 0, marginBlockEnd: '16px' } });

/** Fewer days than now say before they are saved what goes at once. */
export function KeptDaysDialog({ days, onClose }: { days: number; onClose(): void }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const format = useFormat();
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(() => format.number(days));
  const [isWrong, setWrong] = useState(false);
  const write = useWrite('history.saveDays');
  const value = parseInteger(typed);
  const isValid = value !== null && value >= 1 && value <= maxHistoryDays;
  const range = { from: 1, to: maxHistoryDays };
  const change = (text: string): void => {
    setTyped(text);
    setWrong(false);
  };
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setWrong(!isValid);
    if (!isValid) {
      input.current?.focus();
      return;
    }
    const result = await write.send({ days: value });
    if (!result.ok) return;
    notify.success(t('printHistory.days.saved', { count: result.value.days }));
    onClose();
  };
  return (
    <Modal
      title={t('printHistory.days.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} appearance="primary" aria-busy={write.isPending}>
            {t('forms.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void save(event)}>
        <p className={styles.text}>{t('printHistory.days.text')}</p>
        <NumberInput
          label={t('printHistory.days.label')}
          hint={isValid && value < days ? t('printHistory.days.fewer', { count: value }) : t('printHistory.days.hint', range)}
          error={isWrong ? t('printHistory.days.wrong', range) : undefined}
          inputRef={input}
          value={typed}
          number={value}
          min={range.from}
          max={range.to}
          onChange={change}
          onStep={(step) => change(format.number(step))}
        />
      </form>
    </Modal>
  );
}
