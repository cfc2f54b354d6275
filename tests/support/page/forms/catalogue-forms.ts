import { fireEvent, waitFor } from '@testing-library/react';
import {
  addPicture,
  badAmount,
  badInteger,
  choose,
  type FormExpectation,
  isRequired,
  isRequiredInArabic,
  press,
  pressInFirstRow,
  tooSmall,
} from './form-expectation';

const categoryForm = {
  source: 'categories/category-dialog.tsx',
  path: '/masterHN/categories',
  words: [
    ['Picture*', 'NameEN*', 'NameAR*'],
    ['الصورة*', 'الاسمAR*', 'الاسمEN*'],
  ],
  button: ['Save category', 'حفظ التصنيف'],
} satisfies Partial<FormExpectation>;

const productForm = {
  source: 'products/form/product-form-screens.tsx',
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
  required: [
    isRequired('Name in EnglishEN', 'Name in ArabicAR', 'Code', 'Price', 'Cost'),
    isRequiredInArabic('الاسم بالعربيةAR', 'الاسم بالإنجليزيةEN', 'الرمز', 'السعر', 'التكلفة'),
  ],
  wrong: {
    price: ['0.000', ...tooSmall],
    cost: ['0.000', ...tooSmall],
    offerPrice: ['0.000', ...tooSmall],
  },
  table: /^variant_data.*amount$/,
  sharing: /^variant_data.*(price|cost|images\[0\])$/,
  offScreen: ['amount'],
} satisfies Partial<FormExpectation>;

const variantForm = {
  source: 'variants/form/variant-form-screens.tsx',
  who: ['masterHN'],
  button: ['Save variants', 'حفظ الخيارات'],
} satisfies Partial<FormExpectation>;

export const catalogueForms: Readonly<Record<string, FormExpectation>> = {
  'a new category': {
    rows: { required: '[CAT-05] [CAT-06] [CAT-07]' },
    ...categoryForm,
    call: 'categories.add',
    open: () => press('Add category'),
    change: () => addPicture(),
    lost: 'sentAgain',
    saved: 'Category Added Successfully',
    required: [isRequired('Picture', 'NameEN', 'NameAR'), isRequiredInArabic('الصورة', 'الاسمAR', 'الاسمEN')],
  },
  'a stored category': {
    ...categoryForm,
    call: 'categories.update',
    open: () => pressInFirstRow('Edit'),
    saved: 'Category Updated Successfully',
    required: [isRequired('NameEN', 'NameAR'), isRequiredInArabic('الاسمAR', 'الاسمEN')],
  },
  'a new dynamic variant': {
    rows: { required: '[DYN-09] [DYN-10] [DYN-11] [DYN-12]' },
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
      'items.0.price': ['-1', ...badAmount],
      'items.0.available_amount': ['1.5', ...badInteger],
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
      'items.0.price': ['1.2345', ...badAmount],
    },
  },
  'a copy of a product': {
    ...productForm,
    path: '/masterHN/products/add-products',
    state: { duplicateOf: 2 },
    call: 'products.add',
    lost: 'sentAgain',
    saved: 'Product Added Successfully',
  },
  'a stored product': {
    rows: { wrong: '[PRD-21] [PRD-22] [PRD-24]' },
    ...productForm,
    path: '/masterHN/products/add-products/1',
    call: 'products.update',
    saved: 'Product Updated Successfully',
  },
  'new variants': {
    ...variantForm,
    path: '/variant/add-variant',
    call: 'variants.add',
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
    saved: 'Variant Added Successfully',
    required: [['Category: Choose a category first'], ['التصنيف: اختر التصنيف أولًا']],
    requiredToasts: ['Complete All Phases'],
  },
  'the variants of a category': {
    ...variantForm,
    path: '/variant/add-variant/1',
    call: 'variants.update',
    words: [
      ['1. Category', 'Category', '2. Variants and their values', 'NameEN*', 'NameAR*', 'Values'],
      ['1. التصنيف', 'التصنيف', '2. الخيارات وقيمها', 'الاسمAR*', 'الاسمEN*', 'القيم'],
    ],
    saved: 'Variant Updated Successfully',
    required: [isRequired('NameEN', 'NameEN', 'NameAR'), isRequiredInArabic('الاسمEN', 'الاسمAR', 'الاسمEN')],
    // A color has one field for its two values.
    sharing: /^variant\[0\].*\.value_ar$/,
  },
};
