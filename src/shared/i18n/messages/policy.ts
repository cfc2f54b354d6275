import type { ArabicOf } from '../catalogue';

/** What IT decides on a computer, as its person sees it. */
export const policyEn = {
  managed: 'Managed by your organisation',
  unreadable: {
    title: 'The IT policy on this computer cannot be read in full',
    text: 'What could be read before stays in force, and what it locks cannot be changed. Please tell your IT department.',
    details: 'Details',
    detailsTitle: 'What is wrong with the policy',
    dismiss: 'Dismiss',
    code: {
      unreadable: 'It cannot be read',
      unknownKey: 'This version of Diwan does not know this key',
      badValue: 'This value cannot be used',
      tooLarge: 'It is too large',
      writableByEveryone: 'Everyone may change this file, so it does not count',
    },
  },
  idleLock_one: 'Locks after {{count}} minute without use.',
  idleLock_other: 'Locks after {{count}} minutes without use.',
  signInNotKept: 'You sign in again each time Diwan starts.',
  draftsKept_one: 'Drafts are removed after {{count}} day.',
  draftsKept_other: 'Drafts are removed after {{count}} days.',
  draftsRemoved_one: '{{count}} draft was removed, because your organisation does not keep drafts any longer.',
  draftsRemoved_other: '{{count}} drafts were removed, because your organisation does not keep drafts any longer.',
} as const;

export const policyAr: ArabicOf<typeof policyEn> = {
  managed: 'تديره مؤسستك',
  unreadable: {
    title: 'تعذّرت قراءة سياسة قسم تقنية المعلومات كاملةً على هذا الجهاز',
    text: 'يستمر العمل بما قُرئ منها من قبل، ولا يمكن تغيير ما تقفله. أبلغ قسم تقنية المعلومات بذلك.',
    details: 'التفاصيل',
    detailsTitle: 'ما الخطأ في السياسة',
    dismiss: 'إخفاء',
    code: {
      unreadable: 'تعذّرت قراءته',
      unknownKey: 'هذا الإصدار من ديوان لا يعرف هذا المفتاح',
      badValue: 'لا يمكن استخدام هذه القيمة',
      tooLarge: 'حجمه أكبر من اللازم',
      writableByEveryone: 'يمكن لأي شخص تغيير هذا الملف، لذلك لا يُعتمد',
    },
  },
  idleLock_zero: 'يُقفل فورًا.',
  idleLock_one: 'يُقفل بعد دقيقة بلا استخدام.',
  idleLock_two: 'يُقفل بعد دقيقتين بلا استخدام.',
  idleLock_few: 'يُقفل بعد {{count}} دقائق بلا استخدام.',
  idleLock_many: 'يُقفل بعد {{count}} دقيقة بلا استخدام.',
  idleLock_other: 'يُقفل بعد {{count}} دقيقة بلا استخدام.',
  signInNotKept: 'تسجّل الدخول في كل مرة يُفتح فيها ديوان.',
  draftsKept_zero: 'لا تُحفظ المسودات.',
  draftsKept_one: 'تُحذف المسودات بعد يوم واحد.',
  draftsKept_two: 'تُحذف المسودات بعد يومين.',
  draftsKept_few: 'تُحذف المسودات بعد {{count}} أيام.',
  draftsKept_many: 'تُحذف المسودات بعد {{count}} يومًا.',
  draftsKept_other: 'تُحذف المسودات بعد {{count}} يوم.',
  draftsRemoved_zero: 'لم تُحذف أي مسودة.',
  draftsRemoved_one: 'حُذفت مسودة واحدة لانتهاء المدة التي تسمح بها مؤسستك.',
  draftsRemoved_two: 'حُذفت مسودتان لانتهاء المدة التي تسمح بها مؤسستك.',
  draftsRemoved_few: 'حُذفت {{count}} مسودات لانتهاء المدة التي تسمح بها مؤسستك.',
  draftsRemoved_many: 'حُذفت {{count}} مسودة لانتهاء المدة التي تسمح بها مؤسستك.',
  draftsRemoved_other: 'حُذفت {{count}} مسودة لانتهاء المدة التي تسمح بها مؤسستك.',
};
