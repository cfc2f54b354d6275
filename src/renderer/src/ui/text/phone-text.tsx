import { toPhoneText } from '@shared/domain/phone';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** `+965 5000 1234`, read from left to right in both languages; a dash when there is none. */
export function PhoneText({ phone }: { phone: string }): ReactNode {
  const { t } = useTranslation();
  const text = toPhoneText(phone);
  return text ? (
    <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }}>
      {text}
    </bdi>
  ) : (
    t('common.none')
  );
}
