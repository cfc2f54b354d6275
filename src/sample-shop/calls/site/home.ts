import type { homeCalls } from '@shared/contract/site/home';
import { alreadyExists } from '../../api-error';
import type { Handlers } from '../../http/handler';
import type { Singles } from '../../store/store';

function toServedCollection(collection: NonNullable<Singles['collection']>) {
  return { description: collection.description, Collection_images: collection.images.map((url) => ({ url })) };
}

export const homeHandlers: Handlers<typeof homeCalls> = {
  'homeBanners.list': ({ store }) => store.singles.homeBanners,
  'homeBanners.create'({ body, store }) {
    if (store.singles.homeBanners.length > 0) throw alreadyExists('banners');
    store.singles.homeBanners = body.banners;
    return body.banners;
  },
  'homeBanners.update'({ body, store }) {
    store.singles.homeBanners = body.banners;
    return body.banners;
  },
  'homeCollection.read': ({ store }) => (store.singles.collection ? toServedCollection(store.singles.collection) : null),
  'homeCollection.save'({ body, store }) {
    store.singles.collection = body;
    return toServedCollection(body);
  },
  'homeBarcode.read': ({ store }) => store.singles.barcode,
  'homeBarcode.save'({ body, store }) {
    store.singles.barcode = body;
    return body;
  },
};
