import type { ArabicOf } from './catalogue';

/** Notes of the staff about orders and customers, stored on this computer. */
export const staffNotesEn = {
  add: { order: 'Add note', customer: 'Add note about the customer' },
  label: { order: 'Staff note · on this computer only', customer: 'Staff note about the customer · on this computer only' },
  /** In the question about unsaved work. */
  of: { order: 'Staff note about order {{id, orderNumber}}', customer: 'Staff note about customer {{phone}}' },
  hint: 'Saved when you leave the field. Never printed, exported, or sent.',
  lastChange: 'Last change:',
  tooLong: 'A note can have up to {{500}} characters. Shorten it to save it.',
  notLoaded: "Can't load the staff note.",
  notSaved: "Can't save the staff note. Your text is still here.",
  stored: 'Saved note:',
  mark: 'Staff note: {{text}}',
} as const;

export const staffNotesAr: ArabicOf<typeof staffNotesEn> = {
  add: { order: 'إضافة ملاحظة', customer: 'إضافة ملاحظة عن العميل' },
  label: { order: 'ملاحظة الموظفين · على هذا الجهاز فقط', customer: 'ملاحظة الموظفين عن العميل · على هذا الجهاز فقط' },
  of: { order: 'ملاحظة الموظفين عن الطلب {{id, orderNumber}}', customer: 'ملاحظة الموظفين عن العميل {{phone}}' },
  hint: 'تُحفظ عند مغادرة الحقل. لا تُطبع ولا تُصدَّر ولا تُرسل.',
  lastChange: 'آخر تعديل:',
  tooLong: 'الحد الأقصى للملاحظة {{500}} حرف. اختصرها لتُحفظ.',
  notLoaded: 'تعذّر تحميل ملاحظة الموظفين.',
  notSaved: 'تعذّر حفظ ملاحظة الموظفين. نصك باقٍ هنا.',
  stored: 'الملاحظة المحفوظة:',
  mark: 'ملاحظة الموظفين: {{text}}',
};
