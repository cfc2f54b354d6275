import { makeStyles, RadioGroup } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { StatusBadge } from '@renderer/ui/badges/status-badge';
import { ChoiceCard } from '@renderer/ui/controls/choice-card';
import { flexColumn } from '@renderer/ui/layout/layout-styles';
import { smallQuietWords } from '@renderer/ui/text/text-styles';
import { isEnter } from '@renderer/validation/is-enter';
import { toLatinDigits } from '@shared/domain/digits';
import { type OrderStatus, orderStatuses } from '@shared/domain/orders/order-status';
import { type ReactElement, useEffect, useEffectEvent, useRef } from 'react';

const useStyles = makeStyles({
  group: { ...flexColumn },
  current: smallQuietWords,
  digit: { ...smallQuietWords, fontFamily: 'inherit', minInlineSize: '12px', textAlign: 'center' },
});

interface StatusChoicesProps {
  value: OrderStatus | null;
  /** The orders' current statuses; they are marked, and the first one gets the focus. */
  current: ReadonlySet<string>;
  isDisabled: boolean;
  onChange(status: OrderStatus): void;
  /** Called on Enter on the selected status. */
  onConfirm(): void;
}

/**
 * The five statuses that can be set, in any order (checklist ORD-11, ORD-13, ORD-19). A digit selects one, wherever the focus is in the
 * dialog.
 */
export function StatusChoices({ value, current, isDisabled, onChange, onConfirm }: StatusChoicesProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const group = useRef<HTMLDivElement>(null);
  useDigits((place) => {
    const status = orderStatuses[place - 1];
    if (!status || isDisabled) return false;
    onChange(status);
    group.current?.querySelector<HTMLInputElement>(`input[value="${status}"]`)?.focus();
    return true;
  });
  const marker = current.size === 1 ? t('orders.statusDialog.current') : '';
  return (
    <div ref={group}>
      <RadioGroup
        className={styles.group}
        aria-label={t('orders.statusDialog.choices')}
        value={value ?? ''}
        disabled={isDisabled}
        onChange={(_event, data) => onChange(data.value as OrderStatus)}
        onKeyDown={(event) => {
          if (!isEnter(event) || event.repeat || !value) return;
          // The dialog closes, and the same key press would activate the control that gets the focus.
          event.preventDefault();
          onConfirm();
        }}
      >
        {orderStatuses.map((status, at) => (
          <ChoiceCard
            key={status}
            value={status}
            isLine
            before={
              <kbd className={styles.digit} dir="ltr">
                {at + 1}
              </kbd>
            }
            name={<StatusBadge status={status} t={t} />}
            {...(marker && current.has(status) && { after: <span className={styles.current}>{marker}</span> })}
          />
        ))}
      </RadioGroup>
    </div>
  );
}

/** Handles digits of any script, in the row and on the number pad. `take` returns whether the position exists. */
function useDigits(take: (place: number) => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    const digit = /^\d$/.exec(toLatinDigits(event.key))?.[0];
    if (digit && take(Number(digit))) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
