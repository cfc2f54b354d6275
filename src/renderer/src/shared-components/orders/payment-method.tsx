import { makeStyles } from '@fluentui/react-components';
import { Money20Regular, Payment20Regular } from '@fluentui/react-icons';
import { iconStyle } from '@renderer/ui/badges/mark-styles';
import { toPaymentType } from '@shared/domain/orders/payment-type';
import type { Translate } from '@shared/i18n/translate';
import { toPaymentText } from '@shared/lists/orders';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', verticalAlign: 'middle', gap: '8px', maxWidth: '100%' },
  icon: iconStyle.quiet,
});

export function PaymentMethod({ method, t }: { method: string; t: Translate }): ReactElement {
  const styles = useStyles();
  const Icon = toPaymentType(method) === 'cash' ? Money20Regular : Payment20Regular;
  return (
    <span className={styles.root}>
      <Icon className={styles.icon} aria-hidden="true" />
      <bdi>{toPaymentText(method, t)}</bdi>
    </span>
  );
}
