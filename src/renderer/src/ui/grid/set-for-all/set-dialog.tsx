import { Button, makeStyles, Select } from '@fluentui/react-components';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { SegmentedChoice } from '@renderer/ui/controls/segmented-choice';
import { Modal } from '@renderer/ui/feedback/modal';
import { toFieldMessage } from '@renderer/ui/form/field/field-message';
import { FieldFrame } from '@renderer/ui/inputs/field-frame';
import { TextInput } from '@renderer/ui/inputs/text-input';
import { isEnter } from '@renderer/validation/is-enter';
import type { Fils } from '@shared/domain/money';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { cellProblem, readCell } from '../model/cell';
import type { GridColumn } from '../model/grid-types';
import { readChange, roundings, type SetTarget } from './set-targets';

const useStyles = makeStyles({ second: { marginBlockStart: '12px' } });

/** The selected action: set these rows to one value, or change their values by a percentage. */
export interface SetOrder {
  kind: 'value' | 'percent';
  column: GridColumn;
  target: SetTarget;
}

export interface SetDialogProps {
  order: SetOrder;
  /** `value` is in whole units, fils, a flag, a choice, or a percentage; results of a percentage are rounded to `step` fils. */
  onApply: (order: SetOrder, value: number, step: number) => void;
  onClose: () => void;
}

/** A dialog for the value. */
export function SetDialog({ order, onApply, onClose }: SetDialogProps): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const { kind, column, target } = order;
  const [typed, setTyped] = useState(column.kind === 'flag' && kind === 'value' ? '1' : '');
  const [step, setStep] = useState(1);
  const format = useFormat();
  const [isTried, setTried] = useState(false);
  const reading = kind === 'value' ? readCell(typed, column.kind, column.choices) : (readChange(typed) ?? typed);
  const problem = kind === 'value' ? cellProblem(reading, { kind: column.kind, isRequired: true }) : 'grid.set.badPercent';
  const value = typeof reading === 'number' && (kind === 'percent' || problem === null) ? reading : null;
  const error = isTried && value === null && problem ? toFieldMessage({ type: 'custom', message: problem }, t) : undefined;
  const apply = (): void => {
    setTried(true);
    if (value === null) return;
    onApply(order, value, step);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isEnter(event) || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    apply();
  };
  return (
    <Modal
      title={kind === 'value' ? t('grid.set.for', { column: column.name }) : t('grid.set.percent', { column: column.name })}
      guide="combinations"
      onClose={onClose}
      maxWidthPx={400}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button appearance="primary" onClick={apply}>
            {t('grid.set.apply', { count: target.rows.length })}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in its field is the button's. */}
      <div onKeyDown={onKeyDown}>
        <ValueInput order={order} typed={typed} onTyped={setTyped} error={error} />
        {kind === 'percent' && (
          <FieldFrame label={t('grid.set.rounding')} className={styles.second}>
            <Select value={step} onChange={(_event, { value: chosen }) => setStep(Number(chosen))}>
              {roundings.map((fils) => (
                <option key={fils} value={fils}>
                  {fils === 1 ? t('grid.set.noRounding') : format.amount(fils as Fils)}
                </option>
              ))}
            </Select>
          </FieldFrame>
        )}
      </div>
    </Modal>
  );
}

interface ValueInputProps {
  order: SetOrder;
  typed: string;
  onTyped: (typed: string) => void;
  error: string | undefined;
}

function ValueInput({ order: { kind, column, target }, typed, onTyped, error }: ValueInputProps): ReactElement {
  const t = useTexts();
  if (kind === 'value' && column.kind === 'flag') {
    return (
      <FieldFrame label={target.text} error={error} isGroup>
        <SegmentedChoice
          label={column.name}
          name="flag"
          value={typed}
          isFilling
          options={[
            { value: '1', text: t('grid.ticked') },
            { value: '0', text: t('grid.notTicked') },
          ]}
          onChange={onTyped}
        />
      </FieldFrame>
    );
  }
  if (kind === 'value' && column.kind === 'choice') {
    return (
      <FieldFrame label={target.text} error={error}>
        <Select value={typed} onChange={(_event, { value }) => onTyped(value)}>
          <option value="" />
          {column.choices?.map(({ value, name }) => (
            <option key={value} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </FieldFrame>
    );
  }
  return (
    <TextInput
      label={target.text}
      value={typed}
      onChange={onTyped}
      error={error}
      inputMode="decimal"
      autoComplete="off"
      isLatin
      {...(kind === 'percent' ? { hint: t('grid.set.percentHint') } : {})}
      contentAfter={<span>{kind === 'percent' ? t('grid.set.percentSign') : (column.unit ?? '')}</span>}
    />
  );
}
