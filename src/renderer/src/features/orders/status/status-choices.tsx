import { makeStyles, RadioGroup } from '@fluentui/react-components';
import { StatusBadge } from '@renderer/ui/badges/status-badge';
import { ChoiceCard } from '@renderer/ui/controls/choice-card';
import { stack } from '@renderer/ui/layout/layout-styles';
import { smallQuietWords } from '@renderer/ui/text/text-styles';
import { type OrderStatus, orderStatuses } from '@shared/domain/orders/order-status';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  group: stack.gap4,
  current: smallQuietWords,
});

interface StatusChoicesProps {
  value: OrderStatus | null;
  /** Statuses that the orders have now; marked, and the first one gets the focus. */
  current: ReadonlySet<string>;
  isDisabled: boolean;
  onChange(status: OrderStatus): void;
  /** Enter on the chosen one. */
  onConfirm(): void;
}

/** The five statuses that can be set, in any order (checklist ORD-11, ORD-13, ORD-19). */
export function StatusChoices({ value, current, isDisabled, onChange, onConfirm }: StatusChoicesProps): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const marker = current.size === 1 ? t('orders.statusDialog.current') : '';
  return (
    <RadioGroup
      className={styles.group}
      aria-label={t('orders.statusDialog.choices')}
      value={value ?? ''}
      disabled={isDisabled}
      onChange={(_event, data) => onChange(data.value as OrderStatus)}
      onKeyDown={({ key, repeat }) => key === 'Enter' && !repeat && value && onConfirm()}
    >
      {orderStatuses.map((status) => (
        <ChoiceCard
          key={status}
          value={status}
          name={<StatusBadge status={status} t={t} />}
          {...(marker && current.has(status) && { after: <span className={styles.current}>{marker}</span> })}
        />
      ))}
    </RadioGroup>
  );
}
