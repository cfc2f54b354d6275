import type { WriteName } from '@renderer/runtime/calls/reads';
import type { Role } from '@shared/domain/permissions';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { toPicture } from './form-under-test';
import { control } from './page';

/** In English and Arabic, letter by letter as on screen: what a form says isn't taken from the dictionary that it is compared with. */
type InBoth<Text> = readonly [english: Text, arabic: Text];

/** How one form is opened and filled, and what it must show; `rows` are those of the requirements that the contract proves for it. */
export interface FormExpectation {
  rows?: Partial<Record<'words' | 'who' | 'required' | 'wrong' | 'save' | 'leave' | 'lost', string>>;
  /** Below `features`: the file that declares it. */
  source: string;
  path: string;
  state?: unknown;
  /** The call of its save. */
  call: WriteName;
  /** Each of these roles can save it, all others only read it; left out where everyone may, or no one else comes to it. */
  who?: readonly Role[];
  /** Opens it on its screen, where the address alone does not. */
  open?(): Promise<void>;
  /** What is done before the text fields are filled: a choice, a picture, or the only change of a form without text. */
  change?(): Promise<void> | void;
  /** What its text fields take, by name, where any text would not do. */
  values?: Readonly<Record<string, string>>;
  /** Answers the last step of a save that can't be taken back. */
  confirm?(): Promise<void>;
  /** Titles of its sections and labels of its fields after `change`, each once. */
  words: InBoth<readonly string[]>;
  /** On the button that saves. */
  button: InBoth<string>;
  /** The message of a save. */
  saved: string;
  /** Label and words of each field that is missing something when all text fields are empty. */
  required?: InBoth<readonly string[]>;
  requiredToasts?: readonly string[];
  /** By field what is typed, and what it says of that. */
  wrong?: Readonly<Record<string, readonly [typed: string, words: string]>>;
  /** Paths of what is sent that no field on screen shows. */
  offScreen?: readonly string[];
  /** Paths whose field is that of another path, which says what was refused first. */
  sharing?: RegExp;
  /** What the server says of a field is about no field here (features/rules). */
  isToldByToast?: true;
  /** Paths into a table whose cells have no place for words: its foot says what was refused of the first of them. */
  table?: RegExp;
  /** A form that can't ask what is stored sends again after a lost response; null where the form has words of its own for it. */
  lost?: 'sentAgain' | null;
}

const isRequired = (...labels: string[]): string[] => labels.map((label) => `${label}: This Field is required`);
const isRequiredInArabic = (...labels: string[]): string[] => labels.map((label) => `${label}: هذا الحقل مطلوب`);

async function pressInFirstRow(name: string): Promise<void> {
  const opener = await waitFor(() => {
    const found = document.querySelector<HTMLElement>(`tbody tr[data-row] button[aria-label^="${name}: "]`);
    if (!found) throw new Error('no row yet');
    return found;
  });
  fireEvent.click(opener);
}

async function press(name: string): Promise<void> {
  fireEvent.click(await waitFor(() => control(name)));
}

async function choose(field: string): Promise<void> {
  const box = (): HTMLElement => {
    const found = document.querySelector<HTMLElement>(`form [name="${field}"]`);
    if (!found) throw new Error(`no choice ${field}`);
    return found;
  };
  await waitFor(() => expect(box()).toBeTruthy());
  fireEvent.click(box());
  const [option] = await screen.findAllByRole('option');
  fireEvent.click(option as HTMLElement);
}

async function addPicture(place = 'form'): Promise<void> {
  const input = await waitFor(() => {
    const found = document.querySelector(`${place} input[type=file]`);
    if (!found) throw new Error('no place for a picture');
    return found;
  });
  fireEvent.change(input, { target: { files: [toPicture('new.png')] } });
  await waitFor(() => expect(document.querySelector(`${place} img[src*="new.png"]`)).toBeTruthy());
}

const shopHours = { time_from: '09:15', time_to: '21:45' };

export const formExpectations: Readonly<Record<string, FormExpectation>> = {
  'a new admin': {
    source: 'admins/admin-form-screens.tsx',
    path: '/admins/add-admins',
    call: 'admins.add',
    who: ['admin'],
    offScreen: ['country_code'],
    lost: 'sentAgain',
    words: [
      ['Personal details', 'First name*', 'Last name*', 'Contact and sign-in', 'Email*', 'Phone*', 'Password*'],
      ['البيانات الشخصية', 'الاسم الأول*', 'اسم العائلة*', 'بيانات التواصل والدخول', 'البريد الإلكتروني*', 'الهاتف*', 'كلمة المرور*'],
    ],
    button: ['Save admin', 'حفظ المشرف'],
    saved: 'Admin Added Successfully',
    required: [
      isRequired('First name', 'Last name', 'Email', 'Phone', 'Password'),
      isRequiredInArabic('الاسم الأول', 'اسم العائلة', 'البريد الإلكتروني', 'الهاتف', 'كلمة المرور'),
    ],
    wrong: {
      f_name: [' ', 'Please enter a valid First Name'],
      l_name: [' ', 'Please enter a valid Last Name'],
      email: ['mona@shop', 'Please enter a valid Email'],
      phone: ['12', 'Please enter a valid Phone'],
      password: [' ', 'Please enter a valid Password'],
    },
  },
  'a stored admin': {
    source: 'admins/admin-form-screens.tsx',
    path: '/admins/edit-admin/3/Dalal',
    call: 'admins.update',
    who: ['admin'],
    offScreen: ['country_code', 'rules[0]'],
    words: [
      ['Personal details', 'First name*', 'Last name*', 'Contact and sign-in', 'Email*', 'Phone*', 'Password'],
      ['البيانات الشخصية', 'الاسم الأول*', 'اسم العائلة*', 'بيانات التواصل والدخول', 'البريد الإلكتروني*', 'الهاتف*', 'كلمة المرور'],
    ],
    button: ['Save admin', 'حفظ المشرف'],
    saved: 'Admin Updated Successfully',
    required: [
      isRequired('First name', 'Last name', 'Email', 'Phone'),
      isRequiredInArabic('الاسم الأول', 'اسم العائلة', 'البريد الإلكتروني', 'الهاتف'),
    ],
    wrong: {
      f_name: [' ', 'Please enter a valid First Name'],
      l_name: [' ', 'Please enter a valid Last Name'],
      email: ['mona@shop', 'Please enter a valid Email'],
      phone: ['12', 'Please enter a valid Phone'],
      password: [' ', 'Please enter a valid Password'],
    },
  },
  'the own profile': {
    source: 'profile/profile-screen.tsx',
    path: '/profile',
    call: 'profile.update',
    offScreen: ['country_code'],
    lost: 'sentAgain',
    words: [
      ['Picture', 'Your picture', 'Your details', 'First name*', 'Last name*', 'Sign-in', 'Email*', 'Password', 'Phone*'],
      ['الصورة', 'صورتك', 'بياناتك', 'الاسم الأول*', 'اسم العائلة*', 'بيانات الدخول', 'البريد الإلكتروني*', 'كلمة المرور', 'الهاتف*'],
    ],
    button: ['Save profile', 'حفظ الملف الشخصي'],
    saved: 'Profile Updated Successfully',
    required: [
      isRequired('First name', 'Last name', 'Email', 'Phone'),
      isRequiredInArabic('الاسم الأول', 'اسم العائلة', 'البريد الإلكتروني', 'الهاتف'),
    ],
    wrong: {
      f_name: [' ', 'Please enter a valid First Name'],
      l_name: [' ', 'Please enter a valid Last Name'],
      email: ['mona@shop', 'Please enter a valid Email'],
      phone: ['12', 'Please enter a valid Phone'],
      password: [' ', 'Please enter a valid Password'],
    },
  },
  'a new category': {
    source: 'categories/category-dialog.tsx',
    path: '/masterHN/categories',
    call: 'categories.add',
    open: () => press('Add category'),
    change: () => addPicture(),
    lost: 'sentAgain',
    words: [
      ['Picture*', 'NameEN*', 'NameAR*'],
      ['الصورة*', 'الاسمAR*', 'الاسمEN*'],
    ],
    button: ['Save category', 'حفظ التصنيف'],
    saved: 'Category Added Successfully',
    required: [isRequired('Picture', 'NameEN', 'NameAR'), isRequiredInArabic('الصورة', 'الاسمAR', 'الاسمEN')],
  },
  'a stored category': {
    source: 'categories/category-dialog.tsx',
    path: '/masterHN/categories',
    call: 'categories.update',
    open: () => pressInFirstRow('Edit'),
    words: [
      ['Picture*', 'NameEN*', 'NameAR*'],
      ['الصورة*', 'الاسمAR*', 'الاسمEN*'],
    ],
    button: ['Save category', 'حفظ التصنيف'],
    saved: 'Category Updated Successfully',
    required: [isRequired('NameEN', 'NameAR'), isRequiredInArabic('الاسمAR', 'الاسمEN')],
  },
  'a stored rate': {
    source: 'currency/currency-dialog.tsx',
    path: '/currency',
    call: 'currency.update',
    open: () => pressInFirstRow('Edit'),
    words: [
      ['Country*', 'Rate per dinar*'],
      ['الدولة*', 'السعر لكل دينار*'],
    ],
    button: ['Save currency', 'حفظ العملة'],
    saved: 'Currency Updated Successfully',
    required: [isRequired('Rate per dinar'), isRequiredInArabic('السعر لكل دينار')],
    wrong: {
      rate: ['0.000000', 'Enter a number above zero with at most six decimals, for example 12.180000'],
    },
  },
  'a new rate': {
    source: 'currency/currency-dialog.tsx',
    path: '/currency',
    call: 'currency.add',
    open: () => press('Add currency'),
    change: () => choose('country_id'),
    lost: 'sentAgain',
    words: [
      ['Country*', 'Rate per dinar*'],
      ['الدولة*', 'السعر لكل دينار*'],
    ],
    button: ['Save currency', 'حفظ العملة'],
    saved: 'Currency Added Successfully',
    required: [isRequired('Country', 'Rate per dinar'), isRequiredInArabic('الدولة', 'السعر لكل دينار')],
    wrong: {
      rate: ['0.000000', 'Enter a number above zero with at most six decimals, for example 12.180000'],
    },
  },
  'the delivery settings': {
    source: 'delivery/delivery-screen.tsx',
    path: '/delivery',
    call: 'delivery.save',
    who: ['masterHN'],
    table: /^area_fees/,
    words: [
      ['Delivery', 'Delivery available', 'Delivery fee*', 'Shipping price per kg', 'Cash-in-delivery fee', 'Coverage', 'Area fees'],
      ['التوصيل', 'التوصيل متاح', 'رسوم التوصيل*', 'سعر الكيلوغرام للشحن', 'رسوم الدفع عند الاستلام', 'التغطية', 'رسوم المناطق'],
    ],
    button: ['Save delivery', 'حفظ التوصيل'],
    saved: 'Delivery Updated Successfully',
    required: [['Delivery fee: field required'], isRequiredInArabic('رسوم التوصيل')],
    wrong: {
      delivery_fee: ['-1', 'Enter an amount in dinars with at most three decimals, for example 12.500'],
      shipping_fee: ['1.2345', 'Enter an amount in dinars with at most three decimals, for example 12.500'],
      cash_in_delivery: ['two', 'Enter an amount in dinars with at most three decimals, for example 12.500'],
    },
  },
  'a new dynamic variant': {
    source: 'dynamic-variants/dynamic-variant-form-screens.tsx',
    path: '/dynamic-variant/add-dynamic-variant',
    call: 'dynamicVariants.add',
    who: ['masterHN'],
    change: () => choose('category_id'),
    lost: 'sentAgain',
    words: [
      ['Category', 'Category*', 'Dynamic variants', 'NameEN*', 'NameAR*', 'Price*', 'Available*', 'Limited number'],
      ['التصنيف', 'التصنيف*', 'الإضافات المدفوعة', 'الاسمAR*', 'الاسمEN*', 'السعر*', 'العدد المتاح*', 'العدد محدود'],
    ],
    button: ['Save', 'حفظ'],
    saved: 'Dynamic Variant Added Successfully',
    required: [
      isRequired('Category', 'NameEN', 'NameAR', 'Price', 'Available'),
      isRequiredInArabic('التصنيف', 'الاسمAR', 'الاسمEN', 'السعر', 'العدد المتاح'),
    ],
    wrong: {
      'items.0.price': ['-1', 'Enter an amount in dinars with at most three decimals, for example 12.500'],
      'items.0.available_amount': ['1.5', 'Enter a whole number, 0 or more'],
    },
  },
  'a stored dynamic variant': {
    source: 'dynamic-variants/dynamic-variant-form-screens.tsx',
    path: '/dynamic-variant/edit-dynamic-variant/1',
    call: 'dynamicVariants.update',
    who: ['masterHN'],
    words: [
      ['Basics', 'NameEN*', 'NameAR*', 'Price*', 'Available', 'Limited number'],
      ['البيانات الأساسية', 'الاسمAR*', 'الاسمEN*', 'السعر*', 'العدد المتاح', 'العدد محدود'],
    ],
    button: ['Save', 'حفظ'],
    saved: 'Dynamic Variant Updated Successfully',
    required: [isRequired('NameEN', 'NameAR', 'Price'), isRequiredInArabic('الاسمAR', 'الاسمEN', 'السعر')],
    wrong: {
      'items.0.price': ['1.2345', 'Enter an amount in dinars with at most three decimals, for example 12.500'],
    },
  },
  'the home page': {
    source: 'home-page/home-page-screen.tsx',
    path: '/home/page',
    call: 'homeBanners.update',
    who: ['home'],
    words: [
      ['Banners', 'Picture', 'Title', 'Description', 'Tags', 'Catalog', 'Collection', 'Pictures', 'Barcode', 'Barcode picture'],
      ['البنرات', 'الصورة', 'العنوان', 'الوصف', 'الوسوم', 'الكتالوج', 'المجموعة', 'الصور', 'الباركود', 'صورة الباركود'],
    ],
    button: ['Save page', 'حفظ الصفحة'],
    saved: 'Banners Updated Successfully',
  },
  'a new home product': {
    source: 'home-products/home-product-form-screens.tsx',
    path: '/home/products/add-products',
    call: 'homeProducts.add',
    async change() {
      await choose('type');
      await addPicture();
    },
    lost: 'sentAgain',
    words: [
      ['Basics', 'Title*', 'Type*', 'Description', 'Pictures', 'Pictures*'],
      ['البيانات الأساسية', 'العنوان*', 'النوع*', 'الوصف', 'الصور', 'الصور*'],
    ],
    button: ['Save product', 'حفظ المنتج'],
    saved: 'Product Added Successfully',
    required: [
      [...isRequired('Title', 'Type'), 'Pictures: Upload Images'],
      [...isRequiredInArabic('العنوان', 'النوع'), 'الصور: ارفع الصور'],
    ],
    requiredToasts: ['Upload Images'],
  },
  'a stored home product': {
    source: 'home-products/home-product-form-screens.tsx',
    path: '/home/products/add-products/1',
    call: 'homeProducts.update',
    who: ['home'],
    words: [
      ['Basics', 'Title*', 'Type*', 'Description', 'Pictures', 'Pictures*'],
      ['البيانات الأساسية', 'العنوان*', 'النوع*', 'الوصف', 'الصور', 'الصور*'],
    ],
    button: ['Save product', 'حفظ المنتج'],
    saved: 'Product Updated Successfully',
    required: [isRequired('Title'), isRequiredInArabic('العنوان')],
  },
  'the bank account': {
    source: 'iban/iban-screen.tsx',
    path: '/payment',
    call: 'iban.save',
    who: ['masterHN'],
    values: { iban: 'KW74NBOK0000000000001000372151' },
    words: [
      ['Bank account', 'IBAN*'],
      ['الحساب البنكي', 'الآيبان*'],
    ],
    button: ['Save IBAN', 'حفظ الآيبان'],
    saved: 'Iban Updated Successfully',
    required: [isRequired('IBAN'), isRequiredInArabic('الآيبان')],
  },
  'a new notification': {
    source: 'notifications/add-notification-screen.tsx',
    path: '/notification/add-notification',
    call: 'notifications.send',
    who: ['masterHN'],
    confirm: () => press('Send now'),
    lost: null,
    words: [
      ['Title', 'TitleEN*', 'TitleAR*', 'Text', 'TextEN*', 'TextAR*'],
      ['العنوان', 'العنوانAR*', 'العنوانEN*', 'النص', 'النصAR*', 'النصEN*'],
    ],
    button: ['Send…', 'إرسال…'],
    saved: 'Notification Sent Successfully',
    required: [isRequired('TitleEN', 'TitleAR', 'TextEN', 'TextAR'), isRequiredInArabic('العنوانAR', 'العنوانEN', 'النصAR', 'النصEN')],
    requiredToasts: ['Enter Message First'],
  },
  'a copy of a product': {
    source: 'products/form/product-form-screens.tsx',
    path: '/masterHN/products/add-products',
    state: { duplicateOf: 2 },
    call: 'products.add',
    who: ['masterHN'],
    lost: 'sentAgain',
    words: [
      [
        'Basics',
        'Name in EnglishEN*',
        'Name in ArabicAR*',
        'Code*',
        'Category*',
        'Best seller',
        'New in',
        'On offer',
        'Description',
        'EnglishEN*',
        'ArabicAR*',
        'Pictures',
        'Price and stock',
        'Price*',
        'Cost*',
        'Offer price',
        'Quantity',
        'Variants',
        'Combinations',
        'Same pictures for all',
        'Same price for all',
        'Same cost for all',
        'Dynamic variants',
      ],
      [
        'البيانات الأساسية',
        'الاسم بالعربيةAR*',
        'الاسم بالإنجليزيةEN*',
        'الرمز*',
        'التصنيف*',
        'الأكثر مبيعًا',
        'وصل حديثًا',
        'عليه عرض',
        'الوصف',
        'العربيةAR*',
        'الإنجليزيةEN*',
        'الصور',
        'السعر والمخزون',
        'السعر*',
        'التكلفة*',
        'سعر العرض',
        'الكمية',
        'خيارات المنتج',
        'التركيبات',
        'صور واحدة للكل',
        'سعر واحد للكل',
        'تكلفة واحدة للكل',
        'الإضافات المدفوعة',
      ],
    ],
    button: ['Save product', 'حفظ المنتج'],
    saved: 'Product Added Successfully',
    required: [
      isRequired('Name in EnglishEN', 'Name in ArabicAR', 'Code', 'Price', 'Cost'),
      isRequiredInArabic('الاسم بالعربيةAR', 'الاسم بالإنجليزيةEN', 'الرمز', 'السعر', 'التكلفة'),
    ],
    wrong: {
      price: ['0.000', 'Enter an amount above zero'],
      cost: ['1.2345', 'Enter an amount in dinars with at most three decimals, for example 12.500'],
      offerPrice: ['-1', 'Enter an amount in dinars with at most three decimals, for example 12.500'],
    },
    table: /^variant_data.*amount$/,
    sharing: /^variant_data.*(price|cost|images\[0\])$/,
    offScreen: ['amount'],
  },
  'a stored product': {
    source: 'products/form/product-form-screens.tsx',
    path: '/masterHN/products/add-products/1',
    call: 'products.update',
    who: ['masterHN'],
    words: [
      [
        'Basics',
        'Name in EnglishEN*',
        'Name in ArabicAR*',
        'Code*',
        'Category*',
        'Best seller',
        'New in',
        'On offer',
        'Description',
        'EnglishEN*',
        'ArabicAR*',
        'Pictures',
        'Price and stock',
        'Price*',
        'Cost*',
        'Offer price',
        'Quantity',
        'Variants',
        'Combinations',
        'Same pictures for all',
        'Same price for all',
        'Same cost for all',
        'Dynamic variants',
      ],
      [
        'البيانات الأساسية',
        'الاسم بالعربيةAR*',
        'الاسم بالإنجليزيةEN*',
        'الرمز*',
        'التصنيف*',
        'الأكثر مبيعًا',
        'وصل حديثًا',
        'عليه عرض',
        'الوصف',
        'العربيةAR*',
        'الإنجليزيةEN*',
        'الصور',
        'السعر والمخزون',
        'السعر*',
        'التكلفة*',
        'سعر العرض',
        'الكمية',
        'خيارات المنتج',
        'التركيبات',
        'صور واحدة للكل',
        'سعر واحد للكل',
        'تكلفة واحدة للكل',
        'الإضافات المدفوعة',
      ],
    ],
    button: ['Save product', 'حفظ المنتج'],
    saved: 'Product Updated Successfully',
    required: [
      isRequired('Name in EnglishEN', 'Name in ArabicAR', 'Code', 'Price', 'Cost'),
      isRequiredInArabic('الاسم بالعربيةAR', 'الاسم بالإنجليزيةEN', 'الرمز', 'السعر', 'التكلفة'),
    ],
    wrong: {
      price: ['0.000', 'Enter an amount above zero'],
      cost: ['1.2345', 'Enter an amount in dinars with at most three decimals, for example 12.500'],
      offerPrice: ['-1', 'Enter an amount in dinars with at most three decimals, for example 12.500'],
    },
    table: /^variant_data.*amount$/,
    sharing: /^variant_data.*(price|cost|images\[0\])$/,
    offScreen: ['amount'],
  },
  'a new promo code': {
    source: 'promo-codes/promo-code-form-screens.tsx',
    path: '/promo-codes/add-promo-codes',
    call: 'promoCodes.add',
    who: ['masterHN'],
    change: () => void fireEvent.click(document.querySelector('form input[type=radio]') as HTMLElement),
    values: { end_date: '2099-12-31' },
    lost: 'sentAgain',
    words: [
      ['Code and discount', 'Name of the code*', 'Type*', 'Amount*', 'Duration and usage', 'End date', 'Max usage', 'Count usage'],
      ['الكود والخصم', 'اسم الكود*', 'النوع*', 'القيمة*', 'المدة والاستخدام', 'تاريخ النهاية', 'أقصى عدد استخدام', 'عدد مرات الاستخدام'],
    ],
    button: ['Save code', 'حفظ الكود'],
    saved: 'Promocode Added Successfully',
    required: [isRequired('Name of the code', 'Type', 'Amount'), isRequiredInArabic('اسم الكود', 'النوع', 'القيمة')],
    wrong: {
      amount: ['-1', 'Enter a whole number, 0 or more'],
      max_usage: ['1.5', 'Enter a whole number, 0 or more'],
      count_usage: ['two', 'Enter a whole number, 0 or more'],
    },
  },
  'a stored promo code': {
    source: 'promo-codes/promo-code-form-screens.tsx',
    path: '/promo-codes/edit-promo-codes/1',
    call: 'promoCodes.update',
    who: ['masterHN'],
    values: { end_date: '2099-12-31' },
    words: [
      ['Code and discount', 'Name of the code*', 'Type*', 'Amount*', 'Duration and usage', 'End date', 'Max usage', 'Count usage'],
      ['الكود والخصم', 'اسم الكود*', 'النوع*', 'القيمة*', 'المدة والاستخدام', 'تاريخ النهاية', 'أقصى عدد استخدام', 'عدد مرات الاستخدام'],
    ],
    button: ['Save code', 'حفظ الكود'],
    saved: 'Promocode Updated Successfully',
    required: [isRequired('Name of the code', 'Amount'), isRequiredInArabic('اسم الكود', 'القيمة')],
    wrong: {
      amount: ['-1', 'Enter a whole number, 0 or more'],
      max_usage: ['1.5', 'Enter a whole number, 0 or more'],
      count_usage: ['two', 'Enter a whole number, 0 or more'],
    },
  },
  'the rules of an admin': {
    source: 'rules/rules-screen.tsx',
    path: '/rules/3',
    call: 'admins.update',
    who: ['rules'],
    change: () => void fireEvent.click(document.querySelector('form input[type=radio]:not(:checked)') as HTMLElement),
    isToldByToast: true,
    words: [
      ['Admins', 'Rules', 'Social media', 'Home site', 'Shop'],
      ['المشرفون', 'الصلاحيات', 'حسابات التواصل', 'الموقع التعريفي', 'المتجر'],
    ],
    button: ['Save rules', 'حفظ الصلاحيات'],
    saved: 'Added Rules for دلال العوضي',
  },
  'the banners of the shop': {
    source: 'shop-banners/shop-banners-screen.tsx',
    path: '/banners',
    call: 'shopBanners.update',
    who: ['masterHN'],
    change: () => press('Move Banner 1 later'),
    words: [
      ['Banners', 'Preview'],
      ['البنرات', 'المعاينة'],
    ],
    button: ['Save banners', 'حفظ البنرات'],
    saved: 'Banners Updated Successfully',
  },
  'the social links of the home site': {
    source: 'social/home-social-screen.tsx',
    path: '/home/social',
    call: 'homeSocial.save',
    who: ['social_media'],
    values: shopHours,
    words: [
      [
        'Social accounts',
        'Snapchat',
        'Facebook',
        'Instagram',
        'WhatsApp',
        'X (Twitter)',
        'TikTok',
        'Contact',
        'Email',
        'Call us',
        'Address',
        'Opening times',
        'Opening time*',
        'Closing time*',
      ],
      [
        'حسابات التواصل الاجتماعي',
        'سناب شات',
        'فيسبوك',
        'إنستغرام',
        'واتساب',
        'إكس (تويتر)',
        'تيك توك',
        'بيانات التواصل',
        'البريد الإلكتروني',
        'هاتف الاتصال',
        'العنوان',
        'أوقات العمل',
        'وقت الفتح*',
        'وقت الإغلاق*',
      ],
    ],
    button: ['Save', 'حفظ'],
    saved: 'Added Social Links Successfully',
    required: [isRequired('Opening time', 'Closing time'), isRequiredInArabic('وقت الفتح', 'وقت الإغلاق')],
    wrong: {
      time_from: ['25:00', 'Enter a time as hours and minutes, for example 09:30'],
      time_to: ['noon', 'Enter a time as hours and minutes, for example 09:30'],
    },
  },
  'the social links of the shop': {
    source: 'social/shop-social-screen.tsx',
    path: '/social',
    call: 'shopSocial.save',
    who: ['masterHN'],
    values: shopHours,
    words: [
      [
        'Social accounts',
        'Snapchat',
        'Facebook',
        'Instagram',
        'WhatsApp',
        'X (Twitter)',
        'TikTok',
        'Contact',
        'Email',
        'Call us',
        'Address',
        'Opening times',
        'Opening time*',
        'Closing time*',
        'QR code',
        'Picture of the QR code',
      ],
      [
        'حسابات التواصل الاجتماعي',
        'سناب شات',
        'فيسبوك',
        'إنستغرام',
        'واتساب',
        'إكس (تويتر)',
        'تيك توك',
        'بيانات التواصل',
        'البريد الإلكتروني',
        'هاتف الاتصال',
        'العنوان',
        'أوقات العمل',
        'وقت الفتح*',
        'وقت الإغلاق*',
        'رمز QR',
        'صورة رمز QR',
      ],
    ],
    button: ['Save', 'حفظ'],
    saved: 'Added Social Links Successfully',
    required: [isRequired('Opening time', 'Closing time'), isRequiredInArabic('وقت الفتح', 'وقت الإغلاق')],
    wrong: {
      time_from: ['25:00', 'Enter a time as hours and minutes, for example 09:30'],
      time_to: ['noon', 'Enter a time as hours and minutes, for example 09:30'],
    },
  },
  'the page about the home site': {
    source: 'about/about-screen.tsx',
    path: '/home/about-us',
    call: 'homeAbout.save',
    who: ['home'],
    offScreen: ['type'],
    words: [
      ['“About us” blocks', 'TitleEN*', 'TitleAR*', 'DescriptionEN', 'DescriptionAR'],
      ['فقرات «من نحن»', 'العنوانAR*', 'العنوانEN*', 'الوصفAR', 'الوصفEN'],
    ],
    button: ['Submit', 'حفظ الصفحة'],
    saved: 'Update Data Successfullly',
    required: [
      isRequired('TitleEN', 'TitleAR', 'TitleEN', 'TitleAR'),
      isRequiredInArabic('العنوانAR', 'العنوانEN', 'العنوانAR', 'العنوانEN'),
    ],
  },
  'the page about the shop': {
    source: 'about/about-screen.tsx',
    path: '/pages/about',
    call: 'shopAbout.save',
    who: ['home', 'masterHN'],
    offScreen: ['type'],
    words: [
      ['“About us” blocks', 'TitleEN*', 'TitleAR*', 'DescriptionEN', 'DescriptionAR'],
      ['فقرات «من نحن»', 'العنوانAR*', 'العنوانEN*', 'الوصفAR', 'الوصفEN'],
    ],
    button: ['Submit', 'حفظ الصفحة'],
    saved: 'Update Data Successfullly',
    required: [isRequired('TitleEN', 'TitleAR'), isRequiredInArabic('العنوانAR', 'العنوانEN')],
  },
  'a kitchen of Style Up': {
    source: 'style-up/use-kitchen.ts',
    path: '/masterHN/style-up',
    call: 'styleUp.save',
    who: ['masterHN'],
    words: [
      ['Main picture', 'Sheets', 'Title*', 'Items'],
      ['الصورة الرئيسية', 'اللوحات', 'العنوان*', 'العناصر'],
    ],
    button: ['Save kitchen one', 'حفظ المطبخ الأول'],
    saved: 'Style Sheet Added Successfully',
    required: [isRequired('Title', 'Title', 'Title'), isRequiredInArabic('العنوان', 'العنوان', 'العنوان')],
  },
  'the profile of a user': {
    source: 'users/profile/user-profile-screen.tsx',
    path: '/masterHN/users/profile',
    state: { recordId: 1 },
    call: 'users.update',
    who: ['masterHN'],
    offScreen: ['country_code'],
    sharing: /(governorate|area)\.name_ar$/,
    words: [
      [
        'Person',
        'First name*',
        'Last name*',
        'Contact',
        'Email*',
        'Default phone*',
        'Address',
        'Type*',
        'BuildingBuilding, Floor, Flat',
        'OfficeBuilding, Floor, Office',
        'HouseHouse number',
        'Address name*',
        'Governorate*',
        'Area*',
        'Block*',
        'Street*',
        'Avenue',
        'Building*',
        'Floor*',
        'Flat*',
        'Other instructions',
      ],
      [
        'البيانات الشخصية',
        'الاسم الأول*',
        'اسم العائلة*',
        'بيانات التواصل',
        'البريد الإلكتروني*',
        'الهاتف الأساسي*',
        'العنوان',
        'النوع*',
        'عمارةالمبنى، الدور، الشقة',
        'مكتبالمبنى، الدور، المكتب',
        'منزلرقم المنزل',
        'اسم العنوان*',
        'المحافظة*',
        'المنطقة*',
        'القطعة*',
        'الشارع*',
        'الجادة',
        'المبنى*',
        'الدور*',
        'الشقة*',
        'تعليمات أخرى',
      ],
    ],
    button: ['Save user', 'حفظ العميل'],
    saved: 'Update Data Successfully',
    required: [
      isRequired('First name', 'Last name', 'Email', 'Default phone', 'Address name', 'Block', 'Street', 'Building', 'Floor', 'Flat'),
      isRequiredInArabic(
        'الاسم الأول',
        'اسم العائلة',
        'البريد الإلكتروني',
        'الهاتف الأساسي',
        'اسم العنوان',
        'القطعة',
        'الشارع',
        'المبنى',
        'الدور',
        'الشقة',
      ),
    ],
    wrong: {
      f_name: [' ', 'Please enter a valid First Name'],
      l_name: [' ', 'Please enter a valid Last Name'],
      email: ['mona@shop', 'Please enter a valid Email'],
      phone: ['12', 'Please enter a valid Phone'],
    },
  },
  'new variants': {
    source: 'variants/form/variant-form-screens.tsx',
    path: '/variant/add-variant',
    call: 'variants.add',
    who: ['masterHN'],
    async change() {
      await choose('category_id');
      for (const side of ['value_en', 'value_ar']) {
        const cell = await waitFor(() => {
          const found = document.querySelector(`form [data-side="${side}"]`);
          if (!found) throw new Error('no value yet');
          return found;
        });
        fireEvent.change(cell, { target: { value: `Value ${side}` } });
        fireEvent.blur(cell);
      }
    },
    lost: 'sentAgain',
    words: [
      ['1. Category', 'Category*', '2. Variants and their values', 'NameEN*', 'NameAR*', 'Values'],
      ['1. التصنيف', 'التصنيف*', '2. الخيارات وقيمها', 'الاسمAR*', 'الاسمEN*', 'القيم'],
    ],
    button: ['Save variants', 'حفظ الخيارات'],
    saved: 'Variant Added Successfully',
    required: [['Category: Choose a category first'], ['التصنيف: اختر التصنيف أولًا']],
    requiredToasts: ['Complete All Phases'],
  },
  'the variants of a category': {
    source: 'variants/form/variant-form-screens.tsx',
    path: '/variant/add-variant/1',
    call: 'variants.update',
    who: ['masterHN'],
    words: [
      ['1. Category', 'Category', '2. Variants and their values', 'NameEN*', 'NameAR*', 'Values'],
      ['1. التصنيف', 'التصنيف', '2. الخيارات وقيمها', 'الاسمAR*', 'الاسمEN*', 'القيم'],
    ],
    button: ['Save variants', 'حفظ الخيارات'],
    saved: 'Variant Updated Successfully',
    required: [isRequired('NameEN', 'NameEN', 'NameAR'), isRequiredInArabic('الاسمEN', 'الاسمAR', 'الاسمEN')],
    // A color has one field for its two values.
    sharing: /^variant\[0\].*\.value_ar$/,
  },
};
