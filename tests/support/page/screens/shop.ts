import { fireEvent } from '@testing-library/react';
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
    ['Country*', 'Rate per dinar*'],
    ['الدولة*', 'السعر لكل دينار*'],
  ],
  button: ['Save currency', 'حفظ العملة'],
  wrong: {
    rate: ['0.000000', ...badRate],
  },
} satisfies Partial<FormExpectation>;

const promoCodeForm = {
  source: 'promo-codes/promo-code-form-screens.tsx',
  who: ['masterHN'],
  values: { end_date: '2099-12-31' },
  words: [
    ['Code and discount', 'Name of the code*', 'Type*', 'Amount*', 'Duration and usage', 'End date', 'Max usage', 'Count usage'],
    ['الكود والخصم', 'اسم الكود*', 'النوع*', 'القيمة*', 'المدة والاستخدام', 'تاريخ النهاية', 'أقصى عدد استخدام', 'عدد مرات الاستخدام'],
  ],
  button: ['Save code', 'حفظ الكود'],
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
      ['ID', 'Name', 'Amount', 'Type', 'Start date', 'End date', 'Max usage', 'Count usage', 'Active', 'Actions'],
      [
        ...['الرقم', 'الاسم', 'القيمة', 'النوع', 'تاريخ البداية', 'تاريخ النهاية'],
        ...['أقصى عدد استخدام', 'عدد مرات الاستخدام', 'مفعّل', 'الإجراءات'],
      ],
    ],
    texts: {
      error: ['The promo codes could not be loaded', 'تعذّر تحميل أكواد الخصم'],
      empty: ['No promo codes yet', 'لا توجد أكواد خصم بعد'],
      hint: ['A promo code takes a percentage or a fixed amount off an order.', 'كود الخصم يخصم نسبة مئوية أو مبلغًا ثابتًا من الطلب.'],
    },
    search: idOrName,
    input: searched,
    range: rangeOf45,
    add: { who: 'masterHN', words: ['Add promo code', 'إضافة كود خصم'], to: '/promo-codes/add-promo-codes' },
    edit: 'masterHN',
    remove: 'masterHN',
    left: { controls: 0 },
  },
  currency: {
    rows: { offers: '[CUR-03] [CUR-08]', add: '[CUR-02]' },
    heads: [
      ['ID', 'Country', 'Rate per dinar', 'One unit in dinars', 'Actions'],
      ['الرقم', 'الدولة', 'السعر لكل دينار', 'الوحدة الواحدة بالدينار', 'الإجراءات'],
    ],
    texts: {
      error: ['The rates could not be loaded', 'تعذّر تحميل الأسعار'],
      empty: ['No rates yet', 'لا توجد أسعار بعد'],
      hint: ['A rate says what one dinar is worth in a country.', 'السعر هو ما يساويه الدينار الواحد في دولة ما.'],
    },
    input: () => undefined,
    add: { who: 'masterHN', words: ['Add currency', 'إضافة عملة'] },
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
    required: [isRequired('Name of the code', 'Type', 'Amount'), isRequiredInArabic('اسم الكود', 'النوع', 'القيمة')],
  },
  'a stored promo code': {
    ...promoCodeForm,
    path: '/promo-codes/edit-promo-codes/1',
    call: 'promoCodes.update',
    saved: 'Promocode Updated Successfully',
    required: [isRequired('Name of the code', 'Amount'), isRequiredInArabic('اسم الكود', 'القيمة')],
  },
  'a new rate': {
    rows: { required: '[CUR-05] [CUR-06]' },
    ...rateForm,
    call: 'currency.add',
    open: () => press('Add currency'),
    change: () => choose('country_id'),
    lost: 'sentAgain',
    saved: 'Currency Added Successfully',
    required: [isRequired('Country', 'Rate per dinar'), isRequiredInArabic('الدولة', 'السعر لكل دينار')],
  },
  'a stored rate': {
    ...rateForm,
    call: 'currency.update',
    open: () => pressInFirstRow('Edit'),
    saved: 'Currency Updated Successfully',
    required: [isRequired('Rate per dinar'), isRequiredInArabic('السعر لكل دينار')],
  },
  'the delivery settings': {
    rows: { required: '[DEL-04]', who: '[DEL-09]' },
    source: 'delivery/delivery-screen.tsx',
    path: '/delivery',
    call: 'delivery.save',
    who: ['masterHN'],
    table: /^area_fees/,
    words: [
      ['Delivery', 'Delivery available', 'Delivery fee*', 'Shipping price per kg', 'Cash-in-delivery fee', 'Coverage', 'Area fees'],
      ['التوصيل', 'التوصيل متاح', 'رسوم التوصيل*', 'سعر الكيلوغرام للشحن', 'رسوم الدفع عند الاستلام', 'التغطية', 'رسوم المناطق'],
    ],
    button: ['Save delivery', 'حفظ التوصيل'],
    saved: 'Delivery Updated Successfully',
    required: [['Delivery fee: field required'], isRequiredInArabic('رسوم التوصيل')],
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
      ['Bank account', 'IBAN*'],
      ['الحساب البنكي', 'الآيبان*'],
    ],
    button: ['Save IBAN', 'حفظ الآيبان'],
    saved: 'Iban Updated Successfully',
    required: [isRequired('IBAN'), isRequiredInArabic('الآيبان')],
  },
};
