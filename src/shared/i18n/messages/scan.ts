import type { ArabicOf } from './catalogue';

/** Results of a scan. */
export const scanEn = {
  selected: 'Order {{order}} selected. Scan it again to deselect it',
  selectedElsewhere: 'Order {{order}} selected (not on this page). Scan it again to deselect it',
  lookingFor: 'Searching for order {{order}}…',
  found: 'Order {{order}} found',
  open: 'Open order',
  cleared: 'Order {{order}} deselected',
  lookingForProduct: 'Searching for product code {{code}}…',
  foundProduct: 'Product with code {{code}} found',
  openProduct: 'Open product',
  several_one: '{{count}} product has the code {{code}}',
  several_other: '{{count}} products have the code {{code}}',
  unknown: {
    code: 'No order or product found for code {{code}}',
    order: 'Order {{order}} not found in this shop',
    guestOrder: 'Guest order {{order}} not found in this shop',
  },
} as const;

export const scanAr: ArabicOf<typeof scanEn> = {
  selected: 'حُدّد الطلب {{order}}. اقرأ رمزه مرة أخرى لإلغاء تحديده',
  selectedElsewhere: 'حُدّد الطلب {{order}} وهو خارج هذه الصفحة. اقرأ رمزه مرة أخرى لإلغاء تحديده',
  lookingFor: 'جارٍ البحث عن الطلب {{order}}…',
  found: 'تم العثور على الطلب {{order}}',
  open: 'فتح الطلب',
  cleared: 'تم إلغاء تحديد الطلب {{order}}',
  lookingForProduct: 'جارٍ البحث عن منتج بالرمز {{code}}…',
  foundProduct: 'تم العثور على المنتج بالرمز {{code}}',
  openProduct: 'فتح المنتج',
  several_zero: 'لا منتجات بالرمز {{code}}',
  several_one: 'منتج واحد بالرمز {{code}}',
  several_two: 'منتجان بالرمز {{code}}',
  several_few: '{{count}} منتجات بالرمز {{code}}',
  several_many: '{{count}} منتجًا بالرمز {{code}}',
  several_other: '{{count}} منتج بالرمز {{code}}',
  unknown: {
    code: 'لا يوجد طلب أو منتج بالرمز {{code}}',
    order: 'الطلب {{order}} غير موجود في هذا المتجر',
    guestOrder: 'طلب الزائر {{order}} غير موجود في هذا المتجر',
  },
};
