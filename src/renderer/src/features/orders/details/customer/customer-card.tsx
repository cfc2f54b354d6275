import { Button, makeStyles, Tooltip } from '@fluentui/react-components';
import { Chat16Regular, Person16Regular } from '@fluentui/react-icons';
import { ask, request, toFailureError } from '@renderer/runtime/calls/bridge';
import { notify } from '@renderer/runtime/notices/notify';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { i18n } from '@renderer/runtime/texts/i18n';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { CustomerNote } from '@renderer/shared-components/notes/customer-note';
import { toChatLink, toChatText, toDialled, toMailLink } from '@renderer/shared-components/orders/contact-links';
import { ExternalLink, openOutside } from '@renderer/shared-components/orders/external-link';
import { useOnce } from '@renderer/shared-components/printing/use-once';
import { CopyIconButton } from '@renderer/ui/controls/copy-icon-button';
import { withBackLink } from '@renderer/ui/layout/back-link';
import { flexRow, noShrink, stack } from '@renderer/ui/layout/layout-styles';
import { TitledCard } from '@renderer/ui/layout/titled-card';
import { EmailText } from '@renderer/ui/text/email-text';
import { PhoneText } from '@renderer/ui/text/phone-text';
import { strongText } from '@renderer/ui/text/text-styles';
import type { OrderSnapshot } from '@shared/contract/shop/order-snapshot';
import type { User } from '@shared/contract/shop/users';
import { isSamePhone, toInternationalDigits, toPhoneDigits, toPhoneText } from '@shared/domain/phone';
import { toSheetLanguages } from '@shared/domain/printing/sheet-languages';
import type { OrderRow } from '@shared/lists/orders';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PhoneOrdersPart } from './phone-orders-part';
import { useWayBack } from './use-way-back';

type Customer = OrderSnapshot['customer'];

/** Finds users by the order's email, else by its phone, because an order doesn't name its user. Rejects with the failure of the read. */
async function findUsers({ email, phone }: Customer): Promise<readonly User[]> {
  const byEmail = email.trim() === '' ? [] : (await search(email)).filter((user) => hasEmail(user, email));
  if (byEmail.length > 0) return byEmail;
  const digits = toPhoneDigits(phone);
  return digits === null ? [] : (await search(digits)).filter((user) => hasPhone(user, phone));
}

async function search(text: string): Promise<readonly User[]> {
  return (await request('users.list', { query: { page: 1, search: text.trim() } })).rows;
}

function hasEmail(user: User, email: string): boolean {
  return user.email.trim().toLowerCase() === email.trim().toLowerCase();
}

function hasPhone({ user_phones }: User, phone: string): boolean {
  return user_phones.some((one) => isSamePhone(one.phone, phone) || isSamePhone(one.country_code + one.phone, phone));
}

const usersPath = '/masterHN/users';

interface CustomerRecord {
  /** Finds the user and opens the record; shows failures itself. */
  open(): Promise<void>;
  isLooking: boolean;
}

/** Opens the record of the user who placed the order, with a breadcrumb back. Does nothing if the screen was left meanwhile. */
function useCustomerRecord(order: OrderRow): CustomerRecord {
  const t = useTexts();
  const navigate = useNavigate();
  const wayBack = useWayBack(order);
  const isShown = useRef(true);
  const isRunning = useRef(false);
  const [isLooking, setLooking] = useState(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  async function look(): Promise<void> {
    try {
      const users = await findUsers(order.customer);
      const [user] = users;
      if (!isShown.current) return;
      if (!user) notify.warning(t('customerCard.noRecord'));
      else if (users.length > 1) void navigate(`${usersPath}?${new URLSearchParams({ search: order.customer.phone || user.email })}`);
      else void navigate(`${usersPath}/profile`, { state: withBackLink({ record: user }, wayBack) });
    } catch (error) {
      if (isShown.current) notify.failure(toFailureError(error).failure);
    }
  }

  async function open(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setLooking(true);
    await look();
    isRunning.current = false;
    setLooking(false);
  }

  return { open, isLooking };
}

/**
 * Opens a chat with the customer, starting with a text in the language of the order's invoice; renders nothing for a number of an unknown
 * country.
 */
function ChatButton({ order, className }: { order: OrderRow; className: string }): ReactElement | null {
  const t = useTexts();
  const language = useLanguage();
  const once = useOnce();
  const { phone } = order.customer;
  if (toInternationalDigits(phone) === null) return null;

  async function open(): Promise<void> {
    const settings = await ask('printing.readSettings', undefined);
    if (!settings.ok) return notify.failure(settings.error);
    const { routes, shopName } = settings.value;
    const languages = toSheetLanguages(routes.invoice.language, language);
    const text = toChatText({ order, shopName, languages, textsOf: (wanted) => i18n.getFixedT(wanted) });
    const url = toChatLink(phone, text);
    if (url) await openOutside(url);
  }

  const label = t('customerCard.chat', { phone: toPhoneText(phone) });
  return (
    <Tooltip content={label} relationship="label">
      <Button
        className={className}
        appearance="subtle"
        size="small"
        icon={<Chat16Regular />}
        onClick={() => void once(`${order.kind} ${order.id}`, open)}
      />
    </Tooltip>
  );
}

const useStyles = makeStyles({
  root: { ...stack.gap4, alignItems: 'flex-start', overflowWrap: 'anywhere' },
  line: { ...flexRow, columnGap: '4px', maxInlineSize: '100%' },
  button: noShrink,
  name: strongText,
  // Aligns its icon with the text above.
  record: { marginInlineStart: '-8px' },
});

/** The customer: contact links, the user's record, and other orders of the phone. */
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
        <CustomerNote phone={phone} />
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
