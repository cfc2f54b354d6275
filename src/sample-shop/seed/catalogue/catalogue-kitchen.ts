import type { SeedCategory } from './catalogue-shapes';

const diameter = ['Diameter', 'القطر'] as const;
const capacity = ['Capacity', 'السعة'] as const;
const wrap = ['Gift wrap', 'تغليف هدية', 1.5] as const;

/** Cooking, baking, keeping. */
export const kitchenCategories: readonly SeedCategory[] = [
  {
    name: ['Pots', 'قدور'],
    kind: 'pot',
    color: 'brick',
    sizes: {
      name: diameter,
      values: [
        ['22 cm', '22 سم'],
        ['26 cm', '26 سم'],
        ['30 cm', '30 سم'],
      ],
    },
    extras: [wrap, ['Silicone pot holders', 'مساكات سيليكون', 2.25]],
    products: [
      { name: ['Cast iron pot', 'قدر حديد زهر'], price: 29, colors: ['brick', 'teal', 'navy'], sizes: [0, 1, 2], mark: 'bestSeller' },
      { name: ['Machboos pot, aluminium', 'قدر مجبوس ألمنيوم'], price: 17.75, colors: ['silver'], sizes: [1, 2] },
      { name: ['Granite casserole with glass lid', 'قدر جرانيت بغطاء زجاجي'], price: 14.5, colors: ['charcoal', 'sage'], offerPrice: 11.9 },
      { name: ['Pressure cooker, 8 litres', 'قدر ضغط 8 لتر'], price: 32.25, colors: ['silver'], stock: 4 },
      {
        name: [
          'Family cookware set in hard-anodised aluminium with stay-cool handles, glass lids and a storage bag, 12 pieces',
          'طقم قدور عائلي من الألمنيوم المؤكسد بمقابض لا تسخن وأغطية زجاجية وشنطة حفظ، 12 قطعة',
        ],
        price: 74.9,
        colors: ['charcoal', 'copper'],
        mark: 'newIn',
      },
    ],
  },
  {
    name: ['Frying pans', 'مقالي'],
    kind: 'pan',
    color: 'charcoal',
    sizes: {
      name: diameter,
      values: [
        ['20 cm', '20 سم'],
        ['24 cm', '24 سم'],
        ['28 cm', '28 سم'],
      ],
    },
    extras: [['Glass lid', 'غطاء زجاجي', 3.25]],
    products: [
      { name: ['Ceramic frying pan', 'مقلاة سيراميك'], price: 9.75, colors: ['sage', 'charcoal', 'rose'], sizes: [0, 1, 2] },
      { name: ['Steel wok', 'ووك ستيل'], price: 12.4, colors: ['charcoal'] },
    ],
  },
  {
    name: ['Coffee and dallah', 'دلال وقهوة'],
    kind: 'dallah',
    color: 'brass',
    sizes: {
      name: capacity,
      values: [
        ['0.6 l', '0.6 لتر'],
        ['1 l', '1 لتر'],
      ],
    },
    extras: [wrap, ['Engraved name', 'نقش الاسم', 4]],
    products: [
      { name: ['Brass dallah', 'دلة نحاس'], price: 18.5, colors: ['brass', 'copper', 'silver'], sizes: [0, 1], mark: 'bestSeller' },
      { name: ['Najdi dallah, engraved', 'دلة نجدية منقوشة'], price: 26.25, colors: ['copper'], stock: 0 },
      { name: ['Finjan set, 12 pieces', 'طقم فناجيل 12 حبة'], price: 7.9, colors: ['ivory', 'teal'], kind: 'istikan' },
    ],
  },
  {
    name: ['Knives', 'سكاكين'],
    kind: 'knife',
    color: 'silver',
    sizes: {
      name: ['Blade', 'النصل'],
      values: [
        ['15 cm', '15 سم'],
        ['20 cm', '20 سم'],
      ],
    },
    extras: [['Blade guard', 'غمد للنصل', 1.25]],
    products: [
      { name: ['Chef’s knife', 'سكين شيف'], price: 11.25, colors: ['charcoal', 'walnut'], sizes: [0, 1] },
      { name: ['Knife block, 6 pieces', 'طقم سكاكين 6 قطع مع حامل'], price: 27.5, colors: ['walnut'], offerPrice: 22 },
    ],
  },
  {
    name: ['Cutting boards', 'ألواح تقطيع'],
    kind: 'board',
    color: 'walnut',
    extras: [['Engraved family name', 'نقش اسم العائلة', 3.5]],
    products: [
      { name: ['Walnut cutting board', 'لوح تقطيع جوز'], price: 8.6, colors: ['walnut', 'sand'] },
      { name: ['Set of colour-coded boards', 'طقم ألواح ملونة'], price: 6.4, colors: ['teal', 'brick', 'sky'] },
    ],
  },
  {
    name: ['Spice jars', 'علب بهارات'],
    kind: 'jar',
    color: 'copper',
    extras: [['Printed labels', 'ملصقات مطبوعة', 0.75]],
    products: [
      { name: ['Glass spice jars, set of 12', 'علب بهارات زجاجية 12 حبة'], price: 9.9, colors: ['walnut', 'charcoal'] },
      { name: ['Daqoos jar with spoon', 'مرطبان دقوس مع ملعقة'], price: 3.25, colors: ['brick'] },
    ],
  },
  {
    name: ['Storage', 'حفظ وتخزين'],
    kind: 'box',
    color: 'sky',
    sizes: {
      name: capacity,
      values: [
        ['1 l', '1 لتر'],
        ['2.5 l', '2.5 لتر'],
      ],
    },
    extras: [['Set of labels', 'طقم ملصقات', 0.5]],
    products: [
      { name: ['Airtight box', 'علبة محكمة الإغلاق'], price: 2.75, colors: ['sky', 'sage', 'ivory'], sizes: [0, 1] },
      { name: ['Rice dispenser, 10 kg', 'حافظة عيش 10 كيلو'], price: 13.5, colors: ['ivory'] },
    ],
  },
  {
    name: ['Baking', 'أدوات الخبز'],
    kind: 'cake',
    color: 'rose',
    extras: [['Cake board', 'قاعدة كيك', 0.85]],
    products: [
      { name: ['Non-stick cake tin', 'قالب كيك غير لاصق'], price: 4.3, colors: ['charcoal', 'rose'] },
      { name: ['Silicone baking mats, 2 pieces', 'مفارش خبز سيليكون حبتين'], price: 5.1, colors: ['brick'], kind: 'linen' },
    ],
  },
  {
    name: ['Kitchen tools', 'أدوات المطبخ'],
    kind: 'ladle',
    color: 'olive',
    extras: [['Hanging rail', 'حامل تعليق', 2]],
    products: [
      { name: ['Silicone tool set', 'طقم أدوات سيليكون'], price: 8.25, colors: ['olive', 'sand', 'charcoal'] },
      { name: ['Harees masher', 'مضرابة هريس'], price: 3.9, colors: ['walnut'] },
    ],
  },
  {
    name: ['Electric kettles', 'غلايات كهربائية'],
    kind: 'kettle',
    color: 'ivory',
    extras: [['Two-year warranty', 'كفالة سنتين', 2.5]],
    products: [
      {
        name: ['Gooseneck kettle with thermometer', 'غلاية عنق الإوزة بمقياس حرارة'],
        price: 21.5,
        colors: ['charcoal', 'ivory'],
        mark: 'newIn',
      },
    ],
  },
  {
    name: ['Small appliances', 'أجهزة صغيرة'],
    kind: 'appliance',
    color: 'charcoal',
    extras: [['Two-year warranty', 'كفالة سنتين', 4.5]],
    products: [
      { name: ['Air fryer, 5.5 litres', 'قلاية هوائية 5.5 لتر'], price: 34.9, colors: ['charcoal', 'ivory'], mark: 'bestSeller' },
      { name: ['Coffee grinder', 'مطحنة قهوة'], price: 15.75, colors: ['silver'] },
    ],
  },
  {
    name: ['Thermoses', 'ترامس'],
    kind: 'thermos',
    color: 'teal',
    sizes: {
      name: capacity,
      values: [
        ['1 l', '1 لتر'],
        ['1.5 l', '1.5 لتر'],
      ],
    },
    extras: [wrap, ['Engraved name', 'نقش الاسم', 4]],
    products: [
      { name: ['Majlis thermos', 'ترمس مجالس'], price: 13.25, colors: ['teal', 'brass', 'ivory'], sizes: [0, 1], mark: 'bestSeller' },
      { name: ['Tea and coffee thermos set', 'طقم ترامس شاي وقهوة'], price: 24.75, colors: ['navy', 'rose'], offerPrice: 19.9 },
    ],
  },
];
