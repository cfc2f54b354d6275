import { toPhoneDigits } from '@shared/domain/phone';
import type { ReactElement } from 'react';
import { StaffNote } from './staff-note';

/** The note about the customer of a phone number, which is the same in all places; renders nothing for a text that isn't a number. */
export function CustomerNote({ phone }: { phone: string }): ReactElement | null {
  const digits = toPhoneDigits(phone);
  return digits === null ? null : <StaffNote subject={{ kind: 'customer', phone: digits }} />;
}
