import { z } from 'zod';
import { maxLongTextLength, optionalText } from '../domain/form-rules';
import type { CallInput } from './call';
import { type Barcode, type Collection, collectionPictures, type HomeBanner, maxBannerTags } from './home';
import type { calls } from './registry';

const pictures = (max: number) => z.array(z.string()).max(max);

const bannerBlock = z.object({
  image: pictures(1),
  title: optionalText(),
  description: optionalText(maxLongTextLength),
  catalog: z.string(),
  tags: z.array(z.string()).max(maxBannerTags),
});
export type BannerBlock = z.output<typeof bannerBlock>;

/** The three parts of the home page on one form; each is saved by its own call, and only when it changed. */
export const homePageForm = z.object({
  banners: z.array(bannerBlock),
  collection: z.object({ images: pictures(collectionPictures), description: z.string() }),
  barcode: pictures(1),
});
export type HomePageValues = z.output<typeof homePageForm>;

export const emptyBanner: BannerBlock = { image: [], title: '', description: '', catalog: '', tags: [] };

export interface HomePageRecord {
  banners: readonly HomeBanner[];
  collection: Collection | null;
  barcode: Barcode | null;
}

/** At least one banner block is shown, even when there is none (OP-51). */
export function toHomePageForm({ banners, collection, barcode }: HomePageRecord): HomePageValues {
  const blocks = banners.map(({ image, ...rest }): BannerBlock => ({ ...rest, tags: [...rest.tags], image: image ? [image] : [] }));
  return {
    banners: blocks.length > 0 ? blocks : [emptyBanner],
    collection: { images: collection?.Collection_images.map(({ url }) => url) ?? [], description: collection?.description ?? '' },
    barcode: barcode?.url ? [barcode.url] : [],
  };
}

/** Blocks without a picture are left out, and so are empty tags (checklist HPG-07, HPG-08). */
export function toBannersBody(blocks: readonly BannerBlock[]): CallInput<(typeof calls)['homeBanners.update']>['body'] {
  return {
    banners: blocks.flatMap(({ image: [image], tags, ...rest }) =>
      image ? [{ ...rest, image, tags: tags.map((tag) => tag.trim()).filter((tag) => tag !== '') }] : [],
    ),
  };
}
