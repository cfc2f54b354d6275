import { fireEvent, waitFor } from '@testing-library/react';
import { eachInBoth, inArabic, inBoth, inEnglish } from '../../texts';
import {
  addPicture,
  badAmount,
  badInteger,
  choose,
  type FormExpectation,
  idOrName,
  isRequired,
  isRequiredInArabic,
  type ListExpectation,
  press,
  pressInFirstRow,
  rangeOf45,
  searched,
  tooSmall,
} from './expectations';

const categoryForm = {
  source: 'categories/category-dialog.tsx',
  path: '/masterHN/categories',
  words: [
    ['Picture*', 'NameEN*', 'NameAR*'],
    ['الصورة*', 'الاسمAR*', 'الاسمEN*'],
  ],
  button: inBoth('categories.save'),
} satisfies Partial<FormExpectation>;

const productForm = {
  source: 'products/form/product-form-screens.tsx',
  who: ['masterHN'],
  words: [
    [
      inEnglish('dynamicVariants.basics'),
      'Name in EnglishEN*',
      'Name in ArabicAR*',
      'Code*',
      'Category*',
      inEnglish('productImport.targets.bestSeller'),
      inEnglish('productImport.targets.newIn'),
      inEnglish('productForm.offer'),
      inEnglish('vocabulary.products.description'),
      'EnglishEN*',
      'ArabicAR*',
      inEnglish('vocabulary.products.images'),
      inEnglish('productForm.price'),
      'Price*',
      'Cost*',
      inEnglish('productImport.targets.offerPrice'),
      inEnglish('vocabulary.products.quantity'),
      inEnglish('vocabulary.products.variants'),
      inEnglish('productForm.combinations'),
      inEnglish('productForm.same.image'),
      inEnglish('productForm.same.price'),
      inEnglish('productForm.same.cost'),
      inEnglish('vocabulary.products.dynamicVariants'),
    ],
    [
      inArabic('dynamicVariants.basics'),
      'الاسم بالعربيةAR*',
      'الاسم بالإنجليزيةEN*',
      'الرمز*',
      'التصنيف*',
      inArabic('productImport.targets.bestSeller'),
      inArabic('productImport.targets.newIn'),
      inArabic('productImport.targets.offer'),
      inArabic('vocabulary.products.description'),
      'العربيةAR*',
      'الإنجليزيةEN*',
      inArabic('vocabulary.products.images'),
      inArabic('productForm.price'),
      'السعر*',
      'التكلفة*',
      inArabic('productImport.targets.offerPrice'),
      inArabic('vocabulary.products.quantity'),
      inArabic('productForm.variants'),
      inArabic('productForm.combinations'),
      inArabic('productForm.same.image'),
      inArabic('productForm.same.price'),
      inArabic('productForm.same.cost'),
      inArabic('vocabulary.products.dynamicVariants'),
    ],
  ],
  button: inBoth('homeProducts.save'),
  required: [
    isRequired(
      'Name in EnglishEN',
      'Name in ArabicAR',
      inEnglish('productForm.code'),
      inEnglish('vocabulary.products.price'),
      inEnglish('productImport.targets.cost'),
    ),
    isRequiredInArabic(
      'الاسم بالعربيةAR',
      'الاسم بالإنجليزيةEN',
      inArabic('productForm.code'),
      inArabic('vocabulary.products.price'),
      inArabic('productImport.targets.cost'),
    ),
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
  button: inBoth('variantForm.save'),
} satisfies Partial<FormExpectation>;

/** Expectations by the path of the list. */
export const catalogueLists: Readonly<Record<string, ListExpectation>> = {
  'masterHN/categories': {
    rows: { search: '[CAT-02]', offers: '[CAT-12] [CAT-13]' },
    heads: eachInBoth('admins.columns.id', 'vocabulary.products.category', 'categories.columns.otherName', 'shell.command.deeds'),
    texts: {
      error: inBoth('categories.errorTitle'),
      empty: inBoth('categories.emptyTitle'),
      hint: inBoth('categories.emptyHint'),
    },
    search: idOrName,
    input: (state) => searched(state, { isDeleted: false }),
    range: rangeOf45,
    add: { who: 'masterHN', words: inBoth('categories.add') },
    edit: 'masterHN',
    deactivate: 'masterHN',
    left: { controls: 0 },
  },
  'masterHN/products': {
    rows: { search: '[PRD-02]', pages: '[PRD-09]', offers: '[PRD-06] [PRD-07]', add: '[PRD-04]' },
    heads: eachInBoth(
      'homeProducts.columns.product',
      'productForm.code',
      'vocabulary.products.category',
      'vocabulary.products.price',
      'products.columns.stock',
      'products.columns.flags',
      'shell.command.deeds',
    ),
    texts: {
      error: inBoth('homeProducts.errorTitle'),
      empty: inBoth('products.emptyTitle'),
      hint: inBoth('products.emptyHint'),
    },
    search: inBoth('products.searchPlaceholder'),
    input: (state) => searched(state, { isDeleted: false }),
    range: rangeOf45,
    add: { who: 'masterHN', words: inBoth('homeProducts.add'), to: '/masterHN/products/add-products' },
    edit: 'masterHN',
    deactivate: 'masterHN',
    left: { controls: 0 },
  },
  variant: {
    rows: { search: '[VAR-02]', offers: '[VAR-03] [VAR-04]' },
    heads: eachInBoth('admins.columns.id', 'variants.columns.name', 'variantForm.values', 'shell.command.deeds'),
    texts: {
      error: inBoth('variants.errorTitle'),
      empty: inBoth('variants.emptyTitle'),
      hint: inBoth('variants.emptyHint'),
    },
    search: inBoth('variants.searchPlaceholder'),
    input: searched,
    range: ['1–20 of 45 categories', '1–20 من 45 تصنيفًا'],
    add: { who: 'masterHN', words: inBoth('navigation.addVariant'), to: '/variant/add-variant' },
    edit: 'masterHN',
    remove: 'masterHN',
    left: { controls: 0 },
  },
  'dynamic-variant': {
    rows: { search: '[DYN-02]', offers: '[DYN-03] [DYN-04]' },
    heads: eachInBoth(
      'admins.columns.id',
      'vocabulary.products.name',
      'vocabulary.products.category',
      'vocabulary.products.price',
      'dynamicVariants.columns.available',
      'shell.command.deeds',
    ),
    texts: {
      error: inBoth('dynamicVariants.errorTitle'),
      empty: inBoth('dynamicVariants.emptyTitle'),
      hint: inBoth('dynamicVariants.emptyHint'),
    },
    search: idOrName,
    input: (state) => searched(state, { isDeleted: false }),
    range: rangeOf45,
    add: {
      who: 'masterHN',
      words: inBoth('dynamicVariants.add'),
      to: '/dynamic-variant/add-dynamic-variant',
    },
    edit: 'masterHN',
    deactivate: 'masterHN',
    left: { controls: 0 },
  },
};

export const catalogueForms: Readonly<Record<string, FormExpectation>> = {
  'a new category': {
    rows: { required: '[CAT-05] [CAT-06] [CAT-07]' },
    ...categoryForm,
    call: 'categories.add',
    open: () => press(inEnglish('categories.add')),
    change: () => addPicture(),
    lost: 'sentAgain',
    saved: 'Category Added Successfully',
    required: [
      isRequired(inEnglish('vocabulary.products.image'), 'NameEN', 'NameAR'),
      isRequiredInArabic(inArabic('categories.image'), 'الاسمAR', 'الاسمEN'),
    ],
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
      [
        inEnglish('vocabulary.products.category'),
        'Category*',
        inEnglish('vocabulary.products.dynamicVariants'),
        'NameEN*',
        'NameAR*',
        'Price*',
        'Available quantity*',
        inEnglish('dynamicVariants.hasAmount'),
      ],
      [
        inArabic('vocabulary.products.category'),
        'التصنيف*',
        inArabic('vocabulary.products.dynamicVariants'),
        'الاسمAR*',
        'الاسمEN*',
        'السعر*',
        'العدد المتاح*',
        inArabic('dynamicVariants.hasAmount'),
      ],
    ],
    button: inBoth('forms.save'),
    saved: 'Dynamic Variant Added Successfully',
    required: [
      isRequired(
        inEnglish('vocabulary.products.category'),
        'NameEN',
        'NameAR',
        inEnglish('vocabulary.products.price'),
        inEnglish('dynamicVariants.available'),
      ),
      isRequiredInArabic(
        inArabic('vocabulary.products.category'),
        'الاسمAR',
        'الاسمEN',
        inArabic('vocabulary.products.price'),
        inArabic('dynamicVariants.available'),
      ),
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
      [
        inEnglish('dynamicVariants.basics'),
        'NameEN*',
        'NameAR*',
        'Price*',
        inEnglish('dynamicVariants.available'),
        inEnglish('dynamicVariants.hasAmount'),
      ],
      [
        inArabic('dynamicVariants.basics'),
        'الاسمAR*',
        'الاسمEN*',
        'السعر*',
        inArabic('dynamicVariants.available'),
        inArabic('dynamicVariants.hasAmount'),
      ],
    ],
    button: inBoth('forms.save'),
    saved: 'Dynamic Variant Updated Successfully',
    required: [
      isRequired('NameEN', 'NameAR', inEnglish('vocabulary.products.price')),
      isRequiredInArabic('الاسمAR', 'الاسمEN', inArabic('vocabulary.products.price')),
    ],
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
      [
        inEnglish('variantForm.category'),
        'Category*',
        inEnglish('variantForm.variants'),
        'NameEN*',
        'NameAR*',
        inEnglish('variantForm.values'),
      ],
      ['1. التصنيف', 'التصنيف*', inArabic('variantForm.variants'), 'الاسمAR*', 'الاسمEN*', inArabic('variantForm.values')],
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
      [
        inEnglish('variantForm.category'),
        inEnglish('vocabulary.products.category'),
        inEnglish('variantForm.variants'),
        'NameEN*',
        'NameAR*',
        inEnglish('variantForm.values'),
      ],
      [
        '1. التصنيف',
        inArabic('vocabulary.products.category'),
        inArabic('variantForm.variants'),
        'الاسمAR*',
        'الاسمEN*',
        inArabic('variantForm.values'),
      ],
    ],
    saved: 'Variant Updated Successfully',
    required: [isRequired('NameEN', 'NameEN', 'NameAR'), isRequiredInArabic('الاسمEN', 'الاسمAR', 'الاسمEN')],
    // A color has one field for its two values.
    sharing: /^variant\[0\].*\.value_ar$/,
  },
};
