import type { shopBannerCalls } from '@shared/contract/shop-banners';
import type { Handlers } from '../http/handler';

export const shopBannerHandlers: Handlers<typeof shopBannerCalls> = {
  'shopBanners.list': ({ store }) => store.singles.shopBanners,
  'shopBanners.create'({ body, store }) {
    store.singles.shopBanners = body.banners;
    return body.banners;
  },
  'shopBanners.update'({ body, store }) {
    store.singles.shopBanners = body.banners;
    return body.banners;
  },
};
