import { expect, it } from 'vitest';
import { calls } from './tables/registry';

const social = { snapchat: 'bayt', time_from: '09:00', time_to: '22:00' };
const sheet = { title: 'Sand', items: [{ color: 'https://f.example/c.png', image: 'https://f.example/i.png' }] };
const delivery = { delivery_possibility: true, delivery_all_area: false, delivery_fee: 1, area_fees: [{ id: 1, delivery_fee: 1 }] };

// A save replaces the whole record, so saving a partly understood record would lose the rest.
it.each([
  ['homeSocial.read', social, { ...social, whatsapp: { number: '5000 1234' } }],
  ['shopSocial.read', social, { ...social, qr_code: { url: 'https://f.example/qr.png' } }],
  ['styleUp.read', { sheets: [sheet] }, { sheets: [sheet, { ...sheet, items: 'many' }] }],
  ['styleUp.read', { sheets: [sheet] }, { sheets: [{ ...sheet, items: [{ color: ['c'], image: 'i' }] }] }],
  [
    'delivery.read',
    delivery,
    {
      ...delivery,
      area_fees: [
        { id: 1, delivery_fee: 1 },
        { id: 'north', delivery_fee: 2 },
      ],
    },
  ],
  ['delivery.read', delivery, { ...delivery, area_fees: [{ id: 1, delivery_fee: 'free' }] }],
] as const)('%s is read as a whole or not at all', (name, readable, unreadable) => {
  const { answer } = calls[name];
  expect(answer.decode({ data: readable })).toBeTruthy();
  expect(() => answer.decode({ data: unreadable })).toThrow();
});
