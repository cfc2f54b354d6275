import { z } from 'zod';
import { toFils } from '../../domain/money';
import { call } from '../call';
import {
  bilingualName,
  deletableQuery,
  deletedBody,
  filled,
  flag,
  flagOnByDefault,
  id,
  idOut,
  integerOrZero,
  listOf,
  moneyOrNull,
  moneyOrZero,
  nameBody,
  optionalId,
  orEmpty,
  picture,
  richText,
  text,
} from '../entity';
import { examplePicture, exampleRichText } from '../examples';
import { moneyOut, positiveMoneyOut } from '../money';
import { list, paged, record, written } from '../response';
import { onWire } from '../wire';
import { dynamicVariant } from './dynamic-variants';
import { variantChoice } from './variants';

export const maxProductPictures = 5;

const chosenValue = z.object({ variant_value_id: id, variant_id: id });
const pictureUrl = z.union([z.string(), picture.transform(({ url }) => url)]);

export const product = bilingualName.extend({
  id,
  description_en: richText,
  description_ar: richText,
  code: text,
  category_id: optionalId,
  category: orEmpty(bilingualName),
  price: moneyOrZero,
  cost: moneyOrZero,
  /** Null if there is none, which servers also send as 0. */
  offerPrice: moneyOrNull.transform((fils) => (fils !== null && fils > 0 ? fils : null)),
  /** Number of pieces in stock. */
  amount: integerOrZero,
  bestSeller: flag,
  newIn: flag,
  offer: flag,
  product_images: listOf(picture),
  isDeleted: flag,
  variant: listOf(variantChoice),
  dynamic_variant: listOf(z.object({ dynamic_variant_id: id })),
  /** Whether pictures, price, or cost are shared by all combinations of variant values (OP-68). */
  all_image: flagOnByDefault,
  all_price: flagOnByDefault,
  all_cost: flagOnByDefault,
  /** `variant_data[i]` belongs to `variant_combinations[i]`; both are empty if the server doesn't send them (OP-107). */
  variant_data: listOf(z.object({ price: moneyOrZero, cost: moneyOrZero, images: listOf(pictureUrl), amount: integerOrZero })),
  variant_combinations: listOf(listOf(chosenValue)),
});
export type Product = z.output<typeof product>;

const pictures = z.array(filled).max(maxProductPictures);
const amount = z.number().int().nonnegative();

export const productBody = nameBody.extend({
  code: onWire(filled, { isUnique: true }),
  category_id: idOut,
  images: pictures,
  dynamic_variant: z.array(z.object({ dynamic_variant_id: idOut })),
  description_en: z.string(),
  description_ar: z.string(),
  bestSeller: z.boolean(),
  newIn: z.boolean(),
  offer: z.boolean(),
  price: positiveMoneyOut,
  cost: positiveMoneyOut,
  offerPrice: positiveMoneyOut.nullable(),
  all_image: z.boolean(),
  all_price: z.boolean(),
  all_cost: z.boolean(),
  variant_data: z.array(z.object({ price: moneyOut, cost: moneyOut, images: pictures, amount })),
  variant: z.array(z.array(z.object({ variant_value_id: idOut, variant_id: idOut }))),
  amount,
});
/** Prices in fils. */
export type ProductInput = z.input<typeof productBody>;

const needs = ['masterHN'] as const;
const touches = ['products.list', 'products.one', 'products.dynamicVariants', 'dashboard.read'] as const;

/** An input of the two calls that save a product. */
const pot = {
  name_en: 'Test pot',
  name_ar: 'قدر تجربة',
  code: 'T-1',
  category_id: 1,
  images: [examplePicture],
  dynamic_variant: [{ dynamic_variant_id: 1 }],
  description_en: exampleRichText,
  description_ar: exampleRichText,
  bestSeller: false,
  newIn: true,
  offer: false,
  price: toFils(12.5),
  cost: toFils(7.25),
  offerPrice: null,
  all_image: true,
  all_price: true,
  all_cost: true,
  variant_data: [{ price: toFils(12.5), cost: toFils(7.25), images: [examplePicture], amount: 3 }],
  variant: [[{ variant_value_id: 1, variant_id: 1 }]],
  amount: 3,
};

export const productCalls = {
  'products.list': call({
    method: 'GET',
    path: '/product/Auth',
    query: deletableQuery,
    answer: paged(product),
    probe: { area: 'shop' },
    example: { query: { page: 1 } },
  }),
  'products.one': call({
    method: 'GET',
    path: '/product/Auth/:id',
    answer: record(product),
    assumed: ['answer'],
    probe: { area: 'shop', idFrom: 'products.list' },
    example: { params: { id: 1 } },
  }),
  'products.dynamicVariants': call({
    method: 'GET',
    path: '/product/dynamicVariantsOfProduct/:id',
    answer: list(dynamicVariant),
    assumed: ['answer'],
    probe: { area: 'shop', idFrom: 'products.list' },
    example: { params: { id: 1 } },
  }),
  'products.add': call({
    method: 'POST',
    path: '/product',
    body: productBody,
    answer: written(product),
    needs,
    touches,
    assumed: ['answer'],
    example: { body: pot },
  }),
  'products.update': call({
    method: 'PUT',
    path: '/product/:id',
    body: productBody,
    answer: written(product),
    needs,
    touches,
    assumed: ['answer'],
    example: { params: { id: 1 }, body: pot },
  }),
  'products.setDeleted': call({
    method: 'DELETE',
    path: '/product/:id',
    body: deletedBody,
    answer: written(product),
    needs,
    touches,
    assumed: ['method', 'path', 'answer'],
    example: { params: { id: 1 }, body: { isDeleted: true } },
  }),
} as const;
