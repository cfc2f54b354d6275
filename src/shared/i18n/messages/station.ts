import type { ArabicOf } from '../catalogue';

/** The screen of the print station. */
export const stationEn = {
  readFailed: 'The print station could not be read',
  off: {
    title: 'This computer is no print station',
    text: 'Switch it on at the computer of the warehouse, and it prints every new order once, on the right printer, without anybody touching it.',
    start: 'Set up the station',
    older: 'Orders older than the moment of switching on are not printed',
    first: 'Choose orders and printers before it begins',
  },
} as const;

export const stationAr: ArabicOf<typeof stationEn> = {
  readFailed: 'تعذّرت قراءة محطة الطباعة',
  off: {
    title: 'هذا الجهاز ليس محطة طباعة',
    text: 'شغّل المحطة على جهاز المستودع، فتطبع كل طلب جديد مرة واحدة على الطابعة المناسبة دون أن يلمسها أحد.',
    start: 'إعداد المحطة',
    older: 'الطلبات الأقدم من لحظة التشغيل لا تُطبع',
    first: 'اختر الطلبات والطابعات قبل البدء',
  },
};
