import type { User } from '@shared/contract/shop/users';

export function toUserName({ f_name, l_name, email, id }: User): string {
  return `${f_name} ${l_name}`.trim() || email || `#${id}`;
}
