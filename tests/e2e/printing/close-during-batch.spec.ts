import type { ElectronApplication } from '@playwright/test';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import { changeInvoiceDestination } from '../../support/built-app/page-printing';
import { expect, test } from '../support/fixture';

const closeWindow = (app: ElectronApplication): Promise<void> =>
  app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()
      .find((window) => window.isVisible())
      ?.close(),
  );

test('a batch goes on without its window, to the last sheet, and then the program ends', async ({ launch, spool, signIn, t }) => {
  spool.setPrinters([{ name: 'Office', displayName: 'HP LaserJet M404', behaviour: 'slow:400' }]);
  const { app, page } = await launch();
  await signIn();
  const ended = new Promise((resolve) => app.process().once('exit', resolve));
  await changeInvoiceDestination(page, { printer: 'Office' });
  const orders = await page.evaluate(async () => {
    const list = await window.diwan.call('guestOrders.list', { query: { page: 1 } });
    return list.ok ? list.value.rows.slice(0, 10).map(({ id }): OrderRef => ({ kind: 'guestOrder', id })) : [];
  });
  await page.evaluate((wanted) => window.diwan.call('printing.enqueue', { orders: wanted }), orders);
  await expect.poll(() => spool.jobs().length).toBeGreaterThan(0);
  await closeWindow(app);
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('HP LaserJet M404');
  await question.getByRole('button', { name: t('printQueue.closing.close') }).click();
  await ended;
  expect(spool.jobs().map(({ title }) => title.split(' ')[0])).toEqual(orders.map(({ id }) => `INV-${id}`));
});
