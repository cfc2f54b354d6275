import { shopCodePath } from '../pictures/kinds';
import type { ColorName } from '../pictures/palette';
import type { StoredDelivery, StoredSocial, StoredStyleUp } from '../store/model';

export const seedHomeSocial: StoredSocial = {
  snapchat: 'bayt.aldar',
  facebook: 'https://facebook.example/bayt.aldar',
  instagram: 'https://instagram.example/bayt.aldar',
  whatsapp: '+96522004400',
  twitter: 'https://x.example/bayt_aldar',
  tiktok: '@bayt.aldar',
  gmail: 'hello@bayt-aldar.example',
  address: 'السالمية، شارع سالم المبارك، مجمع الدار، الدور الأرضي',
  call_us: '22004400',
  time_from: '09:00',
  time_to: '22:00',
};

export const seedShopSocial: StoredSocial = {
  snapchat: 'bayt.aldar.shop',
  instagram: 'https://instagram.example/bayt.aldar.shop',
  whatsapp: '+96550004400',
  tiktok: '@bayt.aldar.shop',
  gmail: 'orders@bayt-aldar.example',
  call_us: '22004411',
  address: 'السالمية، شارع سالم المبارك، مجمع الدار، الدور الأول',
  time_from: '10:00',
  time_to: '23:30',
  qr_code: shopCodePath,
};

export const seedShopBanners = ['coffee', 'cooking', 'table', 'picnic'].map((name) => ({ image: `/media/banners/${name}.svg` }));

export const seedDelivery: Omit<StoredDelivery, 'area_fees'> = {
  delivery_possibility: true,
  delivery_all_area: false,
  delivery_fee: 1.5,
  shipping_fee: 0.75,
  cash_in_delivery: 0.5,
};

/** The sample number of the central bank's IBAN register. */
export const seedIban = { iban: 'KW81CBKU0000000000001234560101' };

/** A color's swatch, and the kitchen with one part in this color. */
function kitchenItems(kitchen: string, part: string, colors: readonly ColorName[]): StoredStyleUp['sheets'][number]['items'] {
  return colors.map((color) => ({ color: `/media/swatches/${color}.png`, image: `/media/kitchens/${kitchen}-${part}-${color}.svg` }));
}

export const seedStyleUp: Record<'one' | 'two', StoredStyleUp> = {
  one: {
    main_image: '/media/kitchens/one.svg',
    sheets: [
      { title: 'أبواب الخزائن', items: kitchenItems('one', 'doors', ['teal', 'ivory', 'navy', 'sage']) },
      { title: 'سطح العمل', items: kitchenItems('one', 'top', ['walnut', 'charcoal', 'sand']) },
      { title: 'المقابض', items: kitchenItems('one', 'handles', ['brass', 'silver']) },
    ],
  },
  two: {
    main_image: '/media/kitchens/two.svg',
    sheets: [
      { title: 'Cabinet doors', items: kitchenItems('two', 'doors', ['walnut', 'olive', 'charcoal', 'rose', 'sky']) },
      { title: 'Walls', items: kitchenItems('two', 'wall', ['sand', 'sage']) },
    ],
  },
};
