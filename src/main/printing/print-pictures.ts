import { LRUCache } from 'lru-cache';
import type { MediaCache } from '../api/media-cache';
import type { Images } from '../platform/platform';

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
  const known = new LRUCache<string, { storedAt: number; ready: Promise<PrintPicture> }>({ max: remembered });
  return {
    async read(url) {
      const picture = await media.read(url);
      if (!picture) return null;
      const { bytes, contentType, storedAt } = picture;
      const kept = known.get(url);
      if (kept?.storedAt === storedAt) return kept.ready;
      const isShrinkable = contentType === 'image/png' || contentType === 'image/jpeg';
      const smaller = isShrinkable ? images.shrink({ bytes, contentType }, maxEdgePx) : Promise.resolve(null);
      const ready = smaller.then((small) => small ?? picture);
      known.set(url, { storedAt, ready });
      return ready;
    },
  };
}
