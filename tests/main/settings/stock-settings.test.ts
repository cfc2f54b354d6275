import { afterEach, describe, expect, it } from 'vitest';
import { type AppUnderTest, startApp } from '../../support/main/app-under-test';

let app: AppUnderTest;
afterEach(async () => {
  await app.stop();
  app.machine.dispose();
});

describe('the settings of stock', () => {
  it('begin with five pieces, and keep another number over a restart', async () => {
    app = await startApp();
    expect(await app.value('stock.readSettings')).toEqual({ lowStockThreshold: 5 });
    expect(await app.value('stock.saveSettings', { lowStockThreshold: 12 })).toEqual({ lowStockThreshold: 12 });
    await app.stop();
    app = await startApp({ machine: app.machine });
    expect(await app.value('stock.readSettings')).toEqual({ lowStockThreshold: 12 });
  });

  it.each([-1, 10_000, 1.5])('refuse %d pieces', async (lowStockThreshold) => {
    app = await startApp();
    expect(await app.observed.request('stock.saveSettings', { lowStockThreshold })).toMatchObject({
      ok: false,
      error: { code: 'badInput' },
    });
    expect(await app.value('stock.readSettings')).toEqual({ lowStockThreshold: 5 });
  });

  it('come from the last good copy where the file holds something else', async () => {
    app = await startApp();
    await app.value('stock.saveSettings', { lowStockThreshold: 7 });
    await app.stop();
    app.machine.openSettingsFile('settings').write({ ...app.machine.settings(), stock: { lowStockThreshold: 'many' } });
    app = await startApp({ machine: app.machine });
    expect(await app.value('stock.readSettings')).toEqual({ lowStockThreshold: 7 });
  });
});
