import { toPhoneText, toShortPhoneText } from '@shared/domain/phone';
import type { ReactNode } from 'react';
import { None } from './none';

interface PhoneTextProps {
  phone: string;
  /** As in tables: without Kuwait's code. */
  isShort?: boolean;
}

/** `+965 5000 1234`, or `5000 1234` in short; read from left to right in both languages; a dash when there is none. */
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
