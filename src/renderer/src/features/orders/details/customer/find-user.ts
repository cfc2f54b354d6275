import { request } from '@renderer/runtime/calls/bridge';
import type { OrderSnapshot } from '@shared/contract/shop/order-snapshot';
import type { User } from '@shared/contract/shop/users';
import { isSamePhone, toPhoneDigits } from '@shared/domain/phone';

type Customer = OrderSnapshot['customer'];

/**
 * The users that an order may be of: it names no user, so whoever has its e-mail, else whoever has its phone. Rejects with the failure
 * of the read.
 */
export async function findUsers({ email, phone }: Customer): Promise<readonly User[]> {
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
