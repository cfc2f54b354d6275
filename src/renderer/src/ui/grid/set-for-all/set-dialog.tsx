import { Button } from '@fluentui/react-components';
import { Modal } from '@renderer/ui/feedback/modal';
import { toFieldMessage } from '@renderer/ui/form/field/field-message';
import { TextInput } from '@renderer/ui/inputs/text-input';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cellProblem, readCell } from '../model/cell';
import type { GridColumn } from '../model/grid-types';
import { readChange, type SetTarget } from './set-targets';

/** What was chosen in the menu: one value for these rows, or theirs changed by so many per cent. */
export interface SetOrder {
  kind: 'value' | 'percent';
  column: GridColumn;
  target: SetTarget;
}

export interface SetDialogProps {
  order: SetOrder;
  /** Whole units, fils, or per cent. */
  onApply: (order: SetOrder, value: number) => void;
  onClose: () => void;
}

/** Asks for the value. */
export function SetDialog({ order, onApply, onClose }: SetDialogProps): ReactElement {
  const { t } = useTranslation();
  const { kind, column, target } = order;
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const reading = kind === 'value' ? readCell(typed, column.kind) : (readChange(typed) ?? typed);
  const problem = kind === 'value' ? cellProblem(reading, { kind: column.kind, isRequired: true }) : 'grid.set.badPercent';
  const value = typeof reading === 'number' && (kind === 'percent' || problem === null) ? reading : null;
  const error = isTried && value === null && problem ? toFieldMessage({ type: 'custom', message: problem }, t) : undefined;
  const apply = (): void => {
    setTried(true);
    if (value === null) return;
    onApply(order, value);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
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
        <TextInput
          label={target.text}
          value={typed}
          onChange={setTyped}
          error={error}
          inputMode="decimal"
          autoComplete="off"
          isLatin
          {...(kind === 'percent' ? { hint: t('grid.set.percentHint') } : {})}
          contentAfter={<span>{kind === 'percent' ? t('grid.set.percentSign') : (column.unit ?? '')}</span>}
        />
      </div>
    </Modal>
  );
}
