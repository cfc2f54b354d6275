import { optionalText } from '@renderer/validation/form-rules';
import type { CallInput } from '@shared/contract/call';
import { type Barcode, type Collection, collectionPictures, type HomeBanner, maxBannerTags } from '@shared/contract/site/home';
import type { calls } from '@shared/contract/tables/registry';
import { z } from 'zod';

const pictures = (max: number) => z.array(z.string()).max(max, `forms.pictures.noRoom {"count":${max}}`);

const bannerBlock = z.object({
  image: pictures(1),
  title: optionalText(),
  description: optionalText(),
  catalog: z.string(),
  tags: z.array(z.string()).max(maxBannerTags, `forms.tags.full {"count":${maxBannerTags}}`),
});
export type BannerBlock = z.output<typeof bannerBlock>;

export const emptyBanner: BannerBlock = { image: [], title: '', description: '', catalog: '', tags: [] };

/** At least one block is shown, even if there are none (OP-51). */
function atLeastOne(blocks: readonly BannerBlock[]): BannerBlock[] {
  return blocks.length > 0 ? [...blocks] : [emptyBanner];
}

function isFilled({ image, title, description, catalog, tags }: BannerBlock): boolean {
  return image.length > 0 || tags.length > 0 || title !== '' || description !== '' || catalog !== '';
}

/** The three parts of the home page in one form; each is saved by its own call, and only if it has changed. */
export const homePageForm = z.object({
  /** Empty blocks aren't unsaved changes. */
  banners: z.array(bannerBlock).transform((blocks) => atLeastOne(blocks.filter(isFilled))),
  collection: z.object({ images: pictures(collectionPictures), description: z.string() }),
  barcode: pictures(1),
});
export type HomePageValues = z.output<typeof homePageForm>;

export interface HomePageRecord {
  banners: readonly HomeBanner[];
  collection: Collection | null;
  barcode: Barcode | null;
}

export function toHomePageForm({ banners, collection, barcode }: HomePageRecord): HomePageValues {
  return {
    banners: atLeastOne(banners.map(({ image, ...rest }) => ({ ...rest, tags: [...rest.tags], image: image ? [image] : [] }))),
    collection: { images: collection?.Collection_images.map(({ url }) => url) ?? [], description: collection?.description ?? '' },
    barcode: barcode?.url ? [barcode.url] : [],
  };
}

/** Leaves out blocks without a picture, and empty tags (checklist HPG-07, HPG-08). */
export function toBannersBody(blocks: readonly BannerBlock[]): CallInput<(typeof calls)['homeBanners.update']>['body'] {
  return {
    banners: blocks.flatMap(({ image: [image], tags, ...rest }) =>
      image ? [{ ...rest, image, tags: tags.map((tag) => tag.trim()).filter((tag) => tag !== '') }] : [],
    ),
  };
}

/** Returns what the server has after a save: blocks without a picture stay in the form only. */
export function toStoredBanners(blocks: readonly BannerBlock[]): BannerBlock[] {
  return atLeastOne(blocks.filter(({ image }) => image.length > 0));
}
