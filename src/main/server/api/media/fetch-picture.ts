import type { Images } from '@main/system/pictures/images';
import { readBounded } from '../bounded-fetch';
import type { Network } from '../network/network';
import { detectFileType, isPicture, type PictureType } from './file-kind';
import { readPictureSize, toPixels } from './picture-size';

export interface PictureContent {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
}

export interface FetchPictureLimits {
  maxPictureBytes: number;
  timeoutMs: number;
  /** Larger pictures are shrunk before they are stored. */
  maxEdgePx: number;
}

export interface FetchPictureDeps {
  network: Pick<Network, 'fetchPicture'>;
  images: Images;
  limits: FetchPictureLimits;
}

/**
 * Fetches a picture from a public address and checks its content. Sends nothing that identifies the admin: no token, no cookie, no
 * referrer. Rejects if the content isn't a picture.
 */
export async function fetchPicture(url: string, { network, images, limits }: FetchPictureDeps): Promise<PictureContent> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  const request = new Request(url, { headers: { accept: 'image/*' }, credentials: 'omit', referrerPolicy: 'no-referrer', signal });
  const response = await network.fetchPicture(request);
  if (!response.ok) throw new Error(`status ${response.status}`);
  const declared = (response.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const bytes = new Uint8Array(await (await readBounded(response, limits.maxPictureBytes)).arrayBuffer());
  const contentType = detectFileType(bytes);
  // File servers often declare no type at all; content that is declared as something else than a picture is rejected.
  const isDeclared = declared === '' || declared === 'application/octet-stream' || declared.startsWith('image/');
  if (!isPicture(contentType) || !isDeclared) throw new Error(`not a picture: declared "${declared}", found ${contentType}`);
  const pixels = demandPixels(bytes, contentType, maxPixels);
  const small =
    contentType === 'image/png' || contentType === 'image/jpeg' ? await images.shrink({ bytes, contentType }, limits.maxEdgePx) : null;
  // An unshrunk picture is only accepted if a page has enough memory for it: the decoder may have given up.
  if (!small && pixels > maxShownPixels) throw new Error(`${pixels} pixels that cannot be made fewer`);
  return small ?? { bytes, contentType };
}

/** More pixels than any camera takes. A file of a few bytes can declare more pixels than fit into memory. */
const maxPixels = 60_000_000;
/** Limit for pages, where each pixel takes four bytes of memory. */
const maxShownPixels = 24_000_000;

function demandPixels(bytes: Uint8Array, type: PictureType, limit: number): number {
  const size = readPictureSize(bytes, type);
  if (!size) throw new Error(`${type} without a size`);
  const pixels = toPixels(size);
  if (!(pixels <= limit)) throw new Error(`${pixels} pixels`);
  return pixels;
}

/** Whether a page has enough memory for a picture; also for pictures stored before this limit existed. */
export function isShowable({ bytes, contentType }: PictureContent): boolean {
  const type = detectFileType(bytes);
  const size = isPicture(type) && type === contentType ? readPictureSize(bytes, type) : null;
  return size !== null && toPixels(size) <= maxShownPixels;
}
