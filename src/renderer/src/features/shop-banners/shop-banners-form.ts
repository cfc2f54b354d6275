import type { CallInput } from '@shared/contract/call';
import { type ShopBanner, shopBannerSlots } from '@shared/contract/site/shop-banners';
import type { calls } from '@shared/contract/tables/registry';
import { z } from 'zod';

const slot = z.object({ image: z.string() });
export type ShopBannerSlot = z.output<typeof slot>;

export const isFilled = ({ image }: ShopBannerSlot): boolean => image !== '';

/** Returns filled slots first, in their order, followed by empty ones. More than five stay, so that the user selects which to remove. */
function closedUp(slots: readonly ShopBannerSlot[]): ShopBannerSlot[] {
  const filled = slots.filter(isFilled);
  const empty = Math.max(shopBannerSlots - filled.length, 0);
  return [...filled, ...Array.from({ length: empty }, () => ({ image: '' }))];
}

/** The five slots of the shop's banners (checklist BAN-02); an empty slot has ''. */
export const shopBannersForm = z.object({
  banners: z
    .array(slot)
    .refine((slots) => slots.filter(isFilled).length <= shopBannerSlots, `forms.pictures.noRoom {"count":${shopBannerSlots}}`)
    .transform(closedUp),
});
export type ShopBannersValues = z.output<typeof shopBannersForm>;

export function toShopBannersForm(banners: readonly ShopBanner[]): ShopBannersValues {
  return { banners: closedUp(banners.map(({ image }) => ({ image }))) };
}

/** Empty slots aren't sent. */
export function toShopBannersBody({ banners }: ShopBannersValues): CallInput<(typeof calls)['shopBanners.update']>['body'] {
  return { banners: banners.filter(isFilled) };
}
