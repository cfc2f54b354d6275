import { isSecureAddress } from '../connection/api-root';
import type { Logger } from '../diagnostics/logger';
import type { Images } from '../platform/platform';
import { readBounded } from './bounded-fetch';
import { detectFileType, isPicture } from './file-kind';
import type { MediaDisk } from './media-disk';
import { createMemoryLru } from './memory-lru';
import type { Network } from './network';

export interface Picture {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
}

export interface MediaCache {
  /** The picture behind an address, checked by its content and never larger than it can be of use; null when there is none to show. */
  read(url: string): Promise<Picture | null>;
}

export interface MediaLimits {
  maxPictureBytes: number;
  memoryBytes: number;
  /** A picture in the cache is good for this long, and for ever while the server does not answer. */
  freshMs: number;
  /** After a failure the server is left alone for this long. */
  failureMs: number;
  timeoutMs: number;
  /** Larger pictures are made smaller before they are kept. */
  maxEdgePx: number;
}

export const mediaLimits: MediaLimits = {
  maxPictureBytes: 10 * 1024 * 1024,
  memoryBytes: 48 * 1024 * 1024,
  freshMs: 24 * 3_600_000,
  failureMs: 30_000,
  timeoutMs: 20_000,
  maxEdgePx: 1600,
};

export interface MediaDeps {
  network: Network;
  images: Images;
  disk: MediaDisk;
  log: Logger;
  limits?: MediaLimits;
  now?: () => number;
}

/**
 * Pictures of the shop for pages and printed sheets. They are public addresses, so nothing that identifies the admin goes along: no token,
 * no cookie, no referrer.
 */
export function createMediaCache({ network, images, disk, log, limits = mediaLimits, now = Date.now }: MediaDeps): MediaCache {
  const memory = createMemoryLru<Picture & { storedAt: number }>(limits.memoryBytes, (picture) => picture.bytes.byteLength);
  const failedAt = new Map<string, number>();
  const underWay = new Map<string, Promise<Picture | null>>();

  const isFresh = (storedAt: number): boolean => now() - storedAt < limits.freshMs;

  async function fetchPicture(url: string): Promise<Picture> {
    const signal = AbortSignal.timeout(limits.timeoutMs);
    const request = new Request(url, { headers: { accept: 'image/*' }, credentials: 'omit', referrerPolicy: 'no-referrer', signal });
    const response = await network.fetch(request);
    if (!response.ok) throw new Error(`status ${response.status}`);
    const declared = (response.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
    const bytes = new Uint8Array(await (await readBounded(response, limits.maxPictureBytes)).arrayBuffer());
    const contentType = detectFileType(bytes);
    // Servers of files often declare no kind at all; one that declares something else than a picture does not get through.
    const isDeclared = declared === '' || declared === 'application/octet-stream' || declared.startsWith('image/');
    if (!isPicture(contentType) || !isDeclared) throw new Error(`not a picture: declared "${declared}", found ${contentType}`);
    if (contentType !== 'image/png' && contentType !== 'image/jpeg') return { bytes, contentType };
    return images.shrink(bytes, contentType, limits.maxEdgePx) ?? { bytes, contentType };
  }

  async function load(url: string): Promise<Picture | null> {
    const kept = await disk.read(url);
    if (kept && isFresh(kept.storedAt)) {
      memory.set(url, kept);
      return kept;
    }
    try {
      const picture = { ...(await fetchPicture(url)), storedAt: now() };
      failedAt.delete(url);
      memory.set(url, picture);
      await disk.write(url, picture);
      return picture;
    } catch (error) {
      failedAt.set(url, now());
      log.warn('media.notLoaded', { host: new URL(url).host, error });
      return kept;
    }
  }

  return {
    async read(url) {
      const parsed = URL.parse(url);
      if (!parsed || !isSecureAddress(parsed)) return null;
      const held = memory.get(url);
      if (held && isFresh(held.storedAt)) return held;
      if (now() - (failedAt.get(url) ?? Number.NEGATIVE_INFINITY) < limits.failureMs) return held ?? disk.read(url);
      const running = underWay.get(url);
      if (running) return running;
      const loading = load(url).finally(() => underWay.delete(url));
      underWay.set(url, loading);
      return loading;
    },
  };
}
