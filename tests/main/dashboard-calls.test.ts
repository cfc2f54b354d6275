import { toKuwaitDay } from '@shared/domain/dates';
import { describe, expect, it } from 'vitest';
import { app, lastRequest, setUpSignedInApp } from '../support/signed-in-app';

setUpSignedInApp();

describe('the dashboard on its way to the server', () => {
  it('[DSH-02] is read with GET /admin/dashboard', async () => {
    const figures = await app.value('dashboard.read', {});
    expect(lastRequest()).toMatchObject({ method: 'GET', path: '/admin/dashboard', query: {}, status: 200 });
    expect(figures?.totalOrders).toBe(600);
  });

  it('counts the orders of a day with one row', async () => {
    const day = toKuwaitDay(new Date());
    const { rows, totalItems } = await app.value('orders.list', { query: { startDate: day, endDate: day, countOnly: true } });
    expect(lastRequest()).toMatchObject({
      method: 'GET',
      path: '/order/admin',
      query: { startDate: day, endDate: day, offset: '0', limit: '1' },
    });
    expect(rows).toHaveLength(1);
    expect(totalItems).toBeGreaterThan(10);
  });
});
