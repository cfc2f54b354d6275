import type { ArabicOf } from '../catalogue';

/** The history of printing: what was sent and what printers finished; nothing is ever "printed". */
export const printHistoryEn = {
  outcome: {
    sent: 'Sent to printer',
    finished: 'Printer finished',
    failed: 'Failed',
    uncertain: 'Uncertain',
    cancelled: 'Cancelled',
  },
  origin: { person: 'Person', station: 'Station' },
  csv: {
    file: 'print-history-{{date}}',
    time: 'Time (Kuwait)',
    order: 'Order',
    orderKind: 'Kind of order',
    kind: { order: 'Registered', guestOrder: 'Guest' },
    customer: 'Customer',
    document: 'Document',
    copyNumber: 'COPY number',
    printer: 'Printer',
    origin: 'By',
    by: 'Name',
    copies: 'Copies',
    paper: 'Paper',
    language: 'Language',
    outcome: 'Outcome',
  },
} as const;

export const printHistoryAr: ArabicOf<typeof printHistoryEn> = {
  outcome: {
    sent: 'أُرسلت إلى الطابعة',
    finished: 'أنهتها الطابعة',
    failed: 'فشلت',
    uncertain: 'غير مؤكدة',
    cancelled: 'أُلغيت',
  },
  origin: { person: 'شخص', station: 'المحطة' },
  csv: {
    file: 'سجل-الطباعة-{{date}}',
    time: 'الوقت (الكويت)',
    order: 'الطلب',
    orderKind: 'نوع الطلب',
    kind: { order: 'مسجّل', guestOrder: 'ضيف' },
    customer: 'العميل',
    document: 'المستند',
    copyNumber: 'رقم النسخة المكررة',
    printer: 'الطابعة',
    origin: 'طبعها',
    by: 'الاسم',
    copies: 'النسخ',
    paper: 'الورق',
    language: 'اللغة',
    outcome: 'النتيجة',
  },
};
