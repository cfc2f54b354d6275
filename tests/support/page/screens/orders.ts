import { expect } from 'vitest';
import { type InBoth, inDays, type ListExpectation, rangeOf45 } from './expectations';

const orderHeads: ListExpectation['heads'] = [
  ['Order', 'Name', 'Phone', 'Total', 'Payment', 'Date', 'Status', 'Address', 'Actions'],
  ['الطلب', 'الاسم', 'الهاتف', 'الإجمالي', 'الدفع', 'التاريخ', 'الحالة', 'العنوان', 'الإجراءات'],
];

const orderSearch: InBoth<string> = ['Order number, name or phone', 'رقم الطلب أو الاسم أو الهاتف'];

/** Expectations by the path of the list. */
export const orderLists: Readonly<Record<string, ListExpectation>> = {
  orders: {
    rows: { heads: '[OP-82]' },
    heads: orderHeads,
    texts: {
      error: ['The orders could not be loaded', 'تعذّر تحميل الطلبات'],
      empty: ['No orders yet', 'لا توجد طلبات بعد'],
      hint: ['Orders of registered customers appear here.', 'تظهر هنا طلبات العملاء المسجلين.'],
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
      error: ['The guest orders could not be loaded', 'تعذّر تحميل طلبات الزوار'],
      empty: ['No guest orders yet', 'لا توجد طلبات زوار بعد'],
      hint: ['Orders without an account appear here.', 'تظهر هنا الطلبات التي تمت دون حساب.'],
    },
    search: orderSearch,
    input: inDays,
    range: rangeOf45,
    left: { controls: 4 },
  },
  'printing/history': {
    rows: {},
    heads: [
      ['Time', 'Order', 'Customer', 'Document', 'Printer', 'Printed by', 'Copies', 'Outcome', 'Actions'],
      ['الوقت', 'الطلب', 'العميل', 'المستند', 'الطابعة', 'طبعها', 'النسخ', 'النتيجة', 'الإجراءات'],
    ],
    texts: {
      error: ['The print history could not be read', 'تعذّرت قراءة سجل الطباعة'],
      empty: ['Nothing was printed here yet', 'لم يُطبع شيء هنا بعد'],
      hint: [
        'Every sheet that this computer sends to a printer stands here, with when, where and by whom.',
        'تظهر هنا كل ورقة يرسلها هذا الجهاز إلى طابعة، مع وقتها وطابعتها ومن طبعها.',
      ],
    },
    search: ['Order number, name or phone', 'رقم الطلب أو اسم العميل أو هاتفه'],
    input: (state) => expect.objectContaining(state),
    range: rangeOf45,
    left: { controls: 3 },
  },
};
