import type { Product } from '@shared/contract/catalogue/products';
import { toFils } from '@shared/domain/money';

/** A pot with a picture, without variants. */
export function aProduct(id: number, changes: Partial<Product> = {}): Product {
  return {
    id,
    name_en: `Pot ${id}`,
    name_ar: `قدر ${id}`,
    description_en: '',
    description_ar: '',
    code: `BD-${id}`,
    category_id: 3,
    category: { name_en: 'Cookware', name_ar: 'أواني الطهي' },
    price: toFils(29),
    cost: toFils(20),
    offerPrice: null,
    amount: 43,
    bestSeller: false,
    newIn: false,
    offer: false,
    product_images: [{ url: `https://shop.example/${id}.png` }, { url: 'https://shop.example/back.png' }],
    isDeleted: false,
    variant: [],
    dynamic_variant: [],
    all_image: true,
    all_price: true,
    all_cost: true,
    variant_data: [],
    variant_combinations: [],
    ...changes,
  };
}
