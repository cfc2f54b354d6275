import { Button } from '@fluentui/react-components';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { Modal } from '@renderer/ui/feedback/modal';
import { NumberInput } from '@renderer/ui/inputs/number-input';
import { maxLowStockThreshold } from '@shared/domain/low-stock';
import { parseInteger } from '@shared/domain/parse-number';
import { type FormEvent, type ReactElement, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLowStockThreshold } from './use-low-stock-threshold';

export function LowStockDialog({ onClose }: { onClose(): void }): ReactElement {
  const { t } = useTranslation();
  const format = useFormat();
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const threshold = useLowStockThreshold();
  const [typed, setTyped] = useState(() => format.number(threshold));
  const [isWrong, setWrong] = useState(false);
  const write = useWrite('stock.saveSettings', { success: t('products.lowStock.saved') });
  const value = parseInteger(typed);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const isValid = value !== null && value <= maxLowStockThreshold;
    setWrong(!isValid);
    if (!isValid) input.current?.focus();
    else if ((await write.send({ lowStockThreshold: value })).ok) onClose();
  };
  const change = (text: string): void => {
    setTyped(text);
    setWrong(false);
  };
  return (
    <Modal
      title={t('products.lowStock.title')}
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
        <NumberInput
          label={t('products.lowStock.label')}
          hint={t('products.lowStock.hint')}
          error={isWrong ? t('products.lowStock.wrong', { max: maxLowStockThreshold }) : undefined}
          inputRef={input}
          value={typed}
          number={value}
          min={0}
          max={maxLowStockThreshold}
          onChange={change}
          onStep={(step) => change(format.number(step))}
        />
      </form>
    </Modal>
  );
}
