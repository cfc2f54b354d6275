import type { MediaCache } from '@main/server/api/media/media-cache';
import type { Images } from '@main/system/pictures/images';
import { LRUCache } from 'lru-cache';

export interface PrintPicture {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
}

/** Pictures of the shop in the size that paper needs; larger ones would only make every spooled job larger. */
export interface PrintPictures {
  /** Null if there is no picture. */
  read(url: string): Promise<PrintPicture | null>;
}

export interface PrintPicturesDeps {
  media: MediaCache;
  images: Images;
}

/** 8 rem of paper at 300 dpi. */
const maxEdgePx = 400;
/** Bytes; enough for some hundreds of pictures. The originals are cached on disk. */
const rememberedBytes = 6 * 1024 * 1024;
/** After this time the original is checked again, because it may have changed. */
const rememberedMs = 10 * 60_000;

export function createPrintPictures({ media, images }: PrintPicturesDeps): PrintPictures {
  async function readSmall(url: string): Promise<PrintPicture | undefined> {
    const picture = await media.read(url, { isKept: false });
    if (!picture) return;
    const { bytes, contentType } = picture;
    const isShrinkable = contentType === 'image/png' || contentType === 'image/jpeg';
    return (isShrinkable && (await images.shrink({ bytes, contentType }, maxEdgePx))) || { bytes, contentType };
  }

  const known = new LRUCache<string, PrintPicture>({
    maxSize: rememberedBytes,
    maxEntrySize: rememberedBytes / 8,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.byteLength),
    ttl: rememberedMs,
    fetchMethod: readSmall,
  });
  return { read: async (url) => (await known.fetch(url)) ?? null };
}
