import type { Currency } from '../contract/shop/currency';
import type { PromoCode, PromoType } from '../contract/shop/promo-codes';
import { toInverse, writeRate } from '../domain/rate';
import { fullList, nameKnown, toDated, toLines, toName, toOnOff } from './column';

export const promoCodes = fullList<PromoCode>()({
  isSorted: true,
  searched: ({ name }) => name,
  filters: ['type', 'active'],
  columns: {
    id: { type: 'id', value: ({ id }) => id },
    name: { type: 'text', value: ({ name }) => name },
    amount: { type: 'number', value: ({ amount }) => amount, head: (t) => t('vocabulary.promoCodes.amount') },
    type: {
      type: 'choice',
      value: ({ Type }) => (Type ? [Type] : []),
      head: (t) => t('vocabulary.promoCodes.type'),
      valueName: nameKnown<PromoType>(['percentage', 'fixed'], (value, t) => t(`vocabulary.promoCodes.types.${value}`)),
    },
    startDate: { type: 'moment', value: ({ createdAt }) => toDated(createdAt), head: (t) => t('vocabulary.promoCodes.startDate') },
    endDate: { type: 'moment', value: ({ end_date }) => toDated(end_date), head: (t) => t('vocabulary.promoCodes.endDate') },
    maxUsage: { type: 'number', value: ({ max_usage }) => max_usage, head: (t) => t('vocabulary.promoCodes.maxUsage') },
    countUsage: { type: 'number', value: ({ count_usage }) => count_usage, head: (t) => t('vocabulary.promoCodes.countUsage') },
    active: {
      type: 'choice',
      value: ({ is_active }) => toOnOff(is_active),
      head: (t) => t('vocabulary.promoCodes.active'),
      values: ['on', 'off'],
      valueName: (value, t) => t(`promoCodes.states.${value === 'on' ? 'active' : 'inactive'}`),
    },
  },
});

export const currency = fullList<Currency>()({
  searched: ({ country }) => toLines(country.name_en, country.name_ar),
  columns: {
    id: { type: 'id', value: ({ id }) => id },
    country: { type: 'named', value: ({ country }) => toName(country) },
    rate: { type: 'rate', value: ({ rate }) => rate },
    inverse: {
      type: 'rate',
      value({ rate }) {
        const inverse = toInverse(writeRate(rate));
        return inverse === null ? null : Number(inverse);
      },
    },
  },
});

/** By the calls that load them. */
export const shopLists = { 'promoCodes.list': promoCodes, 'currency.list': currency } as const;
