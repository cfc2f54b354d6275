import { toPhoneText, toShortPhoneText } from '@shared/domain/phone';
import type { ReactNode } from 'react';
import { None } from './none';

interface PhoneTextProps {
  phone: string;
  /** Without Kuwait's country code, as in tables. */
  isShort?: boolean;
}

/** Shows `+965 5000 1234`, or `5000 1234` when short, from left to right in both languages; a dash if there is none. */
export function PhoneText({ phone, isShort = false }: PhoneTextProps): ReactNode {
  const text = isShort ? toShortPhoneText(phone) : toPhoneText(phone);
  return text ? (
    <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }}>
      {text}
    </bdi>
  ) : (
    <None />
  );
}
