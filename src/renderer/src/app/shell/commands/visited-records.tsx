import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { Product } from '@shared/contract/catalogue/products';
import type { PromoCode } from '@shared/contract/shop/promo-codes';
import type { User } from '@shared/contract/shop/users';
import type { OrderRow } from '@shared/lists/orders';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { CommandItem } from './command-items';
import { noteOpened } from './recent-items';
import { toOrderItem } from './use-order-search';
import { toProductItem, toPromoCodeItem, toUserItem } from './use-record-search';

/** Records every opened record, however it was opened, for the palette without a text. */
export function VisitedRecords(): null {
  const { pathname, state } = useLocation();
  const t = useTexts();
  const language = useLanguage();
  const client = useQueryClient();
  useEffect(() => {
    const item = toItem(pathname, state);
    if (item) noteOpened(item);

    function toItem(path: string, handed: unknown): CommandItem | null {
      const { order, record } = (handed ?? {}) as { order?: OrderRow; record?: unknown };
      if (/^\/orders(-guest)?\/details$/.test(path)) return order ? toOrderItem(order, t('orders.number', { id: order.id })) : null;
      if (path === '/masterHN/users/profile') return record ? toUserItem(record as User) : null;
      if (path.startsWith('/promo-codes/edit-promo-codes/')) return record ? toPromoCodeItem(record as PromoCode) : null;
      const id = /^\/masterHN\/products\/add-products\/(\d+)$/.exec(path)?.[1];
      const product = id === undefined ? null : findListed(client, Number(id));
      return product && toProductItem(product, language);
    }
  }, [pathname, state, t, language, client]);
  return null;
}

/** Returns a product from the cached lists. */
function findListed(client: QueryClient, id: number): Product | null {
  for (const name of ['products.list', 'fullLists.view', 'fullLists.rows']) {
    for (const [, answer] of client.getQueriesData<{ rows?: readonly Product[] }>({ queryKey: [name] })) {
      const found = answer?.rows?.find((row) => row.id === id && 'product_images' in row);
      if (found) return found;
    }
  }
  return null;
}
