import type { SalesPart } from '@shared/contract/desktop/sales';
import type { SheetData } from '@shared/contract/printing/printed-sheet';
import { toFils } from '@shared/domain/money';

const part = (count: number, guests: number, dinars: number): SalesPart => ({ count, guests, fils: toFils(dinars) });
const day = '2026-11-21';
const takings = part(34, 14, 1640.25);

/** Sample data of a day's sales, for previews. */
export const sampleSales: SheetData<'salesReport'> = {
  report: {
    period: { from: day, to: day },
    kinds: ['order', 'guestOrder'],
    takings,
    canceled: part(2, 1, 64.75),
    shippingFils: toFils(42.5),
    otherFils: toFils(-7.25),
    days: [{ day, ...takings }],
    hours: [],
    payments: [
      { method: 'knet', ...part(18, 8, 946.5) },
      { method: 'visa', ...part(7, 2, 368.25) },
      { method: 'cash', ...part(9, 4, 325.5) },
    ],
    cash: { delivered: part(5, 2, 178.25), open: part(4, 2, 147.25) },
    places: [
      { place: { name_en: 'Hawalli', name_ar: 'حولي' }, values: ['Hawalli'], ...part(20, 9, 1014.75), areas: [] },
      { place: { name_en: 'Al Asimah', name_ar: 'العاصمة' }, values: ['Al Asimah'], ...part(14, 5, 625.5), areas: [] },
    ],
    products: [
      {
        name: { name_en: 'Family cookware set, 12 pieces', name_ar: 'طقم قدور عائلي، 12 قطعة' },
        pictureUrl: null,
        quantity: 8,
        guests: 0,
        count: 8,
        fils: toFils(599.2),
      },
      {
        name: { name_en: 'Cast-iron pot', name_ar: 'قدر حديد زهر' },
        pictureUrl: null,
        quantity: 24,
        guests: 0,
        count: 20,
        fils: toFils(696),
      },
      { name: { name_en: 'Coffee pot', name_ar: 'دلة قهوة' }, pictureUrl: null, quantity: 17, guests: 0, count: 15, fils: toFils(309.8) },
    ],
    categories: null,
    customers: {
      fresh: { ...part(12, 10, 520), people: 12 },
      returning: { ...part(22, 4, 1120.25), people: 20 },
      unknown: { ...part(0, 0, 0), people: 0 },
    },
    statuses: [
      { status: 'ordered', ...part(6, 3, 210) },
      { status: 'process', ...part(8, 3, 400) },
      { status: 'shipped', ...part(7, 3, 330.25) },
      { status: 'delivered', ...part(13, 5, 700) },
      { status: 'canceled', ...part(2, 1, 64.75) },
    ],
    numbers: [
      { kind: 'order', first: 10652, last: 10676 },
      { kind: 'guestOrder', first: 20641, last: 20656 },
    ],
    canceledOrders: [
      { kind: 'guestOrder', id: 20655, method: 'knet', isPaid: true, fils: toFils(38.5) },
      { kind: 'order', id: 10671, method: 'cash', isPaid: false, fils: toFils(26.25) },
    ],
  },
  before: null,
  readAt: '2026-11-22T06:05:00.000Z',
  madeAt: '2026-11-22T06:06:00.000Z',
  madeBy: '',
};
