import type { ArabicOf } from './catalogue';

export const keptDraftsEn = {
  title: 'Drafts',
  hint: "Drafts are changes that you entered but didn't save. They're encrypted on this computer, and only your account can open them.",
  savedAt: 'Saved on {{time}}',
  remove: 'Remove draft: {{title}}',
  removed: 'Draft removed',
  clear: 'Remove all',
  clearQuestion: 'Remove all drafts?',
  clearText: "Your unsaved changes will be lost. Saved records aren't affected.",
  cleared: 'All drafts removed',
  empty: 'No drafts',
  emptyHint: 'If the app closes or your session ends before you save, your changes are saved here.',
} as const;

export const keptDraftsAr: ArabicOf<typeof keptDraftsEn> = {
  title: 'المسودات',
  hint: 'تغييرات أدخلتها ولم تحفظها. المسودات مشفّرة على هذا الجهاز ولا يفتحها إلا حسابك.',
  savedAt: 'حُفظت بتاريخ {{time}}',
  remove: 'حذف مسودة {{title}}',
  removed: 'تم حذف المسودة',
  clear: 'حذف الكل',
  clearQuestion: 'حذف كل المسودات؟',
  clearText: 'ستُفقد تغييراتك غير المحفوظة، ولن تتأثر السجلات المحفوظة.',
  cleared: 'تم حذف كل المسودات',
  empty: 'لا توجد مسودات',
  emptyHint: 'إذا أُغلق التطبيق أو انتهت الجلسة قبل الحفظ، تُحفظ تغييراتك هنا.',
};
