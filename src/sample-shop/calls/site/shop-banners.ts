import type { shopBannerCalls } from '@shared/contract/site/shop-banners';
import { alreadyExists } from '../../api-error';
import type { Handlers } from '../../http/handler';

export const shopBannerHandlers: Handlers<typeof shopBannerCalls> = {
  'shopBanners.list': ({ store }) => store.singles.shopBanners,
  'shopBanners.create'({ body, store }) {
    if (store.singles.shopBanners.length > 0) throw alreadyExists('banners');
    store.singles.shopBanners = body.banners;
    return body.banners;
  },
  'shopBanners.update'({ body, store }) {
    store.singles.shopBanners = body.banners;
    return body.banners;
  },
};
