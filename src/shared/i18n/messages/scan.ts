import type { ArabicOf } from './catalogue';

/** Results of a scan. */
export const scanEn = {
  selected: 'Order {{order}} is selected. Scan it again to take that back',
  selectedElsewhere: 'Order {{order}} is selected; it is not on this page. Scan it again to take that back',
  lookingFor: 'Looking for order {{order}}…',
  found: 'Order {{order}} was found',
  open: 'Open the order',
  cleared: 'Order {{order}} is not selected any more',
  lookingForProduct: 'Looking for product code {{code}}…',
  foundProduct: 'The product with code {{code}} was found',
  openProduct: 'Open the product',
  several_one: '{{count}} product has the code {{code}}',
  several_other: '{{count}} products have the code {{code}}',
  unknown: {
    code: 'Unknown code {{code}}: no order or product was found',
    order: 'The shop has no order {{order}}',
    guestOrder: 'The shop has no guest order {{order}}',
  },
} as const;

export const scanAr: ArabicOf<typeof scanEn> = {
  selected: 'حُدّد الطلب {{order}}. امسحه مرة ثانية لإلغاء تحديده',
  selectedElsewhere: 'حُدّد الطلب {{order}} وهو خارج هذه الصفحة. امسحه مرة ثانية لإلغاء تحديده',
  lookingFor: 'جارٍ البحث عن الطلب {{order}}…',
  found: 'وُجد الطلب {{order}}',
  open: 'فتح الطلب',
  cleared: 'أُلغي تحديد الطلب {{order}}',
  lookingForProduct: 'جارٍ البحث عن المنتج ذي الرمز {{code}}…',
  foundProduct: 'وُجد المنتج ذو الرمز {{code}}',
  openProduct: 'فتح المنتج',
  several_zero: 'لا منتج له الرمز {{code}}',
  several_one: 'منتج واحد له الرمز {{code}}',
  several_two: 'منتجان لهما الرمز {{code}}',
  several_few: '{{count}} منتجات لها الرمز {{code}}',
  several_many: '{{count}} منتجًا لها الرمز {{code}}',
  several_other: '{{count}} منتج لها الرمز {{code}}',
  unknown: {
    code: 'الرمز {{code}} غير معروف: لم يوجد له طلب ولا منتج',
    order: 'لا يوجد في المتجر طلب رقمه {{order}}',
    guestOrder: 'لا يوجد في المتجر طلب زائر رقمه {{order}}',
  },
};
