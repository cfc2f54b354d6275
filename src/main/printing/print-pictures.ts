import type { ShrunkImage } from '../platform/platform';
import type { MediaReader } from '../scheme/scheme-handler';

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
  media: MediaReader;
  images: { shrink(bytes: Uint8Array<ArrayBuffer>, contentType: ShrunkImage['contentType'], maxEdgePx: number): ShrunkImage | null };
}

/** 8 rem of paper at 300 dots per inch. */
const maxEdgePx = 400;
const remembered = 400;

export function createPrintPictures({ media, images }: PrintPicturesDeps): PrintPictures {
  const known = new Map<string, PrintPicture>();
  return {
    async read(url) {
      const kept = known.get(url);
      if (kept) return kept;
      const picture = await media.read(url);
      if (!picture) return null;
      const { bytes, contentType } = picture;
      const isShrinkable = contentType === 'image/png' || contentType === 'image/jpeg';
      const ready = (isShrinkable && images.shrink(bytes, contentType, maxEdgePx)) || picture;
      known.set(url, ready);
      const oldest = known.size > remembered ? known.keys().next().value : undefined;
      if (oldest !== undefined) known.delete(oldest);
      return ready;
    },
  };
}
