import { calls } from '@shared/contract/tables/registry';
import type { Fils } from '@shared/domain/money';
import { describe, expect, it } from 'vitest';
import { createSampleShop } from './sample-shop';
import { seedAdmins } from './seed/admins';
import { specialOrders } from './seed/orders/order-ids';
import { createShopClient } from './testing/shop-client';

function open() {
  const shop = createSampleShop();
  return { shop, client: createShopClient(shop), tables: shop.store.tables };
}

describe('blocking an admin', () => {
  it('stores the opposite of the value it is sent, however often', async () => {
    const { client, tables } = open();
    const block = (isBlocked: boolean) => client.call('admins.block', { params: { id: 9 }, body: { isBlocked } });
    expect((await block(false)).value()?.isBlocked).toBe(true);
    expect((await block(false)).value()?.isBlocked).toBe(true);
    expect((await block(true)).value()?.isBlocked).toBe(false);
    expect(tables.admins.get(9).isBlocked).toBe(false);
  });
});

describe('admins', () => {
  it('get the next id, no roles, and can sign in', async () => {
    const { client, tables } = open();
    const highest = Math.max(...tables.admins.all().map((admin) => admin.id));
    const added = (await client.call('admins.add', calls['admins.add'].example)).value();
    expect(added).toMatchObject({ id: highest + 1, admin_roles: [], isBlocked: false, avatar: null });
    const { email, password } = calls['admins.add'].example.body;
    expect((await client.call('session.login', { body: { email, password } })).status).toBe(200);
  });

  it('are gone from list and record once deleted, and shown among the deleted', async () => {
    const { client } = open();
    await client.call('admins.remove', { params: { id: 9 } });
    const ids = async (isDeleted: boolean) =>
      (await client.call('admins.list', { query: { isDeleted } })).value().rows.map((row) => row.id);
    expect(await ids(false)).not.toContain(9);
    expect(await ids(true)).toContain(9);
    expect((await client.call('admins.one', { params: { id: 9 } })).status).toBe(404);
  });

  it('[PRO-10] save their own profile with a status in the answer', async () => {
    const { shop } = open();
    const client = createShopClient(shop, 'none');
    const answer = await client.call('profile.update', calls['profile.update'].example);
    expect(answer.body).toMatchObject({ data: { status: 200, admin: { id: seedAdmins.none.id } } });
    expect(answer.value()).toMatchObject({ f_name: 'هند' });
    expect(shop.store.tables.admins.get(seedAdmins.none.id).password).toBe(seedAdmins.none.password);
  });
});

describe('orders', () => {
  it('[ORD-29] [GOR-28] keep the status that was set, and nothing else changes', async () => {
    const { client, tables } = open();
    const before = tables.orders.get(specialOrders.order.onTheWay);
    const answer = await client.call('orders.changeStatus', { params: { id: before.id }, body: { status: 'delivered' } });
    expect(answer.value()).toMatchObject({ id: before.id, status: 'delivered' });
    expect(tables.orders.get(before.id)).toEqual({ ...before, status: 'delivered' });
    const guestId = specialOrders.guestOrder.newest;
    await client.call('guestOrders.changeStatus', { params: { id: guestId }, body: { status: 'canceled' } });
    expect(tables.guestOrders.get(guestId).status).toBe('canceled');
  });
});

describe('catalogue', () => {
  it('gives a product back as it was written', async () => {
    const { client } = open();
    const { body } = calls['products.add'].example;
    const added = (await client.call('products.add', { body })).value();
    const read = (await client.call('products.one', { params: { id: added?.id ?? 0 } })).value();
    expect(read).toMatchObject({
      name_ar: body.name_ar,
      price: body.price,
      cost: body.cost,
      offerPrice: null,
      description_en: body.description_en,
      variant_combinations: body.variant,
      variant_data: body.variant_data,
      product_images: body.images.map((url) => ({ url })),
      category: { name_en: 'Pots' },
    });
    expect(read?.variant.map((choice) => choice.variant.name_en)).toEqual(['Color']);
  });

  it('lets a product that is sold out be changed without new stock, and only that', async () => {
    const { client, tables } = open();
    const { code, category_id } = tables.products.get(1);
    const body = { ...calls['products.add'].example.body, code, category_id, variant: [], variant_data: [], amount: 0 };
    tables.products.update(1, { variant_combinations: [], variant_data: [], amount: 3 });
    expect((await client.call('products.update', { params: { id: 1 }, body })).status).toBe(400);
    tables.products.update(1, { amount: 0 });
    expect((await client.call('products.update', { params: { id: 1 }, body })).status).toBe(200);
  });

  it('deactivates and activates products, categories, dynamic variants and users', async () => {
    const { client, tables } = open();
    for (const isDeleted of [true, false]) {
      const input = { params: { id: 1 }, body: { isDeleted } };
      await client.call('products.setDeleted', input);
      await client.call('categories.setDeleted', input);
      await client.call('dynamicVariants.setDeleted', input);
      await client.call('users.setDeleted', input);
      const stored = [tables.products, tables.categories, tables.dynamicVariants, tables.users].map((table) => table.get(1).isDeleted);
      expect(stored).toEqual([isDeleted, isDeleted, isDeleted, isDeleted]);
    }
  });

  it('changes variants with an id, adds those without, keeps those left out', async () => {
    const { client, tables } = open();
    const [color, size] = tables.variants.all().filter((variant) => variant.category_id === 1);
    const [first] = color?.variant_values ?? [];
    const written = {
      variant: [
        { id: color?.id, name_en: 'Colour', name_ar: 'لون', variant_values: [{ id: first?.id, value_en: '#111111', value_ar: '#111111' }] },
        { name_en: 'Lid', name_ar: 'الغطاء', variant_values: [{ value_en: 'Glass', value_ar: 'زجاج' }] },
      ],
    };
    const saved = (await client.call('variants.update', { params: { id: 1 }, body: written })).value() ?? [];
    expect(saved.map((variant) => variant.name_en)).toEqual(['Colour', size?.name_en, 'Lid']);
    expect(saved[0]?.variant_values).toHaveLength(color?.variant_values.length ?? 0);
    expect(saved[0]?.variant_values[0]).toMatchObject({ id: first?.id, value_en: '#111111' });
    const ids = tables.variants.all().flatMap((variant) => variant.variant_values.map((value) => value.id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('users', () => {
  it('are active or blocked by a value in the path', async () => {
    const { client } = open();
    const set = async (value: boolean) => (await client.call('users.setActive', { params: { id: 1, value } })).value()?.isBlocked;
    expect(await set(false)).toBe(true);
    expect(await set(true)).toBe(false);
  });

  it('get a new default phone and first address', async () => {
    const { client } = open();
    const user = (await client.call('users.update', calls['users.update'].example)).value();
    expect(user?.user_phones.filter((phone) => phone.is_default)).toEqual([{ country_code: '+965', phone: '50009999', is_default: true }]);
    expect(user?.user_addresses[0]).toMatchObject({
      addressName: 'Home',
      area: { name_en: 'السالمية', name_ar: 'السالمية' },
      houseNumber: '3',
    });
  });
});

describe('settings', () => {
  it('are replaced whole: a field left out is empty afterwards', async () => {
    const { client } = open();
    await client.call('homeSocial.save', { body: { time_from: '08:00', time_to: '20:00', whatsapp: '1' } });
    expect((await client.call('homeSocial.read', {})).value()).toMatchObject({ whatsapp: '1', snapchat: '', time_from: '08:00' });
  });

  it('are null when there are none', async () => {
    const { client } = open();
    await client.call('iban.remove', {});
    expect((await client.call('iban.read', {})).value()).toBeNull();
  });

  it('keep the fees of areas that were not named, and show them in the areas too', async () => {
    const { client } = open();
    await client.call('delivery.save', calls['delivery.save'].example);
    const areas = (await client.call('lookups.areas', { params: { countryId: 1 } })).value().rows;
    expect(areas[0]?.delivery_fee).toBe(1750 as Fils);
    const fees = (await client.call('delivery.read', {})).value()?.area_fees ?? [];
    expect(fees.length).toBeGreaterThan(areas.length);
    expect(fees[1]?.delivery_fee).toBe(areas[1]?.delivery_fee);
  });

  it('replace all blocks of a page with new ones', async () => {
    const { client } = open();
    await client.call('homeAbout.save', calls['homeAbout.save'].example);
    const { rows } = (await client.call('homeAbout.list', { query: { type: 'about' } })).value();
    expect(rows.map((row) => row.title_ar)).toEqual(['جديد']);
  });

  it('close messages for good', async () => {
    const { client } = open();
    await client.call('homeMessages.close', { params: { id: 2 } });
    const ids = async (status: 'open' | 'closed') =>
      (await client.call('homeMessages.list', { query: { status } })).value().rows.map((row) => row.id);
    expect(await ids('open')).not.toContain(2);
    expect(await ids('closed')).toContain(2);
  });

  it('count what the shop has on the dashboard', async () => {
    const { client, tables } = open();
    const { totalOrders, totalSales, salesDaily, totalUsers } = (await client.call('dashboard.read', {})).value() ?? {};
    expect(totalOrders).toBe(tables.orders.all().length + tables.guestOrders.all().length);
    expect(totalUsers).toBe(tables.users.all().filter((user) => !user.isDeleted).length);
    expect(salesDaily).toBeGreaterThan(0);
    expect(totalSales).toBeGreaterThan(salesDaily ?? 0);
  });
});
