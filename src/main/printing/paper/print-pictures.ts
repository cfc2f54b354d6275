import { LRUCache } from 'lru-cache';
import type { MediaCache } from '../../api/media/media-cache';
import type { Images } from '../../pictures/images';

export interface PrintPicture {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
}

/** Pictures of the shop in the size that paper needs; larger ones only make every spooled job heavy. */
export interface PrintPictures {
  /** Null when there is none to show. */
  read(url: string): Promise<PrintPicture | null>;
}

export interface PrintPicturesDeps {
  media: MediaCache;
  images: Images;
}

/** 8 rem of paper at 300 dots per inch. */
const maxEdgePx = 400;
const remembered = 400;

export function createPrintPictures({ media, images }: PrintPicturesDeps): PrintPictures {
  /** Null stands for what cannot be made smaller: however large, only the media cache keeps it. */
  const known = new LRUCache<string, { storedAt: number; small: Promise<PrintPicture | null> }>({ max: remembered });
  return {
    async read(url) {
      const picture = await media.read(url);
      if (!picture) return null;
      const { bytes, contentType, storedAt } = picture;
      const kept = known.get(url);
      if (kept?.storedAt === storedAt) return (await kept.small) ?? picture;
      const isShrinkable = contentType === 'image/png' || contentType === 'image/jpeg';
      const small = isShrinkable ? images.shrink({ bytes, contentType }, maxEdgePx) : Promise.resolve(null);
      known.set(url, { storedAt, small });
      return (await small) ?? picture;
    },
  };
}
