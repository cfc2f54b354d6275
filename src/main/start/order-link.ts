import { readOrderCode } from '@shared/domain/orders/order-code';
import type { OrderRef } from '@shared/domain/orders/order-ref';

/** Scheme of the app's `diwan://` addresses. */
export const linkScheme = 'diwan';

/**
 * Returns the order of `diwan://order/G10656`; null for every other address. A link may come from anywhere, so only the kind and the number
 * are used.
 */
export function readOrderLink(link: string): OrderRef | null {
  const [, code] = /^diwan:\/\/order\/([a-z]\d+)\/?$/i.exec(link.trim()) ?? [];
  return code === undefined ? null : readOrderCode(code);
}
