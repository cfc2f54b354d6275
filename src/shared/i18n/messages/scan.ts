import type { ArabicOf } from './catalogue';

/** What a scanned code of our paper has done. */
export const scanEn = {
  selected: 'Order {{order}} is selected. Scan it again to take that back',
  selectedElsewhere: 'Order {{order}} is selected; it is not on this page. Scan it again to take that back',
  lookingFor: 'Looking for order {{order}}…',
  found: 'Order {{order}} was found',
  open: 'Open the order',
  cleared: 'Order {{order}} is not selected any more',
  unknown: {
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
  unknown: {
    order: 'لا يوجد في المتجر طلب رقمه {{order}}',
    guestOrder: 'لا يوجد في المتجر طلب زائر رقمه {{order}}',
  },
};
