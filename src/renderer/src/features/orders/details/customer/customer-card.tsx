import { Button, makeStyles } from '@fluentui/react-components';
import { Person16Regular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { CopyIconButton } from '@renderer/ui/controls/copy-icon-button';
import { flexRow, keepsSize, stack } from '@renderer/ui/layout/layout-styles';
import { TitledCard } from '@renderer/ui/layout/titled-card';
import { EmailText } from '@renderer/ui/text/email-text';
import { PhoneText } from '@renderer/ui/text/phone-text';
import { strongText } from '@renderer/ui/text/text-styles';
import { toPhoneText } from '@shared/domain/phone';
import type { OrderRow } from '@shared/lists/orders';
import type { ReactElement } from 'react';
import { ChatButton } from './chat-button';
import { toDialled, toMailLink } from './contact-links';
import { ExternalLink } from './external-link';
import { PhoneOrdersPart } from './phone-orders-part';
import { useCustomerRecord } from './use-customer-record';

const useStyles = makeStyles({
  root: { ...stack.gap4, alignItems: 'flex-start', overflowWrap: 'anywhere' },
  line: { ...flexRow, columnGap: '4px', maxInlineSize: '100%' },
  button: keepsSize,
  name: strongText,
  // Its icon stands on the edge of the words above.
  record: { marginInlineStart: '-8px' },
});

/** Who ordered: the ways to reach them, the record of a user, and what else the phone has ordered. */
export function CustomerCard({ order }: { order: OrderRow }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const { name, phone, email } = order.customer;
  return (
    <TitledCard title={t('orders.details.customer')}>
      <div className={styles.root}>
        <div className={styles.name}>
          <bdi>{name || t('orders.details.noCustomer')}</bdi>
        </div>
        {phone && (
          <div className={styles.line}>
            <ExternalLink url={`tel:${toDialled(phone)}`} label={t('customerCard.call', { phone: toPhoneText(phone) })}>
              <PhoneText phone={phone} />
            </ExternalLink>
            <CopyIconButton className={styles.button} text={toDialled(phone)} label={t('customerCard.copyPhone')} />
            <ChatButton order={order} className={styles.button} />
          </div>
        )}
        {email && (
          <div className={styles.line}>
            <ExternalLink url={toMailLink(email)} label={t('customerCard.mail', { email })}>
              <EmailText email={email} />
            </ExternalLink>
            <CopyIconButton className={styles.button} text={email} label={t('customerCard.copyEmail')} />
          </div>
        )}
        {order.kind === 'order' && (phone || email) && <RecordButton order={order} />}
      </div>
      <PhoneOrdersPart order={order} />
    </TitledCard>
  );
}

function RecordButton({ order }: { order: OrderRow }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const { open, isLooking } = useCustomerRecord(order);
  return (
    <Button
      className={styles.record}
      appearance="subtle"
      size="small"
      icon={<Person16Regular />}
      disabledFocusable={isLooking}
      onClick={() => void open()}
    >
      {t('customerCard.record')}
    </Button>
  );
}
