/** Words that mean the same in a question, in both languages. A word may be in several rows; forms that share a beginning are found without one. */
const rows = `
change changing edit modify update correct غير غيرت أغير تغيير تغير يتغير عدل أعدل عدلت تعديل بدل أبدل تبديل
undo revert reverse mistake wrong wrongly accident accidentally error oops تراجع أتراجع رجوع خطأ غلط غلطت غلطة أخطأت
add create make place register أضف أضيف إضافة أسوي أنشئ إنشاء أدخل إدخال أسجل
new جديد جديدة
delete remove erase احذف أحذف حذف امسح أشيل إزالة
hide deactivate stop disable وقف أوقف إيقاف أخفي إخفاء تعطيل
block ban حظر أحظر بلوك أمنع منع
activate enable فعل أفعل تفعيل
refund repay money استرداد أسترد استرجاع استرجع إرجاع رجع رجعوا فلوس
payment paid pay مدفوع دفع دفعة مدفوعات
print printing طباعة أطبع طبع اطبع طبعت تطبع يطبع برنت
printer printers طابعة طابعات برنتر
reprint duplicate إعادة نسخة تكرار مرتين
twice double duplicate repeated مرتين مكرر مكررة تكررت
second two another other both ثانية ثاني ثانيه اثنين أخرى آخر طابعتين جهازين محطتين
several many all bulk multiple عدة كثير كل جماعي مجموعة دفعة
invoice invoices bill receipt فاتورة فواتير وصل
label sticker labels ملصق ملصقات ستيكر لاصق
order orders طلب طلبات طلبية أوردر
customer customers client buyer user users عميل عملاء زبون زبائن مستخدم
product products item goods منتج منتجات سلعة بضاعة صنف أصناف
price prices cost سعر أسعار تسعير
stock quantity inventory amount مخزون كمية كميات بضاعة
count counting stocktake جرد أجرد عد
low few running قليل قلت نفد خلص تخلص
status state حالة حالات
canceled cancel cancelled إلغاء ألغي ملغى ألغيت كنسل
delivered delivery deliver توصيل تسليم سلم
fee fees charge رسوم سعر أجرة
driver courier rider سائق مندوب دليفري
address addresses عنوان عناوين
phone mobile telephone number هاتف جوال تلفون موبايل رقم
shop store متجر محل
discount coupon voucher promo code خصم كوبون تخفيض كود
offer sale عرض عروض تخفيض
employee staff colleague worker admin admins user موظف موظفين موظفة مشرف مشرفين
permission permissions rights access allowed صلاحية صلاحيات مسموح ممنوع
password passcode باسورد السر المرور
login signin log sign تسجيل دخول أدخل ادخل
logout signout خروج أخرج طلوع
internet network connection offline wifi نت إنترنت شبكة اتصال انقطع
server سيرفر خادم
excel spreadsheet xlsx csv sheet اكسل إكسل جدول
export download save تصدير أصدر تحميل أنزل تنزيل
import upload استيراد أستورد رفع أرفع
file ملف ملفات
picture pictures photo image images صورة صور
category categories section تصنيف تصنيفات قسم أقسام فئة
size sizes مقاس مقاسات قياس
color colors colour ألوان لون
search find look بحث أبحث ابحث ألقى أدور
filter narrow فلتر فلترة تصفية أصفي
sort ترتيب أرتب فرز
column columns عمود أعمدة
date dates day days period تاريخ تواريخ يوم أيام فترة
report statement تقرير تقارير كشف
sales sell sold revenue takings مبيعات إيراد بعت بعنا
cash نقد كاش نقدي
bank knet بنك كينت
message messages complaint رسالة رسائل شكوى
reply respond answer رد أرد الرد أجاوب
notification notifications notify alert إشعار إشعارات تنبيه تنبيهات
sound bell ring صوت جرس رنة
keyboard keys shortcut shortcuts كيبورد مفاتيح اختصار اختصارات
dark night داكن ليلي أسود
language arabic english لغة عربي إنجليزي انجليزي
update upgrade version تحديث إصدار نسخة ترقية
broken stuck fails failed problem trouble عطل خراب خربان خربانة معطل مشكلة فشل فشلت عالق
help support مساعدة دعم
lost gone disappeared missing ضاع ضاعت مفقود
barcode scan scanner scanning باركود مسح قارئ ماسح أمسح
parcel parcels package box طرد طرود شحنة
ship shipped shipping dispatch شحن أشحن
banner banners slider بنر بنرات سلايدر إعلان
currency exchange dollar rate عملة عملات دولار صرف
automatic automatically auto تلقائي تلقائيا أوتوماتيك
station محطة محطات
know see أعرف معرفة عرف أشوف شوف يعرف
missing visible hidden يظهر تظهر ظاهر اختفت اختفى
draft drafts unsaved مسودة مسودات
`;

/** The rows, each as a list of words. */
export const synonyms: readonly (readonly string[])[] = rows
  .trim()
  .split('\n')
  .map((row) => row.split(' '));
