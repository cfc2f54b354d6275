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
  /** Larger pictures are made smaller before they are kept. */
  maxEdgePx: number;
}

export interface FetchPictureDeps {
  network: Pick<Network, 'fetchPicture'>;
  images: Images;
  limits: FetchPictureLimits;
}

/**
 * A picture of a public address, judged by its content. Nothing that identifies the admin goes along: no token, no cookie, no referrer.
 * Rejects for everything that is no picture.
 */
export async function fetchPicture(url: string, { network, images, limits }: FetchPictureDeps): Promise<PictureContent> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  const request = new Request(url, { headers: { accept: 'image/*' }, credentials: 'omit', referrerPolicy: 'no-referrer', signal });
  const response = await network.fetchPicture(request);
  if (!response.ok) throw new Error(`status ${response.status}`);
  const declared = (response.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const bytes = new Uint8Array(await (await readBounded(response, limits.maxPictureBytes)).arrayBuffer());
  const contentType = detectFileType(bytes);
  // Servers of files often declare no kind at all; one that declares something else than a picture does not get through.
  const isDeclared = declared === '' || declared === 'application/octet-stream' || declared.startsWith('image/');
  if (!isPicture(contentType) || !isDeclared) throw new Error(`not a picture: declared "${declared}", found ${contentType}`);
  const pixels = demandPixels(bytes, contentType, maxPixels);
  const small =
    contentType === 'image/png' || contentType === 'image/jpeg' ? await images.shrink({ bytes, contentType }, limits.maxEdgePx) : null;
  // As it is only where a page can hold some of it: the decoder may have given up.
  if (!small && pixels > maxShownPixels) throw new Error(`${pixels} pixels that cannot be made fewer`);
  return small ?? { bytes, contentType };
}

/** More than any camera takes; a few bytes can say that they are more than the memory holds. */
const maxPixels = 60_000_000;
/** Each of them takes four bytes of the page's memory. */
const maxShownPixels = 24_000_000;

function demandPixels(bytes: Uint8Array, type: PictureType, limit: number): number {
  const size = readPictureSize(bytes, type);
  if (!size) throw new Error(`${type} without a size`);
  const pixels = toPixels(size);
  if (!(pixels <= limit)) throw new Error(`${pixels} pixels`);
  return pixels;
}

/** Whether a page can hold it: of what was kept, perhaps before anybody asked. */
export function isShowable({ bytes, contentType }: PictureContent): boolean {
  const type = detectFileType(bytes);
  const size = isPicture(type) && type === contentType ? readPictureSize(bytes, type) : null;
  return size !== null && toPixels(size) <= maxShownPixels;
}
