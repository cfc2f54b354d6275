import type { ArabicOf } from './catalogue';

/** The report for support: its own texts, and those of the system's dialog. */
export const diagnosticsEn = {
  failed: 'The diagnostics report could not be saved',
  readme: `Diwan diagnostics

This file was made by a person who asked for help. Nothing in it was sent anywhere.

report.json  Versions of Diwan and of the system, settings, what the IT department has set and where, the state of the password store,
             printers and their drivers, how many sheets wait, the print station, the way to the server, crashes by name and time, memory and displays.
logs/        What Diwan noted lately.

There are no names, phone numbers, emails or addresses of people in it, no passwords, no sign-in tokens, no invoices and no drafts.
Texts of the server and of what was typed are left out.`,
} as const;

export const diagnosticsAr: ArabicOf<typeof diagnosticsEn> = {
  failed: 'تعذّر حفظ تقرير التشخيص',
  readme: `تقرير تشخيص ديوان

أنشأ هذا الملف شخص يطلب المساعدة، ولم يُرسل شيء منه إلى أي مكان.

report.json  إصدارات ديوان والنظام، والإعدادات، وما حدّده قسم تقنية المعلومات ومصدره، وحالة مخزن كلمات المرور، والطابعات وتعريفاتها،
             وعدد الأوراق المنتظرة، ومحطة الطباعة، والطريق إلى الخادم، والأعطال بأسمائها وأوقاتها، والذاكرة والشاشات.
logs/        ما سجّله ديوان مؤخرًا.

لا يحتوي على أسماء أشخاص أو أرقام هواتفهم أو بريدهم الإلكتروني أو عناوينهم، ولا على كلمات مرور أو رموز دخول أو فواتير أو مسودات.
نصوص الخادم وما كُتب في التطبيق غير مدرجة فيه.`,
};
