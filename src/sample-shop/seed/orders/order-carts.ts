import { type Fils, sumFils, toDinar, toFils } from '@shared/domain/money';
import { toLineTotal } from '@shared/domain/orders/order-lines';
import type { StoredDynamicVariant, StoredProduct, StoredVariant } from '../../store/model';
import type { StoredSubCart } from '../../store/order-model';
import { toFlatVariants } from '../../store/product-variants';
import type { Random } from '../random';

export interface Goods {
  products: readonly StoredProduct[];
  variants: readonly StoredVariant[];
  dynamicVariants: readonly StoredDynamicVariant[];
}

interface CartOptions {
  firstId: number;
  /** False for a line without a price of its own, as in registered orders of some clients. */
  withPrice: boolean;
  asText: boolean;
}

export function toWireAmount(fils: Fils, asText: boolean): number | string {
  return asText ? toDinar(fils).toFixed(3) : toDinar(fils);
}

function makeExtras(random: Random, product: StoredProduct, goods: Goods, id: number): StoredSubCart['dynamic_variant_carts'] {
  if (product.dynamic_variant.length === 0 || !random.chance(0.35)) return [];
  const chosen = random.pick(product.dynamic_variant).dynamic_variant_id;
  const extra = goods.dynamicVariants.find((one) => one.id === chosen);
  if (!extra) return [];
  const { name_en, name_ar, price } = extra;
  return [{ id, amount: random.between(1, 2), dynamic_variant: { name_en, name_ar, price } }];
}

function makeLine(random: Random, goods: Goods, id: number, { withPrice, asText }: CartOptions): StoredSubCart {
  const product = random.pick(goods.products);
  const combinations = product.variant_combinations;
  const position = combinations.length > 0 ? random.between(0, combinations.length - 1) : -1;
  const data = product.variant_data[position];
  const price = toWireAmount(toFils(product.offerPrice ?? data?.price ?? product.price), asText);
  const picture = data?.images[0] ?? product.images[0];
  return {
    id,
    amount: random.chance(0.75) ? 1 : random.between(2, 6),
    ...(withPrice ? { price } : {}),
    product: {
      name_en: product.name_en,
      name_ar: product.name_ar,
      price,
      product_images: picture ? [{ url: picture }] : [],
      variant: toFlatVariants([combinations[position] ?? []], goods.variants),
    },
    dynamic_variant_carts: makeExtras(random, product, goods, id),
  };
}

export function makeCart(random: Random, goods: Goods, lines: number, options: CartOptions): StoredSubCart[] {
  return Array.from({ length: lines }, (_, index) => makeLine(random, goods, options.firstId + index, options));
}

export function toCartTotal(cart: readonly StoredSubCart[]): Fils {
  return sumFils(
    cart.map((line) =>
      toLineTotal({
        quantity: line.amount,
        unitPriceFils: toFils(Number(line.price ?? line.product.price)),
        dynamicVariants: line.dynamic_variant_carts.map((extra) => ({
          quantity: extra.amount,
          unitPriceFils: toFils(extra.dynamic_variant.price),
        })),
      }),
    ),
  );
}
