import { fireEvent } from '@testing-library/react';
import { eachInBoth, inArabic, inBoth, inEnglish } from '../../texts';
import {
  badAmount,
  badInteger,
  badRate,
  choose,
  type FormExpectation,
  idOrName,
  isRequired,
  isRequiredInArabic,
  type ListExpectation,
  press,
  pressInFirstRow,
  rangeOf45,
  searched,
} from './expectations';

const rateForm = {
  source: 'currency/currency-dialog.tsx',
  path: '/currency',
  words: [
    [`${inEnglish('currency.country')}*`, `${inEnglish('currency.rate')}*`],
    [`${inArabic('currency.country')}*`, `${inArabic('currency.rate')}*`],
  ],
  button: inBoth('currency.save'),
  wrong: {
    rate: ['0.000000', ...badRate],
  },
} satisfies Partial<FormExpectation>;

const promoCodeForm = {
  source: 'promo-codes/promo-code-form-screens.tsx',
  who: ['masterHN'],
  values: { end_date: '2099-12-31' },
  words: [
    [
      inEnglish('promoCodes.basics'),
      `${inEnglish('promoCodes.name')}*`,
      `${inEnglish('vocabulary.promoCodes.type')}*`,
      `${inEnglish('vocabulary.promoCodes.amount')}*`,
      inEnglish('promoCodes.limits'),
      inEnglish('vocabulary.promoCodes.endDate'),
      inEnglish('vocabulary.promoCodes.maxUsage'),
      inEnglish('vocabulary.promoCodes.countUsage'),
    ],
    [
      inArabic('promoCodes.basics'),
      `${inArabic('promoCodes.name')}*`,
      `${inArabic('vocabulary.promoCodes.type')}*`,
      `${inArabic('vocabulary.promoCodes.amount')}*`,
      inArabic('promoCodes.limits'),
      inArabic('vocabulary.promoCodes.endDate'),
      inArabic('vocabulary.promoCodes.maxUsage'),
      inArabic('vocabulary.promoCodes.countUsage'),
    ],
  ],
  button: inBoth('promoCodes.save'),
  wrong: {
    amount: ['2.5', ...badInteger],
    max_usage: ['1.5', ...badInteger],
    count_usage: ['two', ...badInteger],
  },
} satisfies Partial<FormExpectation>;

/** Expectations by the path of the list. */
export const shopLists: Readonly<Record<string, ListExpectation>> = {
  'promo-codes': {
    rows: { search: '[PRM-02]', offers: '[PRM-03] [PRM-06] [PRM-07]' },
    heads: [
      [
        inEnglish('promoCodes.columns.id'),
        inEnglish('promoCodes.columns.name'),
        inEnglish('vocabulary.promoCodes.amount'),
        inEnglish('vocabulary.promoCodes.type'),
        inEnglish('vocabulary.promoCodes.startDate'),
        inEnglish('vocabulary.promoCodes.endDate'),
        inEnglish('vocabulary.promoCodes.maxUsage'),
        inEnglish('vocabulary.promoCodes.countUsage'),
        inEnglish('vocabulary.promoCodes.active'),
        inEnglish('common.actions'),
      ],
      [
        ...[
          inArabic('promoCodes.columns.id'),
          inArabic('promoCodes.columns.name'),
          inArabic('vocabulary.promoCodes.amount'),
          inArabic('vocabulary.promoCodes.type'),
          inArabic('vocabulary.promoCodes.startDate'),
          inArabic('vocabulary.promoCodes.endDate'),
        ],
        ...[
          inArabic('vocabulary.promoCodes.maxUsage'),
          inArabic('vocabulary.promoCodes.countUsage'),
          inArabic('vocabulary.promoCodes.active'),
          inArabic('common.actions'),
        ],
      ],
    ],
    texts: {
      error: inBoth('promoCodes.errorTitle'),
      empty: inBoth('promoCodes.emptyTitle'),
      hint: inBoth('promoCodes.emptyHint'),
    },
    search: idOrName,
    input: searched,
    range: rangeOf45,
    add: {
      who: 'masterHN',
      words: inBoth('navigation.addPromoCode'),
      to: '/promo-codes/add-promo-codes',
    },
    edit: 'masterHN',
    remove: 'masterHN',
    left: { controls: 0 },
  },
  currency: {
    rows: { offers: '[CUR-03] [CUR-08]', add: '[CUR-02]' },
    heads: eachInBoth(
      'currency.columns.id',
      'currency.columns.country',
      'currency.columns.rate',
      'currency.columns.inverse',
      'common.actions',
    ),
    texts: {
      error: inBoth('currency.errorTitle'),
      empty: inBoth('currency.emptyTitle'),
      hint: inBoth('currency.emptyHint'),
    },
    input: () => undefined,
    add: { who: 'masterHN', words: inBoth('currency.add') },
    edit: 'masterHN',
    left: { controls: 0 },
  },
};

export const shopForms: Readonly<Record<string, FormExpectation>> = {
  'a new promo code': {
    rows: { required: '[PRM-10] [PRM-11] [PRM-12]', wrong: '[PRM-16]' },
    ...promoCodeForm,
    path: '/promo-codes/add-promo-codes',
    call: 'promoCodes.add',
    change: () => void fireEvent.click(document.querySelector('form input[type=radio]') as HTMLElement),
    lost: 'sentAgain',
    saved: 'Promocode Added Successfully',
    required: [
      isRequired(inEnglish('promoCodes.name'), inEnglish('vocabulary.promoCodes.type'), inEnglish('vocabulary.promoCodes.amount')),
      isRequiredInArabic(inArabic('promoCodes.name'), inArabic('vocabulary.promoCodes.type'), inArabic('vocabulary.promoCodes.amount')),
    ],
  },
  'a stored promo code': {
    ...promoCodeForm,
    path: '/promo-codes/edit-promo-codes/1',
    call: 'promoCodes.update',
    saved: 'Promocode Updated Successfully',
    required: [
      isRequired(inEnglish('promoCodes.name'), inEnglish('vocabulary.promoCodes.amount')),
      isRequiredInArabic(inArabic('promoCodes.name'), inArabic('vocabulary.promoCodes.amount')),
    ],
  },
  'a new rate': {
    rows: { required: '[CUR-05] [CUR-06]' },
    ...rateForm,
    call: 'currency.add',
    open: () => press(inEnglish('currency.add')),
    change: () => choose('country_id'),
    lost: 'sentAgain',
    saved: 'Currency Added Successfully',
    required: [
      isRequired(inEnglish('currency.country'), inEnglish('currency.rate')),
      isRequiredInArabic(inArabic('currency.country'), inArabic('currency.rate')),
    ],
  },
  'a stored rate': {
    ...rateForm,
    call: 'currency.update',
    open: () => pressInFirstRow('Edit'),
    saved: 'Currency Updated Successfully',
    required: [isRequired(inEnglish('currency.rate')), isRequiredInArabic(inArabic('currency.rate'))],
  },
  'the delivery settings': {
    rows: { required: '[DEL-04]', who: '[DEL-09]' },
    source: 'delivery/delivery-screen.tsx',
    path: '/delivery',
    call: 'delivery.save',
    who: ['masterHN'],
    table: /^area_fees/,
    words: [
      [
        inEnglish('delivery.section'),
        inEnglish('delivery.possible'),
        `${inEnglish('delivery.fee')}*`,
        inEnglish('delivery.shippingFee'),
        inEnglish('delivery.cashFee'),
        inEnglish('delivery.coverage'),
        inEnglish('delivery.areaFees'),
      ],
      [
        inArabic('delivery.section'),
        inArabic('delivery.possible'),
        `${inArabic('delivery.fee')}*`,
        inArabic('delivery.shippingFee'),
        inArabic('delivery.cashFee'),
        inArabic('delivery.coverage'),
        inArabic('delivery.areaFees'),
      ],
    ],
    button: inBoth('delivery.save'),
    saved: 'Delivery Updated Successfully',
    required: [[`${inEnglish('delivery.fee')}: ${inEnglish('delivery.feeRequired')}`], isRequiredInArabic(inArabic('delivery.fee'))],
    wrong: {
      delivery_fee: ['-1', ...badAmount],
      shipping_fee: ['1.2345', ...badAmount],
      cash_in_delivery: ['two', ...badAmount],
    },
  },
  'the bank account': {
    rows: { required: '[IBN-04]' },
    source: 'iban/iban-screen.tsx',
    path: '/payment',
    call: 'iban.save',
    who: ['masterHN'],
    values: { iban: 'KW74NBOK0000000000001000372151' },
    words: [
      [inEnglish('iban.section'), `${inEnglish('iban.label')}*`],
      [inArabic('iban.section'), `${inArabic('iban.label')}*`],
    ],
    button: inBoth('iban.save'),
    saved: 'Iban Updated Successfully',
    required: [isRequired(inEnglish('iban.label')), isRequiredInArabic(inArabic('iban.label'))],
  },
};
