import type { ArabicOf } from '../catalogue';

export const keptDraftsEn = {
  title: 'Kept drafts',
  hint: 'What you typed and did not save. It lies encrypted on this computer and only your account can read it.',
  savedAt: 'Kept on {{time}}',
  remove: 'Remove the draft of {{title}}',
  removed: 'Draft removed',
  clear: 'Remove all',
  clearQuestion: 'Remove all kept drafts?',
  clearText: 'What was typed there and not saved is lost. Records on the server stay as they are.',
  cleared: 'All drafts removed',
  empty: 'No kept drafts',
  emptyHint: 'When a form is left without saving because the app or the session ended, its text is kept here.',
} as const;

export const keptDraftsAr: ArabicOf<typeof keptDraftsEn> = {
  title: 'المسودات المحفوظة',
  hint: 'ما كتبته ولم تحفظه. يبقى مشفّرًا على هذا الجهاز ولا يقرؤه إلا حسابك.',
  savedAt: 'حُفظت بتاريخ {{time}}',
  remove: 'حذف مسودة {{title}}',
  removed: 'تم حذف المسودة',
  clear: 'حذف الكل',
  clearQuestion: 'حذف كل المسودات المحفوظة؟',
  clearText: 'سيضيع ما كُتب فيها ولم يُحفظ. أما السجلات على الخادم فتبقى كما هي.',
  cleared: 'تم حذف كل المسودات',
  empty: 'لا توجد مسودات محفوظة',
  emptyHint: 'إذا أُغلق التطبيق أو انتهت الجلسة قبل الحفظ، يبقى ما كتبته محفوظًا هنا.',
};
