import type { SeedCategory } from './catalogue-shapes';

const pieces = ['Pieces', 'عدد القطع'] as const;
const wrap = ['Gift wrap', 'تغليف هدية', 1.5] as const;

/** Serving, drinking, giving. */
export const tableCategories: readonly SeedCategory[] = [
  {
    name: ['Tea sets', 'أطقم شاي'],
    kind: 'istikan',
    color: 'brass',
    sizes: {
      name: pieces,
      values: [
        ['6', '6'],
        ['12', '12'],
      ],
    },
    extras: [wrap, ['Extra saucers, 6 pieces', 'صحون إضافية 6 حبات', 2.4]],
    products: [
      { name: ['Istikan tea set, 6 pieces', 'طقم استكان شاي 6 قطع'], price: 8.4, colors: ['brass', 'silver'], mark: 'bestSeller' },
      { name: ['Gold-rimmed istikan', 'استكان بحافة ذهبية'], price: 12.6, colors: ['brass'], sizes: [0, 1] },
    ],
  },
  {
    name: ['Mugs and cups', 'أكواب'],
    kind: 'mug',
    color: 'teal',
    extras: [['Printed name', 'طباعة الاسم', 1.25]],
    products: [
      { name: ['Stoneware mug, 330 ml', 'كوب خزفي 330 مل'], price: 6.5, colors: ['teal', 'sand', 'brick', 'navy'], mark: 'bestSeller' },
      { name: ['Karak cups, 4 pieces', 'أكواب كرك 4 حبات'], price: 5.9, colors: ['walnut', 'ivory'] },
      { name: ['Travel mug', 'كوب سفر'], price: 9.2, colors: ['charcoal', 'sky'], kind: 'thermos' },
    ],
  },
  {
    name: ['Glasses', 'كاسات'],
    kind: 'glass',
    color: 'sky',
    extras: [wrap],
    products: [
      { name: ['Water glasses, 6 pieces', 'كاسات ماي 6 حبات'], price: 4.75, colors: ['sky', 'sage', 'rose'] },
      { name: ['Juice glasses with ribs', 'كاسات عصير مضلعة'], price: 5.6, colors: ['brass'] },
    ],
  },
  {
    name: ['Plates', 'صحون'],
    kind: 'plate',
    color: 'ivory',
    sizes: {
      name: ['Diameter', 'القطر'],
      values: [
        ['21 cm', '21 سم'],
        ['27 cm', '27 سم'],
      ],
    },
    extras: [['Felt separators', 'فواصل لباد', 0.9]],
    products: [
      { name: ['Stoneware dinner plate', 'صحن عشاء خزفي'], price: 3.4, colors: ['ivory', 'teal', 'sand', 'navy'], sizes: [0, 1] },
      {
        name: ['Dinner set for eight, 32 pieces', 'طقم سفرة لثمانية أشخاص 32 قطعة'],
        price: 48.5,
        colors: ['ivory', 'sage'],
        mark: 'newIn',
      },
    ],
  },
  {
    name: ['Bowls', 'طاسات'],
    kind: 'bowl',
    color: 'sage',
    extras: [['Bamboo lid', 'غطاء بامبو', 1.1]],
    products: [
      { name: ['Soup bowl', 'طاسة شوربة'], price: 2.9, colors: ['sage', 'ivory', 'brick'] },
      { name: ['Salad bowl with servers', 'طاسة سلطة مع ملاعق'], price: 10.75, colors: ['walnut'] },
    ],
  },
  {
    name: ['Trays', 'صواني'],
    kind: 'tray',
    color: 'walnut',
    extras: [wrap, ['Engraved name', 'نقش الاسم', 4]],
    products: [
      { name: ['Round serving tray', 'صينية تقديم دائرية'], price: 11.5, colors: ['brass', 'walnut', 'charcoal'] },
      { name: ['Gahwa tray with handles', 'صينية قهوة بمقابض'], price: 15.25, colors: ['copper'] },
    ],
  },
  {
    name: ['Cutlery', 'ملاعق وشوك'],
    kind: 'cutlery',
    color: 'silver',
    sizes: {
      name: pieces,
      values: [
        ['24', '24'],
        ['48', '48'],
      ],
    },
    extras: [['Wooden case', 'صندوق خشبي', 6]],
    products: [{ name: ['Steel cutlery set', 'طقم ملاعق ستيل'], price: 22.4, colors: ['silver', 'brass', 'charcoal'], sizes: [0, 1] }],
  },
  {
    name: ['Serving dishes', 'أواني تقديم'],
    kind: 'platter',
    color: 'navy',
    extras: [['Matching serving spoon', 'ملعقة تقديم', 1.75]],
    products: [
      { name: ['Oval platter for machboos', 'صحن تقديم بيضاوي للمجبوس'], price: 9.8, colors: ['navy', 'ivory'] },
      { name: ['Covered dish with warmer', 'طبق مغطى مع سخان'], price: 28.75, colors: ['silver'], kind: 'pot', offerPrice: 24.5 },
    ],
  },
  {
    name: ['Incense burners', 'مباخر'],
    kind: 'burner',
    color: 'brass',
    extras: [wrap, ['Charcoal, 40 pieces', 'فحم 40 حبة', 1.15]],
    products: [
      { name: ['Wooden mabkhara', 'مبخر خشبي'], price: 12.9, colors: ['walnut', 'charcoal'], mark: 'bestSeller' },
      { name: ['Electric mabkhara', 'مبخر كهربائي'], price: 17.4, colors: ['ivory', 'brass'] },
    ],
  },
  {
    name: ['Table linen', 'مفارش'],
    kind: 'linen',
    color: 'sand',
    extras: [['Matching napkins, 6 pieces', 'مناديل قماش 6 حبات', 3]],
    products: [{ name: ['Linen table runner', 'مفرش سفرة كتان'], price: 7.25, colors: ['sand', 'olive', 'rose'] }],
  },
  {
    name: ['Picnic and kashta', 'رحلات وكشتات'],
    kind: 'basket',
    color: 'olive',
    extras: [['Insulated lining', 'بطانة عازلة', 2.75]],
    products: [
      { name: ['Kashta basket for four', 'سلة كشتة لأربعة'], price: 26.9, colors: ['olive', 'sand'], mark: 'newIn' },
      { name: ['Portable charcoal stove', 'دوه فحم متنقلة'], price: 19.5, colors: ['charcoal'], kind: 'burner' },
    ],
  },
  {
    name: ['Gift sets', 'أطقم هدايا'],
    kind: 'gift',
    color: 'rose',
    extras: [['Handwritten card', 'بطاقة بخط اليد', 0.5]],
    products: [
      { name: ['New home gift box', 'هدية بيت جديد'], price: 35, colors: ['rose', 'teal'] },
      { name: ['Ghabga set for the host', 'طقم غبقة للمضيف'], price: 42.75, colors: ['navy'] },
    ],
  },
];
