import type { Language } from '@shared/domain/language';

/** Exit codes of the commands; documented in docs/command-line.md. */
export const exitCodes = {
  done: 0,
  failed: 1,
  /** A switch that isn't allowed, or a command without its file. */
  badCommandLine: 2,
  /** The running program prevents the command, is busy, or didn't respond. */
  running: 3,
  /** The checked server differs from the contract. */
  differs: 4,
} as const;

/** Texts for the console in the system's language, because the app's own isn't known yet. */
export const helpTexts: Record<Language, string> = {
  en: `Usage: diwan [option]

  --hidden                    Start without showing the window; starting Diwan again shows it.
  --quit                      End the running Diwan, unless it prints or holds an unsaved form.
  --quit --when-idle          Wait for that, at most ten minutes, and end it then.
  --export-diagnostics FILE   Write a diagnostics report (ZIP) without personal data, and end.
  --check-server URL          Sign in there, ask every reading call once, print what differs, and end. Writes nothing. With
      [--email ADDRESS]       the account (or DIWAN_EMAIL); the password from DIWAN_PASSWORD or the first line of the input, and
      [--out FILE]            a report (.html or .json) without personal data, with a server profile where one would help;
      [--profile FILE]        asked by this server profile.
  --reset-settings            Put the settings back to their defaults, and end. The old file is kept beside the new one, without
                              names; drafts, the session and the print queue stay.
  --smoke-test                Start every part without a window and with data of its own, print one line of JSON, and end.
  --version                   Print the version, and end.
  --help                      Print this text, and end.

Exit codes: 0 done, 1 failed, 2 the command line cannot be used, 3 Diwan is running and that is in the way, or it is busy,
4 the checked server differs.
`,
  ar: `الاستخدام: diwan [خيار]

  --hidden                    التشغيل دون إظهار النافذة، وتشغيل ديوان مرة أخرى يُظهرها.
  --quit                      إنهاء ديوان العامل، ما لم يكن يطبع أو فيه نموذج لم يُحفظ.
  --quit --when-idle          انتظار ذلك عشر دقائق على الأكثر، ثم إنهاؤه.
  --export-diagnostics FILE   كتابة تقرير التشخيص (ZIP) بلا بيانات شخصية، ثم الانتهاء.
  --check-server URL          تسجيل الدخول هناك، وسؤال نداءات القراءة كلها مرة واحدة، وطباعة ما يختلف، ثم الانتهاء. لا يكتب شيئًا.
      [--email ADDRESS]       الحساب (أو DIWAN_EMAIL)، وكلمة المرور من DIWAN_PASSWORD أو من السطر الأول من المدخل،
      [--out FILE]            وتقرير (‎.html أو ‎.json) بلا بيانات شخصية، وفيه وصف مقترح للخادم إن أفاد،
      [--profile FILE]        والسؤال بحسب وصف الخادم هذا.
  --reset-settings            إعادة الإعدادات إلى قيمها الأولى، ثم الانتهاء. يبقى الملف القديم بجانب الجديد بلا أسماء،
                              وتبقى المسودات والجلسة وقائمة الطباعة.
  --smoke-test                تشغيل كل الأجزاء دون نافذة وببيانات خاصة بها، وطباعة سطر JSON واحد، ثم الانتهاء.
  --version                   طباعة رقم الإصدار، ثم الانتهاء.
  --help                      طباعة هذا النص، ثم الانتهاء.

رموز الخروج: 0 تم، 1 فشل، 2 سطر الأوامر غير صالح، 3 ديوان يعمل وذلك يمنع الأمر، أو هو مشغول،
4 الخادم الذي فُحص يختلف.
`,
};
