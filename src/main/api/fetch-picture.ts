import type { Images } from '../platform/platform';
import { readBounded } from './bounded-fetch';
import { detectFileType, isPicture } from './file-kind';
import type { Network } from './network';

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
  if (contentType !== 'image/png' && contentType !== 'image/jpeg') return { bytes, contentType };
  return (await images.shrink({ bytes, contentType }, limits.maxEdgePx)) ?? { bytes, contentType };
}
