import type { ArabicOf } from './catalogue';

export const keptDraftsEn = {
  title: 'Drafts',
  hint: 'What you typed but did not save. Drafts are encrypted on this computer, and only your account can open them.',
  savedAt: 'Saved on {{time}}',
  remove: 'Remove the draft of {{title}}',
  removed: 'Draft removed',
  clear: 'Remove all',
  clearQuestion: 'Remove all drafts?',
  clearText: 'What you typed in them will be lost. Saved records stay as they are.',
  cleared: 'All drafts removed',
  empty: 'No drafts',
  emptyHint: 'If the app closes or your session ends before you save, what you typed is kept here.',
} as const;

export const keptDraftsAr: ArabicOf<typeof keptDraftsEn> = {
  title: 'المسودات',
  hint: 'ما كتبته ولم تحفظه. المسودات مشفّرة على هذا الجهاز ولا يفتحها إلا حسابك.',
  savedAt: 'حُفظت بتاريخ {{time}}',
  remove: 'حذف مسودة {{title}}',
  removed: 'تم حذف المسودة',
  clear: 'حذف الكل',
  clearQuestion: 'حذف كل المسودات؟',
  clearText: 'سيضيع ما كتبته فيها، وتبقى السجلات المحفوظة كما هي.',
  cleared: 'تم حذف كل المسودات',
  empty: 'لا توجد مسودات',
  emptyHint: 'إذا أُغلق التطبيق أو انتهت الجلسة قبل الحفظ، يبقى ما كتبته محفوظًا هنا.',
};
