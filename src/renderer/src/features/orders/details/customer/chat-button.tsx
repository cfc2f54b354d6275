import { Button, Tooltip } from '@fluentui/react-components';
import { Chat16Regular } from '@fluentui/react-icons';
import { useOnce } from '@renderer/parts/printing/use-once';
import { ask } from '@renderer/runtime/calls/bridge';
import { notify } from '@renderer/runtime/notices/notify';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { i18n } from '@renderer/runtime/texts/i18n';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { toInternationalDigits, toPhoneText } from '@shared/domain/phone';
import { toSheetLanguages } from '@shared/domain/printing/sheet-languages';
import type { OrderRow } from '@shared/lists/orders';
import type { ReactElement } from 'react';
import { toChatLink, toChatText } from './contact-links';
import { openOutside } from './external-link';

/** A chat with the customer, begun in the language in which the order's invoice is printed; nothing for a number whose country is not known. */
export function ChatButton({ order, className }: { order: OrderRow; className: string }): ReactElement | null {
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
