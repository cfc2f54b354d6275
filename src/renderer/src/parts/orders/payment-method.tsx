import { makeStyles } from '@fluentui/react-components';
import { Money20Regular, Payment20Regular } from '@fluentui/react-icons';
import { iconStyle } from '@renderer/ui/badges/mark-styles';
import { toPaymentType } from '@shared/domain/orders/payment-type';
import type { Translate } from '@shared/i18n/translate';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', verticalAlign: 'middle', gap: '8px', maxWidth: '100%' },
  icon: iconStyle.quiet,
});

/** A label for the known methods; others stay as the server wrote them (checklist ORD-27). */
export function toPaymentText(method: string, t: Translate): string {
  const type = toPaymentType(method);
  return type ? t(`vocabulary.payment.types.${type}`) : method.trim() || t('common.none');
}

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
