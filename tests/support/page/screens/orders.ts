import { expect } from 'vitest';
import { eachInBoth, inBoth } from '../../texts';
import { type InBoth, inDays, type ListExpectation, rangeOf45 } from './expectations';

const orderHeads: ListExpectation['heads'] = eachInBoth(
  'printHistory.columns.order',
  'orders.columns.name',
  'orders.columns.phone',
  'orders.columns.total',
  'orders.columns.payment',
  'orders.columns.date',
  'orders.columns.status',
  'orders.columns.address',
  'shell.command.deeds',
);

const orderSearch: InBoth<string> = inBoth('orders.searchPlaceholder');

/** Expectations by the path of the list. */
export const orderLists: Readonly<Record<string, ListExpectation>> = {
  orders: {
    rows: { heads: '[OP-82]' },
    heads: orderHeads,
    texts: {
      error: inBoth('orders.list.errorTitle'),
      empty: inBoth('orders.list.emptyTitle'),
      hint: inBoth('orders.list.emptyHint'),
    },
    search: orderSearch,
    input: inDays,
    range: rangeOf45,
    left: { controls: 4 },
  },
  'orders-guest': {
    rows: { heads: '[OP-82]' },
    heads: orderHeads,
    texts: {
      error: inBoth('orders.guestList.errorTitle'),
      empty: inBoth('orders.guestList.emptyTitle'),
      hint: inBoth('orders.guestList.emptyHint'),
    },
    search: orderSearch,
    input: inDays,
    range: rangeOf45,
    left: { controls: 4 },
  },
  'masterHN/payments/result': {
    rows: {},
    heads: eachInBoth(
      'reconciliation.columns.ref',
      'reconciliation.columns.day',
      'reconciliation.columns.fileAmount',
      'reconciliation.columns.order',
      'reconciliation.columns.customer',
      'reconciliation.columns.shopAmount',
      'reconciliation.columns.difference',
      'reconciliation.columns.review',
      'shell.command.deeds',
    ),
    texts: {
      error: inBoth('reconciliation.errorTitle'),
      empty: inBoth('reconciliation.emptyTitle'),
      hint: inBoth('reconciliation.emptyHint'),
    },
    search: inBoth('reconciliation.searchPlaceholder'),
    input: (state) => ({ group: 'matched', filters: {}, ...state }),
    range: rangeOf45,
    left: { controls: 3 },
  },
  'printing/history': {
    rows: {},
    heads: eachInBoth(
      'printHistory.columns.time',
      'printHistory.columns.order',
      'vocabulary.orders.customer',
      'printHistory.columns.document',
      'printHistory.columns.printer',
      'printHistory.columns.by',
      'printHistory.columns.copies',
      'printHistory.columns.outcome',
      'shell.command.deeds',
    ),
    texts: {
      error: inBoth('printHistory.errorTitle'),
      empty: inBoth('printHistory.emptyTitle'),
      hint: inBoth('printHistory.emptyHint'),
    },
    search: inBoth('printHistory.searchPlaceholder'),
    input: (state) => expect.objectContaining(state),
    range: rangeOf45,
    left: { controls: 3 },
  },
};
