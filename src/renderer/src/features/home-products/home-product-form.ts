import { requiredText } from '@renderer/rules/form-rules';
import type { CallInput } from '@shared/contract/call';
import { type HomeProduct, maxHomeProductPictures } from '@shared/contract/home-products';
import type { calls } from '@shared/contract/registry';
import { type HomeProductType, homeProductTypes } from '@shared/domain/home-product-type';
import { z } from 'zod';

/** checklist HPR-12 to HPR-14; a missing picture is told as a toast besides (OP-54). */
export const homeProductForm = z.object({
  title: requiredText(),
  type: z.string().refine((value) => (homeProductTypes as readonly string[]).includes(value), 'forms.required'),
  description: z.string(),
  images: z
    .array(z.string())
    .min(1, 'homeProducts.uploadImages')
    .max(maxHomeProductPictures, `forms.pictures.noRoom {"count":${maxHomeProductPictures}}`),
});
export type HomeProductValues = z.output<typeof homeProductForm>;

export const emptyHomeProduct: HomeProductValues = { title: '', type: '', description: '', images: [] };

export function toHomeProductForm({ title, type, description, show_product_images }: HomeProduct): HomeProductValues {
  return { title, type, description, images: show_product_images.map(({ url }) => url) };
}

/** checklist HPR-23 */
export function toHomeProductBody(values: HomeProductValues): CallInput<(typeof calls)['homeProducts.add']>['body'] {
  return { ...values, type: values.type as HomeProductType };
}
