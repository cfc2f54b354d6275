import type { ArabicOf } from './catalogue';

/** The report for support: its own texts, and those of the system's dialog. */
export const diagnosticsEn = {
  failed: "Can't save the diagnostics report",
  readme: `Diwan diagnostics

A user created this file to get help. Diwan hasn't sent it anywhere.

report.json  Versions of Diwan and the system, settings, settings made by the IT department and their sources, the state of the password store,
             printers and their drivers, the number of waiting sheets, the print station, the connection to the server,
             crashes with their names and times, memory, and displays.
logs/        Recent log entries.

The file contains no names, phone numbers, emails, or addresses of people, no passwords, no sign-in tokens, no invoices, and no drafts.
Texts from the server and texts that users entered are excluded.`,
} as const;

export const diagnosticsAr: ArabicOf<typeof diagnosticsEn> = {
  failed: 'تعذّر حفظ تقرير التشخيص',
  readme: `تقرير تشخيص ديوان

أنشأ هذا الملف أحد المستخدمين لطلب المساعدة، ولم يُرسله ديوان إلى أي مكان.

report.json  إصدارات ديوان والنظام، والإعدادات، وإعدادات قسم تقنية المعلومات ومصادرها، وحالة مخزن كلمات المرور،
             والطابعات وتعريفاتها، وعدد الأوراق المنتظرة، ومحطة الطباعة، والاتصال بالخادم، والأعطال بأسمائها وأوقاتها، والذاكرة والشاشات.
logs/        آخر الأحداث المسجّلة.

لا يحتوي الملف على أسماء أشخاص أو أرقام هواتفهم أو بريدهم الإلكتروني أو عناوينهم، ولا على كلمات مرور أو رموز دخول أو فواتير أو مسودات.
ولا يتضمن الملف نصوص الخادم ولا النصوص التي أدخلها المستخدمون.`,
};
