import { toKuwaitDay } from '@shared/domain/dates';
import { describe, expect, it } from 'vitest';
import { app, lastRequest, setUpSignedInApp } from '../../support/main/signed-in-app';

setUpSignedInApp();

describe('the dashboard on its way to the server', () => {
  it('[DSH-02] is read with GET /admin/dashboard', async () => {
    const figures = await app.value('dashboard.read', {});
    expect(lastRequest()).toMatchObject({ method: 'GET', path: '/admin/dashboard', query: {}, status: 200 });
    expect(figures?.totalOrders).toBe(600);
  });

  it('counts the orders of a day with a page of twenty rows', async () => {
    const day = toKuwaitDay(new Date());
    const { rows, totalItems } = await app.value('orders.list', { query: { startDate: day, endDate: day, page: 1 } });
    expect(lastRequest()).toMatchObject({
      method: 'GET',
      path: '/order/admin',
      query: { startDate: day, endDate: day, offset: '0', limit: '20' },
    });
    expect(rows.length).toBeLessThanOrEqual(20);
    expect(totalItems).toBeGreaterThan(10);
  });
});
