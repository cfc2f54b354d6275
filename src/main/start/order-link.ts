import { readOrderCode } from '@shared/domain/orders/order-code';
import type { OrderRef } from '@shared/domain/orders/order-ref';

/** `diwan://` addresses belong to the app. */
export const linkScheme = 'diwan';

/** The order of `diwan://order/G10656`; null for every other address: of a link, which may come from anywhere, only the kind and the number are taken. */
export function readOrderLink(link: string): OrderRef | null {
  const [, code] = /^diwan:\/\/order\/([a-z]\d+)\/?$/i.exec(link.trim()) ?? [];
  return code === undefined ? null : readOrderCode(code);
}
