import type { HomeProductType } from '@shared/domain/home-product-type';
import { toPicturePath } from '../pictures/kinds';
import type { StoredHomeBanner, StoredHomeProduct, StoredStaticBlock } from '../store/model';
import { seedCatalogue } from './catalogue/catalogue';
import { toRawContent } from './rich-text';

export const seedHomeBanners: readonly StoredHomeBanner[] = [
  {
    image: '/media/banners/coffee.svg',
    title: 'مجلسكم أحلى مع دلالنا',
    description: 'تشكيلة النحاس الجديدة وصلت المعرض والموقع.',
    catalog: '/media/catalogs/brass-collection.pdf',
    tags: ['دلال', 'نحاس', 'مجالس'],
  },
  {
    image: '/media/banners/cooking.svg',
    title: 'Pots for the whole family',
    description: 'Cast iron and hard-anodised aluminium, from four to twenty guests.',
    catalog: '/media/catalogs/cookware.pdf',
    tags: ['cookware', 'cast iron', 'family', 'machboos', 'gifts', 'new'],
  },
  { image: '/media/banners/table.svg', title: 'سفرة العيد', description: 'صحون وكاسات ومفارش بألوان متناسقة.', catalog: '', tags: [] },
];

export const seedCollection = {
  description: toRawContent([
    { text: 'تشكيلة الشتاء', type: 'header-two' },
    { text: 'قطع مختارة للكشتات والمجالس: ترامس، دلال، وسلال.', marked: { part: 'ترامس', style: 'BOLD' } },
    'Chosen by our team for cold evenings outdoors.',
  ]),
  images: [
    toPicturePath('thermos', 'teal'),
    toPicturePath('dallah', 'brass'),
    toPicturePath('basket', 'olive'),
    toPicturePath('burner', 'walnut'),
  ],
};

export const seedBarcode = { url: '/media/codes/bayt-aldar.svg' };

export const seedBrandingImages = ['/media/banners/coffee.svg', '/media/banners/table.svg', '/media/banners/picnic.svg'].map(
  (url, index) => ({
    id: index + 1,
    url,
  }),
);

const homeTypes: readonly HomeProductType[] = ['premium_products', 'high_pressure'];

/** Returns more than a page of each type. */
export function seedHomeProductRows(): StoredHomeProduct[] {
  const products = seedCatalogue.categories.flatMap((category) => category.products.map((product) => ({ category, product })));
  return products.map(({ category, product }, index) => {
    const kind = product.kind ?? category.kind;
    const title = index % 2 === 0 ? product.name.en : product.name.ar;
    return {
      id: index + 1,
      title,
      type: homeTypes[index % 2 === 0 ? 0 : 1] ?? 'premium_products',
      description: toRawContent([`${category.name.ar} · ${category.name.en}`, product.name.ar]),
      images: product.colors.slice(0, 5).map((color) => toPicturePath(kind, color)),
    };
  });
}

export const seedHomeAbout: readonly StoredStaticBlock[] = [
  {
    id: 1,
    title_en: 'Our story',
    title_ar: 'حكايتنا',
    description_en: toRawContent([
      { text: 'Bayt Al-Dar opened in Salmiya in 1998 with one room of pots.', marked: { part: 'Salmiya', style: 'BOLD' } },
      'Today we furnish kitchens all over Kuwait.',
    ]),
    description_ar: toRawContent([
      { text: 'افتتح بيت الدار في السالمية سنة 1998 بغرفة واحدة للقدور.', marked: { part: 'السالمية', style: 'BOLD' } },
      'واليوم نجهز مطابخ الكويت كلها.',
    ]),
  },
  {
    id: 2,
    title_en: 'What we promise',
    title_ar: 'وعدنا لكم',
    description_en: toRawContent([
      { text: 'Honest prices', type: 'unordered-list-item' },
      { text: 'Delivery within two days', type: 'unordered-list-item' },
    ]),
    description_ar: toRawContent([
      { text: 'أسعار صادقة', type: 'unordered-list-item' },
      { text: 'توصيل خلال يومين', type: 'unordered-list-item' },
    ]),
  },
];

export const seedShopAbout: readonly StoredStaticBlock[] = [
  {
    id: 1,
    title_en: 'About the shop',
    title_ar: 'عن المتجر',
    description_en: toRawContent(['Everything for kitchen and table, chosen by people who cook.']),
    description_ar: toRawContent(['كل ما يلزم المطبخ والسفرة، من ناس تحب الطبخ.']),
  },
];
