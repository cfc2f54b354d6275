import { makeStyles, tokens } from '@fluentui/react-components';
import { ask } from '@renderer/runtime/calls/bridge';
import { notify } from '@renderer/runtime/notices/notify';
import { CopyIconButton } from '@renderer/ui/controls/copy-icon-button';
import { flexRow, keepsSize, stack } from '@renderer/ui/layout/layout-styles';
import { TitledCard } from '@renderer/ui/layout/titled-card';
import { EmailText } from '@renderer/ui/text/email-text';
import { PhoneText } from '@renderer/ui/text/phone-text';
import { strongText } from '@renderer/ui/text/text-styles';
import type { OrderSnapshot } from '@shared/domain/orders/order-snapshot';
import { toPhoneText } from '@shared/domain/phone';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  root: { ...stack.gap4, alignItems: 'flex-start', overflowWrap: 'anywhere' },
  line: { ...flexRow, columnGap: '4px', maxInlineSize: '100%' },
  copy: keepsSize,
  name: strongText,
  link: {
    padding: 0,
    border: 0,
    minHeight: '24px',
    backgroundColor: 'transparent',
    color: tokens.colorBrandForegroundLink,
    font: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':focus-visible': { outlineStyle: 'solid', outlineWidth: '2px', outlineColor: tokens.colorStrokeFocus2, outlineOffset: '2px' },
  },
});

/** Who ordered, with phone and e-mail that open the system's programs, or go into the clipboard. */
export function CustomerCard({ customer }: { customer: OrderSnapshot['customer'] }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { name, phone, email } = customer;
  return (
    <TitledCard title={t('orders.details.customer')}>
      <div className={styles.root}>
        <div className={styles.name}>
          <bdi>{name || t('orders.details.noCustomer')}</bdi>
        </div>
        {phone && (
          <div className={styles.line}>
            <External url={`tel:${toDialled(phone)}`} label={t('orders.details.call', { phone: toPhoneText(phone) })}>
              <PhoneText phone={phone} />
            </External>
            <CopyIconButton className={styles.copy} text={toDialled(phone)} label={t('orders.details.copyPhone')} />
          </div>
        )}
        {email && (
          <div className={styles.line}>
            <External url={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} label={t('orders.details.mail', { email })}>
              <EmailText email={email} />
            </External>
            <CopyIconButton className={styles.copy} text={email} label={t('orders.details.copyEmail')} />
          </div>
        )}
      </div>
    </TitledCard>
  );
}

function toDialled(phone: string): string {
  return phone.replace(/[^\d+]/g, '');
}

/** The page itself may open nothing; the main process hands such links to the system. */
function External({ url, label, children }: { url: string; label: string; children: ReactNode }): ReactElement {
  const styles = useStyles();
  const open = async (): Promise<void> => {
    const result = await ask('app.openExternal', { url });
    if (!result.ok) notify.failure(result.error);
  };
  return (
    <button type="button" className={styles.link} aria-label={label} onClick={() => void open()}>
      {children}
    </button>
  );
}
