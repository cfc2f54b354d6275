import { expect } from 'vitest';
import { inArabic, inEnglish } from '../../texts';
import { type InBoth, inDays, type ListExpectation, rangeOf45 } from './expectations';

const orderHeads: ListExpectation['heads'] = [
  [
    inEnglish('vocabulary.orders.one'),
    inEnglish('orders.columns.name'),
    inEnglish('orders.columns.phone'),
    inEnglish('orders.columns.total'),
    inEnglish('orders.columns.payment'),
    inEnglish('orders.columns.date'),
    inEnglish('orders.columns.status'),
    inEnglish('orders.columns.address'),
    inEnglish('shell.command.deeds'),
  ],
  [
    inArabic('printHistory.columns.order'),
    inArabic('orders.columns.name'),
    inArabic('orders.columns.phone'),
    inArabic('orders.columns.total'),
    inArabic('orders.columns.payment'),
    inArabic('orders.columns.date'),
    inArabic('orders.columns.status'),
    inArabic('orders.columns.address'),
    inArabic('shell.command.deeds'),
  ],
];

const orderSearch: InBoth<string> = [inEnglish('orders.searchPlaceholder'), inArabic('orders.searchPlaceholder')];

/** Expectations by the path of the list. */
export const orderLists: Readonly<Record<string, ListExpectation>> = {
  orders: {
    rows: { heads: '[OP-82]' },
    heads: orderHeads,
    texts: {
      error: [inEnglish('orders.list.errorTitle'), inArabic('orders.list.errorTitle')],
      empty: [inEnglish('orders.list.emptyTitle'), inArabic('orders.list.emptyTitle')],
      hint: [inEnglish('orders.list.emptyHint'), inArabic('orders.list.emptyHint')],
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
      error: [inEnglish('orders.guestList.errorTitle'), inArabic('orders.guestList.errorTitle')],
      empty: [inEnglish('orders.guestList.emptyTitle'), inArabic('orders.guestList.emptyTitle')],
      hint: [inEnglish('orders.guestList.emptyHint'), inArabic('orders.guestList.emptyHint')],
    },
    search: orderSearch,
    input: inDays,
    range: rangeOf45,
    left: { controls: 4 },
  },
  'masterHN/payments/result': {
    rows: {},
    heads: [
      [
        inEnglish('reconciliation.columns.ref'),
        inEnglish('reconciliation.columns.day'),
        inEnglish('reconciliation.columns.fileAmount'),
        inEnglish('reconciliation.columns.order'),
        inEnglish('reconciliation.columns.customer'),
        inEnglish('reconciliation.columns.shopAmount'),
        inEnglish('reconciliation.columns.difference'),
        inEnglish('reconciliation.columns.review'),
        inEnglish('shell.command.deeds'),
      ],
      [
        inArabic('reconciliation.columns.ref'),
        inArabic('reconciliation.columns.day'),
        inArabic('reconciliation.columns.fileAmount'),
        inArabic('reconciliation.columns.order'),
        inArabic('reconciliation.columns.customer'),
        inArabic('reconciliation.columns.shopAmount'),
        inArabic('reconciliation.columns.difference'),
        inArabic('reconciliation.columns.review'),
        inArabic('shell.command.deeds'),
      ],
    ],
    texts: {
      error: [inEnglish('reconciliation.errorTitle'), inArabic('reconciliation.errorTitle')],
      empty: [inEnglish('reconciliation.emptyTitle'), inArabic('reconciliation.emptyTitle')],
      hint: [inEnglish('reconciliation.emptyHint'), inArabic('reconciliation.emptyHint')],
    },
    search: [inEnglish('reconciliation.searchPlaceholder'), inArabic('reconciliation.searchPlaceholder')],
    input: (state) => ({ group: 'matched', filters: {}, ...state }),
    range: rangeOf45,
    left: { controls: 3 },
  },
  'printing/history': {
    rows: {},
    heads: [
      [
        inEnglish('printHistory.columns.time'),
        inEnglish('vocabulary.orders.one'),
        inEnglish('vocabulary.orders.customer'),
        inEnglish('printHistory.columns.document'),
        inEnglish('printHistory.columns.printer'),
        inEnglish('printHistory.columns.by'),
        inEnglish('printHistory.columns.copies'),
        inEnglish('printHistory.columns.outcome'),
        inEnglish('shell.command.deeds'),
      ],
      [
        inArabic('printHistory.columns.time'),
        inArabic('printHistory.columns.order'),
        inArabic('vocabulary.orders.customer'),
        inArabic('printHistory.columns.document'),
        inArabic('printHistory.columns.printer'),
        inArabic('printHistory.columns.by'),
        inArabic('printHistory.columns.copies'),
        inArabic('printHistory.columns.outcome'),
        inArabic('shell.command.deeds'),
      ],
    ],
    texts: {
      error: [inEnglish('printHistory.errorTitle'), inArabic('printHistory.errorTitle')],
      empty: [inEnglish('printHistory.emptyTitle'), inArabic('printHistory.emptyTitle')],
      hint: [inEnglish('printHistory.emptyHint'), inArabic('printHistory.emptyHint')],
    },
    search: [inEnglish('orders.searchPlaceholder'), inArabic('printHistory.searchPlaceholder')],
    input: (state) => expect.objectContaining(state),
    range: rangeOf45,
    left: { controls: 3 },
  },
};
