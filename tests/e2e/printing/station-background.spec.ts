import { changeInvoiceDestination } from '../../support/built-app/page-printing';
import { expect, test } from '../support/fixture';

test('a station prints on when its window is closed, and the window comes back', async ({ launch, spool, shop, signIn }) => {
  spool.setPrinters([{ name: 'Office', displayName: 'HP LaserJet M404' }]);
  const { app, page } = await launch();
  await signIn();
  await changeInvoiceDestination(page, { printer: 'Office' });
  const isOn = await page.evaluate(async () => {
    const read = await window.diwan.call('station.read');
    return read.ok && (await window.diwan.call('station.saveSettings', { ...read.value.settings, isOn: true, intervalSeconds: 10 })).ok;
  });
  expect(isOn).toBe(true);
  // The window is closed if the desktop has room for the station's icon, otherwise minimized.
  const windowsInSight = (): Promise<number> =>
    app.evaluate(
      ({ BrowserWindow }) => BrowserWindow.getAllWindows().filter((window) => window.isVisible() && !window.isMinimized()).length,
    );
  await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()
      .find((window) => window.isVisible())
      ?.close(),
  );
  await expect.poll(windowsInSight).toBe(0);
  const { guestOrders: orders } = shop.shop.store.tables;
  const [{ id: _id, ...row }] = orders.all() as [ReturnType<typeof orders.get>];
  const { id } = orders.insert({ ...row, status: 'ordered', createdAt: new Date().toISOString() });
  // With the page still open, the station can check at once instead of at its next interval.
  if (!page.isClosed()) await page.evaluate(() => void window.diwan.call('station.checkNow'));
  await expect.poll(() => spool.jobs().filter(({ title }) => title.includes(String(id))).length, { timeout: 30_000 }).toBe(1);
  await app.evaluate(({ app: program }) => void program.emit('activate'));
  await expect.poll(windowsInSight).toBe(1);
});
