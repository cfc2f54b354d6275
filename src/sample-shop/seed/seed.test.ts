import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toOrderSnapshot } from '@shared/contract/shop/order-snapshot';
import { guestOrder, order } from '@shared/contract/shop/orders';
import { addDays, toKuwaitDay } from '@shared/domain/dates';
import { toLinesDifference } from '@shared/domain/orders/order-lines';
import { sampleAccounts } from '@shared/domain/server/sample-accounts';
import { describe, expect, it } from 'vitest';
import { isDrawnKind, isPhotoKind } from '../pictures/kinds';
import { isColorName } from '../pictures/palette';
import { createSampleShop } from '../sample-shop';
import type { Tables } from '../store/store';
import { seedAdmins } from './admins';
import { seedCatalogue } from './catalogue/catalogue';
import { specialOrders } from './orders/order-ids';

const now = () => new Date('2026-11-19T08:00:00Z');
const { tables } = createSampleShop({ now }).store;
const orders = tables.orders.all().map((row) => toOrderSnapshot('order', order.parse(row)));
const guestOrders = tables.guestOrders.all().map((row) => toOrderSnapshot('guestOrder', guestOrder.parse(row)));
const hasArabic = (text: string): boolean => /[\u0621-\u064a]/.test(text);
const find = (id: number) => orders.find((one) => one.id === id);
const findGuest = (id: number) => guestOrders.find((one) => one.id === id);

describe('the accounts that the sign-in offers', () => {
  it('are admins of the shop, and stand in the README', () => {
    const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');
    for (const { kind, email, password } of sampleAccounts) {
      expect(tables.admins.all()).toContainEqual(expect.objectContaining({ email, password, isBlocked: kind === 'blocked' }));
      expect(readme).toContain(`| \`${email}\` | \`${password}\` |`);
    }
  });
});

describe('seeds', () => {
  it('are the same for the same seed and day, and others for another seed', () => {
    const dump = (seed: number): string => {
      const { tables: some } = createSampleShop({ now, seed }).store;
      return JSON.stringify((Object.keys(some) as (keyof Tables)[]).map((name) => some[name].all()));
    };
    expect(dump(7)).toBe(dump(7));
    expect(dump(7)).not.toBe(dump(8));
  });

  it('have only colors, pictures and sizes that exist', () => {
    const { categories, retired } = seedCatalogue;
    const products = categories.flatMap((category) =>
      [...category.products, ...category.arrivals].map((product) => ({ category, product })),
    );
    const colors = [...categories, ...retired].map(({ color }) => color).concat(products.flatMap(({ product }) => product.colors));
    expect(colors.filter((color) => !isColorName(color))).toEqual([]);
    const kinds = [...categories, ...retired].map(({ kind }) => kind).concat(products.flatMap(({ product }) => product.kind ?? []));
    expect(kinds.filter((kind) => !isDrawnKind(kind) && !isPhotoKind(kind))).toEqual([]);
    const sizeless = products.filter(({ category, product }) => product.sizes?.some((at) => category.sizes?.values[at] === undefined));
    expect(sizeless).toEqual([]);
  });

  it('number every table upwards', () => {
    for (const name of Object.keys(tables) as (keyof Tables)[]) {
      const ids = tables[name].all().map((row) => row.id);
      expect(ids).toEqual(ids.toSorted((left, right) => left - right));
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('begin with five admins: everything, nothing, some, orders only, blocked', () => {
    const first = tables.admins.all().slice(0, 5);
    expect(first.map((admin) => admin.id)).toEqual(Object.values(seedAdmins).map((admin) => admin.id));
    expect(first.map((admin) => admin.isBlocked)).toEqual([false, false, false, false, true]);
    expect(seedAdmins.order.roles).toEqual(['order']);
    expect(tables.admins.all().length).toBeGreaterThan(25);
  });

  it('speak both languages', () => {
    const names = [...orders, ...guestOrders].map((one) => one.customer.name);
    expect(names.filter(hasArabic).length).toBeGreaterThan(100);
    expect(names.filter((name) => !hasArabic(name)).length).toBeGreaterThan(100);
    expect(tables.products.all().every((product) => hasArabic(product.name_ar) && !hasArabic(product.name_en))).toBe(true);
    expect(tables.products.all().filter((product) => !product.isDeleted).length).toBeGreaterThan(40);
  });
});

describe('seeded orders', () => {
  it('end today and are never of the future', () => {
    for (const list of [orders, guestOrders]) {
      expect(list).toHaveLength(300);
      const days = list.map((one) => toKuwaitDay(new Date(one.createdAt)));
      expect(days.filter((day) => day === '2026-11-19').length).toBeGreaterThanOrEqual(12);
      expect(days.toSorted()).toEqual(days);
    }
    expect(tables.guestOrders.all().every((row) => new Date(row.createdAt) <= now())).toBe(true);
  });

  it('end today even a minute after midnight', () => {
    const { tables: early } = createSampleShop({ now: () => new Date('2026-11-18T21:01:00Z') }).store;
    expect(early.orders.all().filter((row) => row.day === '2026-11-19').length).toBeGreaterThanOrEqual(12);
  });

  it('are those of weeks in a shop: no day without any, most on Thursdays, fewest on Fridays, evenings before mornings', () => {
    const moments = [...orders, ...guestOrders].map((one) => new Date(one.createdAt));
    const perDay = Array.from({ length: 13 }, (_, at) => addDays('2026-11-19', at - 13)).map((day) => ({
      weekday: new Date(day).getUTCDay(),
      orders: moments.filter((moment) => toKuwaitDay(moment) === day).length,
    }));
    const counts = perDay.map((day) => day.orders);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(perDay.find((day) => day.orders === Math.max(...counts))?.weekday).toBe(4);
    expect(perDay.find((day) => day.orders === Math.min(...counts))?.weekday).toBe(5);
    const hours = moments.filter((moment) => toKuwaitDay(moment) < '2026-11-19').map((moment) => (moment.getUTCHours() + 3) % 24);
    const within = (from: number, to: number): number => hours.filter((hour) => hour >= from && hour < to).length;
    expect(within(9, 12)).toBeLessThan(within(19, 22) / 2);
  });

  it('add up, but for the one of each kind that does not', () => {
    const wrong = [...orders, ...guestOrders].filter((one) => toLinesDifference(one) !== 0);
    expect(wrong.map((one) => [one.kind, one.id, toLinesDifference(one)])).toEqual([
      ['order', specialOrders.order.wrongTotal, -1250],
      ['guestOrder', specialOrders.guestOrder.wrongTotal, -1250],
    ]);
  });

  it('hold every status and every payment, on_the_way only once', () => {
    const all = [...orders, ...guestOrders];
    expect(new Set(all.map((one) => one.status))).toEqual(
      new Set(['ordered', 'process', 'shipped', 'on_the_way', 'delivered', 'canceled']),
    );
    expect(all.filter((one) => one.status === 'on_the_way').map((one) => one.id)).toEqual([specialOrders.order.onTheWay]);
    expect(new Set(all.map((one) => one.paymentMethod))).toEqual(new Set(['knet', 'visa', 'cash']));
  });

  it('hold one of forty lines, one with a very long name, some without or with an empty address', () => {
    expect(find(specialOrders.order.manyLines)?.lines).toHaveLength(40);
    expect(findGuest(specialOrders.guestOrder.longName)?.customer.name.length).toBeGreaterThan(100);
    expect(find(specialOrders.order.noAddress)?.address).toBeNull();
    expect(findGuest(specialOrders.guestOrder.noAddress)?.address).toBeNull();
    expect(find(specialOrders.order.emptyAddress)?.address).toMatchObject({ street: '', area: { name_en: '', name_ar: '' } });
    expect(findGuest(specialOrders.guestOrder.emptyAddress)?.address).not.toBeNull();
  });

  it('are written in all the ways that servers write them', () => {
    const rows = [...tables.orders.all(), ...tables.guestOrders.all()];
    expect(new Set(rows.map((row) => typeof row.total))).toEqual(new Set(['number', 'string']));
    expect(new Set(rows.map((row) => typeof row.user_address?.area))).toEqual(new Set(['object', 'string', 'undefined']));
    expect(tables.orders.all().some((row) => row.shipping_fee === undefined)).toBe(true);
    expect(tables.orders.all().some((row) => row.sub_carts.some((line) => line.price === undefined))).toBe(true);
    const lines = orders.flatMap((one) => one.lines);
    expect(lines.some((line) => line.variants.some((variant) => variant.isColor))).toBe(true);
    expect(lines.some((line) => line.variants.some((variant) => !variant.isColor))).toBe(true);
    expect(lines.some((line) => line.variants.length === 0)).toBe(true);
    expect(lines.some((line) => line.dynamicVariants.length > 0)).toBe(true);
  });
});

describe('products of many combinations', () => {
  it('are there with 60, of which one is not sold, and with 200, each with numbers and pictures of its own', () => {
    const [casserole, pot] = tables.products.all().slice(-2);
    expect([casserole, pot].map((one) => one?.variant_combinations.length)).toEqual([59, 200]);
    for (const one of [casserole, pot]) {
      expect(one?.variant_data).toHaveLength(one?.variant_combinations.length ?? 0);
      expect(one?.amount).toBe(one?.variant_data.reduce((sum, { amount }) => sum + amount, 0));
      expect(one?.variant_data.every(({ images }) => images.length > 0)).toBe(true);
    }
  });
});
