import type { Page } from '@playwright/test';
import type { OrderKind, OrderRef } from '@shared/domain/orders/order-ref';
import { changeInvoiceDestination } from '../../support/built-app/page-printing';

export async function choosePrinter(page: Page, printer: string): Promise<void> {
  await changeInvoiceDestination(page, { printer, shopName: 'بيت الدار' });
}

/** Loads the newest orders. The main process caches them, so that queueing doesn't load them again. */
export async function readOrders(page: Page, kind: OrderKind, count: number): Promise<OrderRef[]> {
  const ids = await page.evaluate(async (wanted) => {
    const list = await window.diwan.call(wanted === 'order' ? 'orders.list' : 'guestOrders.list', { query: {} });
    return list.ok ? list.value.rows.map(({ id }) => id) : [];
  }, kind);
  if (ids.length < count) throw new Error(`the shop has only ${ids.length} orders`);
  return ids.slice(0, count).map((id) => ({ kind, id }));
}

/** Returns the time (epoch, ms) of the page's request. */
export async function enqueue(page: Page, orders: readonly OrderRef[]): Promise<number> {
  const { askedAt, queued } = await page.evaluate(
    async (wanted) => {
      const now = Date.now();
      return { askedAt: now, queued: await window.diwan.call('printing.enqueue', { orders: wanted }) };
    },
    [...orders],
  );
  if (!queued.ok) throw new Error(JSON.stringify(queued.error));
  return askedAt;
}
