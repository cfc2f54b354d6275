import { describe, expect, it } from 'vitest';
import { ar } from './ar.generated';
import { en } from './en.generated';

type Tree = { readonly [key: string]: string | Tree };

function flatten(tree: Tree, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') texts.set(prefix + key, value);
    else for (const [path, text] of flatten(value, `${prefix}${key}.`)) texts.set(path, text);
  }
  return texts;
}

const english = flatten(en);
const arabic = flatten(ar);
const pluralForms = { en: ['one', 'other'], ar: ['zero', 'one', 'two', 'few', 'many', 'other'] } as const;
const pluralSuffix = /_(zero|one|two|few|many|other)$/;
const pluralBases = [...english.keys()].filter((key) => key.endsWith('_other')).map((key) => key.replace(pluralSuffix, ''));
const isPlural = (key: string): boolean => pluralBases.includes(key.replace(pluralSuffix, ''));
const variables = (text: string): string[] => [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map((match) => match[1] ?? '').sort();
const tags = (text: string): string[] => [...text.matchAll(/<\/?(\w+)\s*\/?>/g)].map((match) => match[0]).sort();

/** Keys of Arabic texts that may lack Arabic letters. */
const latinInArabic = new Set([
  'common.none',
  'shell.languageNames.en',
  'shell.digitsNames.latn',
  'shell.digitsNames.arab',
  'connection.addressExample',
  'documents.invoice.currency',
  'documents.testPage.sampleEnglish',
  'printerSettings.paper.A4',
  'printerSettings.paper.A5',
  'forms.languageTag.en',
  'forms.languageTag.ar',
]);

/** Keys of English texts that may contain Arabic letters. */
const arabicInEnglish = new Set(['shell.languageNames.ar', 'shell.digitsNames.arab', 'documents.testPage.sampleArabic']);

/** Texts that the requirements quote, and their Arabic: they stay word for word, whatever the words of other texts become. */
const quotedTexts: Readonly<Record<string, readonly [english: string, arabic: string]>> = {
  'about.saved': ['Update Data Successfullly', 'تم تحديث البيانات بنجاح'],
  'adminForm.added': ['Admin Added Successfully', 'تمت إضافة المشرف بنجاح'],
  'adminForm.updated': ['Admin Updated Successfully', 'تم تعديل المشرف بنجاح'],
  'adminForm.badFirstName': ['Please enter a valid First Name', 'يرجى إدخال اسم أول صحيح'],
  'adminForm.badLastName': ['Please enter a valid Last Name', 'يرجى إدخال اسم عائلة صحيح'],
  'adminForm.badEmail': ['Please enter a valid Email', 'يرجى إدخال بريد إلكتروني صحيح'],
  'adminForm.badPhone': ['Please enter a valid Phone', 'يرجى إدخال رقم هاتف صحيح'],
  'adminForm.badPassword': ['Please enter a valid Password', 'يرجى إدخال كلمة مرور صحيحة'],
  'categories.added': ['Category Added Successfully', 'تمت إضافة التصنيف بنجاح'],
  'categories.updated': ['Category Updated Successfully', 'تم تعديل التصنيف بنجاح'],
  'contactMessages.closed': ['Closed Successfully.', 'تم الإغلاق بنجاح.'],
  'currency.added': ['Currency Added Successfully', 'تمت إضافة العملة بنجاح'],
  'currency.updated': ['Currency Updated Successfully', 'تم تعديل العملة بنجاح'],
  'delivery.feeRequired': ['field required', 'هذا الحقل مطلوب'],
  'delivery.saved': ['Delivery Updated Successfully', 'تم تحديث التوصيل بنجاح'],
  'dynamicVariants.added': ['Dynamic Variant Added Successfully', 'تمت إضافة الإضافات المدفوعة بنجاح'],
  'dynamicVariants.updated': ['Dynamic Variant Updated Successfully', 'تم تعديل الإضافة المدفوعة بنجاح'],
  'dynamicVariants.selectFirst': ['Select First', 'اختر أولًا'],
  'failures.unexpectedStatus': ['Unexpected response', 'استجابة غير متوقعة'],
  'failures.userNotFound': ['Email not found', 'البريد الإلكتروني غير موجود'],
  'failures.wrongPassword': ['Incorrect Password', 'كلمة المرور غير صحيحة'],
  'failures.invalidPassword': ['Invalid Password', 'كلمة المرور غير صالحة'],
  'failures.emailExists': ['Email already exists', 'البريد الإلكتروني مستخدم من قبل'],
  'failures.userDisabled': ['User Disabled', 'المستخدم محظور'],
  'failures.forbidden': ['Not Allowed, Don`t have Permission', 'غير مسموح، ليست لديك صلاحية'],
  'failures.oops': ['Oops', 'عذرًا'],
  'failures.tryAgain': ['Try Again!', 'حاول مرة أخرى!'],
  'failures.ok': ['OK', 'حسنًا'],
  'forms.required': ['This Field is required', 'هذا الحقل مطلوب'],
  'homePage.addImage': ['Add Image', 'أضف صورة'],
  'homePage.bannersAdded': ['Banners Added Successfully', 'تمت إضافة البنرات بنجاح'],
  'homePage.bannersUpdated': ['Banners Updated Successfully', 'تم تعديل البنرات بنجاح'],
  'homePage.collectionSaved': ['Collection Added Successfully', 'تمت إضافة المجموعة بنجاح'],
  'homePage.barcodeSaved': ['Barcode Added Successfully', 'تمت إضافة الباركود بنجاح'],
  'homeProducts.uploadImages': ['Upload Images', 'ارفع الصور'],
  'homeProducts.added': ['Product Added Successfully', 'تمت إضافة المنتج بنجاح'],
  'homeProducts.updated': ['Product Updated Successfully', 'تم تعديل المنتج بنجاح'],
  'iban.saved': ['Iban Updated Successfully', 'تم تحديث الآيبان بنجاح'],
  'iban.removed': ['Iban Deleted Successfully', 'تم حذف الآيبان بنجاح'],
  'lists.statusUpdated': ['Status Updated Successfully', 'تم تحديث الحالة بنجاح'],
  'notifications.enterMessage': ['Enter Message First', 'أدخل الرسالة أولًا'],
  'notifications.sent': ['Notification Sent Successfully', 'تم إرسال الإشعار بنجاح'],
  'productForm.added': ['Product Added Successfully', 'تمت إضافة المنتج بنجاح'],
  'productForm.updated': ['Product Updated Successfully', 'تم تعديل المنتج بنجاح'],
  'productForm.uploadImages': ['Upload Images', 'ارفع الصور'],
  'productForm.uploadImagesInCards': ['Upload Images in Cards', 'ارفع الصور في البطاقات'],
  'profile.updated': ['Profile Updated Successfully', 'تم تحديث الملف الشخصي بنجاح'],
  'promoCodes.added': ['Promocode Added Successfully', 'تمت إضافة كود الخصم بنجاح'],
  'promoCodes.updated': ['Promocode Updated Successfully', 'تم تعديل كود الخصم بنجاح'],
  'rules.saved': ['Added Rules for {{name}}', 'تمت إضافة الصلاحيات لـ {{name}}'],
  'shell.logout': ['Logout', 'تسجيل الخروج'],
  'shell.deleted': ['Deleted Successfully', 'تم الحذف بنجاح'],
  'shell.required': ['This Field is required', 'هذا الحقل مطلوب'],
  'shopBanners.addImage': ['Add Image', 'أضف صورة'],
  'shopBanners.added': ['Banners Added Successfully', 'تمت إضافة البنرات بنجاح'],
  'shopBanners.updated': ['Banners Updated Successfully', 'تم تعديل البنرات بنجاح'],
  'social.saved': ['Added Social Links Successfully', 'تمت إضافة حسابات التواصل بنجاح'],
  'styleUp.saved': ['Style Sheet Added Successfully', 'تمت إضافة لوحة الألوان بنجاح'],
  'users.updated': ['Update Data Successfully', 'تم تحديث البيانات بنجاح'],
  'variantForm.added': ['Variant Added Successfully', 'تمت إضافة الخيار بنجاح'],
  'variantForm.updated': ['Variant Updated Successfully', 'تم تحديث الخيار بنجاح'],
  'variantForm.incomplete': ['Complete All Phases', 'أكمل جميع المراحل'],
  'variants.selectFirst': ['Select First', 'حدّد أولًا'],
};

const differ = (some: string[], others: string[]): boolean => some.join() !== others.join();

describe('dictionaries', () => {
  it('[LAY-01] [LAY-10] [OP-37] both languages have the same keys', () => {
    const plain = (texts: Map<string, string>): string[] => [...texts.keys()].filter((key) => !isPlural(key)).sort();
    expect(plain(arabic)).toEqual(plain(english));
  });

  it('every counted text has the two English and all six Arabic forms', () => {
    expect(pluralBases.length).toBeGreaterThan(10);
    for (const base of pluralBases) {
      for (const form of pluralForms.en) expect(english.has(`${base}_${form}`), `en ${base}_${form}`).toBe(true);
      for (const form of pluralForms.ar) expect(arabic.has(`${base}_${form}`), `ar ${base}_${form}`).toBe(true);
    }
  });

  it('a text that counts in English counts in Arabic', () => {
    const silent = pluralBases
      .filter((base) => english.get(`${base}_other`)?.includes('{{count}}'))
      .flatMap((base) => ['few', 'many', 'other'].map((form) => `${base}_${form}`))
      .filter((key) => !arabic.get(key)?.includes('{{count}}'));
    expect(silent).toEqual([]);
  });

  it('the same values are filled into both languages', () => {
    const differing = [...arabic].filter(([key, text]) => {
      if (!isPlural(key)) return differ(variables(text), variables(english.get(key) ?? ''));
      const base = key.replace(pluralSuffix, '');
      const known = new Set([...variables(english.get(`${base}_one`) ?? ''), ...variables(english.get(`${base}_other`) ?? '')]);
      const isExact = key.endsWith('_other') && differ(variables(text), variables(english.get(key) ?? ''));
      return isExact || variables(text).some((name) => !known.has(name));
    });
    expect(differing).toEqual([]);
  });

  it('the same parts are marked up in both languages', () => {
    const differing = [...arabic].filter(([key, text]) => !isPlural(key) && differ(tags(text), tags(english.get(key) ?? '')));
    expect(differing).toEqual([]);
  });

  it('no text is empty or has stray spaces', () => {
    const untidy = [...english, ...arabic].filter(([key, text]) => !key.endsWith('.separator') && text !== text.trim());
    expect(untidy).toEqual([]);
    expect([...english, ...arabic].filter(([, text]) => text === '')).toEqual([]);
  });

  it('Arabic texts are Arabic', () => {
    const foreign = [...arabic].filter(([key, text]) => {
      const words = text.replace(/\{\{.*?\}\}|<.*?>/g, '');
      return /\p{L}/u.test(words) && !/\p{Script=Arabic}/u.test(words) && !latinInArabic.has(key);
    });
    expect(foreign).toEqual([]);
  });

  it('English texts hold no Arabic', () => {
    expect([...english].filter(([key, text]) => /\p{Script=Arabic}/u.test(text) && !arabicInEnglish.has(key))).toEqual([]);
  });

  it('no invisible direction marks: values are isolated where they are shown', () => {
    for (const [key, text] of [...english, ...arabic]) expect(text, key).not.toMatch(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
  });

  it('[LAY-10] [OP-37] covers the words of every trade the documents name', () => {
    const groups = [
      'products',
      'orders',
      'promoCodes',
      'delivery',
      'payment',
      'timeSlots',
      'kyc',
      'wallet',
      'bidding',
      'appCommission',
      'brands',
    ] as const;
    for (const group of groups) {
      expect(Object.keys(en.vocabulary[group]).length, group).toBeGreaterThan(2);
      expect(Object.keys(ar.vocabulary[group]), group).toEqual(Object.keys(en.vocabulary[group]));
    }
  });

  it.each([
    ['[ORD-27] payment types', en.vocabulary.payment.types, ['knet', 'visa', 'cash']],
    ['promo types', en.vocabulary.promoCodes.types, ['percentage', 'fixed']],
  ])('%s have labels in both languages', (_what, labels, keys) => {
    expect(Object.keys(labels)).toEqual(keys);
  });

  it('[PRM-18] names max usage, count usage, start date and end date of promo codes', () => {
    expect(en.vocabulary.promoCodes).toMatchObject({
      maxUsage: 'Max usage',
      countUsage: 'Count usage',
      startDate: 'Start date',
      endDate: 'End date',
    });
    expect(ar.vocabulary.promoCodes).toMatchObject({
      maxUsage: 'أقصى عدد استخدام',
      countUsage: 'عدد مرات الاستخدام',
      startDate: 'تاريخ البداية',
      endDate: 'تاريخ النهاية',
    });
  });

  it('[DEL-08] names the fees of deliveries, and whether one counts for all areas', () => {
    expect(en.vocabulary.delivery).toMatchObject({
      shippingFee: 'Shipping fee',
      pricePerKg: 'Price per kg',
      cashFee: 'Cash-in-delivery fees',
      allAreas: 'All areas',
      perArea: 'Per area',
    });
    expect(ar.vocabulary.delivery).toMatchObject({
      shippingFee: 'رسوم الشحن',
      pricePerKg: 'السعر لكل كيلوغرام',
      cashFee: 'رسوم الدفع عند الاستلام',
      allAreas: 'كل المناطق',
      perArea: 'حسب المنطقة',
    });
  });

  it.each(Object.entries(quotedTexts))('keeps %s word for word', (key, [inEnglish, inArabic]) => {
    expect([english.get(key), arabic.get(key)]).toEqual([inEnglish, inArabic]);
  });

  it('[ERR-05] [OP-12] keeps the quoted English texts word for word', () => {
    expect([en.failures.unexpectedStatus, ar.failures.unexpectedStatus]).toEqual(['Unexpected response', 'استجابة غير متوقعة']);
    expect(en.shell.deleted).toBe('Deleted Successfully');
    expect(en.shell.required).toBe('This Field is required');
    expect([en.failures.oops, en.failures.tryAgain, en.failures.ok]).toEqual(['Oops', 'Try Again!', 'OK']);
    expect(en.failures).toMatchObject({
      userNotFound: 'Email not found',
      wrongPassword: 'Incorrect Password',
      invalidPassword: 'Invalid Password',
      emailExists: 'Email already exists',
      userDisabled: 'User Disabled',
      forbidden: 'Not Allowed, Don`t have Permission',
    });
  });
});
