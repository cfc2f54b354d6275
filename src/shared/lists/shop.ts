import { paymentGroups, paymentHints, paymentReviews, type ReviewedPayment } from '../contract/desktop/reconciliation';
import type { Currency } from '../contract/shop/currency';
import type { PromoCode, PromoType } from '../contract/shop/promo-codes';
import { toOrderCode } from '../domain/orders/order-code';
import { knownOrderStatuses } from '../domain/orders/order-status';
import { toPaymentType } from '../domain/orders/payment-type';
import { toInverse, writeRate } from '../domain/rate';
import { fullList, nameKnown, toDated, toLines, toName, toOnOff } from './column';
import { toPaymentText, toStatusText } from './orders';

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

const paymentKinds = ['payment', 'refund', 'order'] as const;

/** Rows of a payment reconciliation: the file's columns, then the shop's. They are on this computer, so no call loads them in full. */
export const reconciledPayments = fullList<ReviewedPayment>()({
  searched: ({ ref, card, terminal, note, order }) =>
    toLines(ref, card, terminal, note, ...(order ? [order.customer, String(order.id), toOrderCode(order)] : [])),
  filters: ['kind', 'terminal', 'hint', 'status', 'payment', 'review'],
  columns: {
    group: {
      type: 'choice',
      value: ({ group }) => [group],
      values: paymentGroups,
      valueName: nameKnown(paymentGroups, (value, t) => t(`reconciliation.groups.${value}`)),
    },
    kind: {
      type: 'choice',
      value: ({ kind }) => [kind],
      values: paymentKinds,
      valueName: nameKnown(paymentKinds, (value, t) => t(`reconciliation.kinds.${value}`)),
    },
    line: { type: 'number', value: ({ line }) => line },
    ref: { type: 'code', value: ({ ref }) => ref },
    day: { type: 'moment', value: ({ day }) => day },
    card: { type: 'code', value: ({ card }) => card },
    terminal: { type: 'choice', value: ({ terminal }) => (terminal ? [terminal] : []) },
    fileAmount: { type: 'money', value: ({ fileFils }) => fileFils },
    fees: { type: 'money', value: ({ feeFils, line }) => (line === null ? null : feeFils) },
    order: { type: 'code', value: ({ order }) => (order ? toOrderCode(order) : null) },
    customer: { type: 'text', value: ({ order }) => order?.customer ?? null },
    orderDay: { type: 'moment', value: ({ order }) => order?.day || null },
    payment: {
      type: 'choice',
      value: ({ order }) => (order?.method.trim() ? [toPaymentType(order.method) ?? order.method.trim()] : []),
      valueName: toPaymentText,
    },
    status: {
      type: 'choice',
      value: ({ order }) => (order?.status ? [order.status] : []),
      values: knownOrderStatuses,
      valueName: toStatusText,
    },
    shopAmount: { type: 'money', value: ({ shopFils }) => shopFils },
    difference: { type: 'money', value: ({ differenceFils }) => differenceFils },
    hint: {
      type: 'choice',
      value: ({ hint }) => (hint ? [hint] : []),
      values: paymentHints,
      valueName: nameKnown(paymentHints, (value, t) => t(`reconciliation.hints.${value}`)),
    },
    note: { type: 'text', value: ({ note }) => note || null },
    review: {
      type: 'choice',
      value: ({ isReviewed }) => [isReviewed ? 'reviewed' : 'open'],
      values: paymentReviews,
      valueName: nameKnown(paymentReviews, (value, t) => t(`reconciliation.reviews.${value}`)),
    },
  },
});

/** By the calls that load them. */
export const shopLists = { 'promoCodes.list': promoCodes, 'currency.list': currency } as const;
