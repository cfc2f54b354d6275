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

  --hidden                    Start without a window. Starting Diwan again shows it.
  --quit                      Quit the running Diwan, unless it's printing or has an unsaved form.
  --quit --when-idle          Wait until it's idle, at most ten minutes, and then quit it.
  --export-diagnostics FILE   Save a diagnostics report (ZIP) without personal data, and exit.
  --check-server URL          Sign in, send every read request once, print the differences, and exit. Changes nothing.
      [--email ADDRESS]       The account (or DIWAN_EMAIL). The password comes from DIWAN_PASSWORD or the first line of the input.
      [--out FILE]            Also save a report (.html or .json) without personal data, with a server profile if one would help.
      [--profile FILE]        Check with this server profile.
  --reset-settings            Reset the settings to their defaults, and exit. The old file stays next to the new one, without
                              names. Drafts, the session, and the print queue stay.
  --smoke-test                Start every part without a window and with its own data, print one line of JSON, and exit.
  --version                   Print the version, and exit.
  --help                      Print this text, and exit.

Exit codes: 0 done, 1 failed, 2 invalid command line, 3 Diwan is running and prevents the command, or is busy,
4 the checked server differs.
`,
  ar: `الاستخدام: diwan [خيار]

  --hidden                    التشغيل دون نافذة. تشغيل ديوان مرة أخرى يُظهرها.
  --quit                      إنهاء ديوان العامل، ما لم يكن يطبع أو فيه نموذج غير محفوظ.
  --quit --when-idle          الانتظار حتى ينتهي ذلك، عشر دقائق على الأكثر، ثم إنهاؤه.
  --export-diagnostics FILE   حفظ تقرير التشخيص (ZIP) دون بيانات شخصية، ثم الخروج.
  --check-server URL          تسجيل الدخول، وإرسال كل استدعاءات القراءة مرة واحدة، وعرض الاختلافات، ثم الخروج. لا يغيّر شيئًا.
      [--email ADDRESS]       الحساب (أو DIWAN_EMAIL). كلمة المرور من DIWAN_PASSWORD أو من السطر الأول من المدخل.
      [--out FILE]            حفظ تقرير أيضًا (‎.html أو ‎.json) دون بيانات شخصية، وفيه ملف وصف للخادم إن أفاد.
      [--profile FILE]        الفحص باستخدام ملف وصف الخادم هذا.
  --reset-settings            إعادة الإعدادات إلى قيمها الافتراضية، ثم الخروج. يبقى الملف القديم بجانب الجديد دون أسماء،
                              وتبقى المسودات والجلسة وقائمة الطباعة.
  --smoke-test                تشغيل كل الأجزاء دون نافذة وببيانات خاصة بها، وطباعة سطر JSON واحد، ثم الخروج.
  --version                   طباعة رقم الإصدار، ثم الخروج.
  --help                      طباعة هذا النص، ثم الخروج.

رموز الخروج: 0 تم، 1 فشل، 2 سطر الأوامر غير صالح، 3 ديوان يعمل وذلك يمنع الأمر، أو هو مشغول،
4 الخادم الذي فُحص يختلف.
`,
};
