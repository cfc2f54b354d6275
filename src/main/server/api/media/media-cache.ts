import type { Logger } from '@main/system/log/logger';
import type { Images } from '@main/system/pictures/images';
import { LRUCache } from 'lru-cache';
import type { Egress } from '../egress';
import type { Network } from '../network/network';
import { type FetchPictureLimits, fetchPicture, isShowable } from './fetch-picture';
import type { MediaDisk, Picture } from './media-disk';

export interface MediaCache {
  /**
   * Resolves to the picture at an address, checked by its content and reduced to the largest size in use; null if there is no picture to
   * show.
   */
  read(url: string, options?: MediaReadOptions): Promise<Picture | null>;
}

interface MediaReadOptions {
  /** Whether the picture is cached in memory (default true); it is always stored on disk. */
  isKept?: boolean;
}

export interface MediaLimits extends FetchPictureLimits {
  memoryBytes: number;
  /** An older picture is shown anyway, and loaded again in the background. */
  freshMs: number;
  /** After a failure, the picture isn't requested again for this long. */
  failureMs: number;
}

export const mediaLimits: MediaLimits = {
  maxPictureBytes: 10 * 1024 * 1024,
  memoryBytes: 24 * 1024 * 1024,
  freshMs: 24 * 3_600_000,
  failureMs: 30_000,
  timeoutMs: 20_000,
  maxEdgePx: 1600,
};

const maxFailures = 5000;

export interface MediaDeps {
  network: Pick<Network, 'fetchPicture'>;
  images: Images;
  disk: MediaDisk;
  egress: Pick<Egress, 'mayFetchPicture'>;
  log: Logger;
  limits?: MediaLimits;
  now?: () => number;
}

/** Loads a picture from the network; rejects at once for a while after a failure. */
function createPictureLoader(deps: MediaDeps, limits: MediaLimits, now: () => number): (url: string) => Promise<Picture> {
  const failures = new LRUCache<string, true>({
    // `max` would allocate memory for all entries at once, which takes a millisecond of each start.
    maxSize: maxFailures,
    sizeCalculation: () => 1,
    ttl: limits.failureMs,
    perf: { now },
    ttlResolution: 0,
  });

  return async (url) => {
    if (failures.has(url)) throw new Error('failed a short time ago');
    try {
      return { ...(await fetchPicture(url, { ...deps, limits })), storedAt: now() };
    } catch (error) {
      failures.set(url, true);
      deps.log.warn('media.notLoaded', { host: URL.parse(url)?.host, error });
      throw error;
    }
  };
}

/** Pictures of the shop for pages and printed sheets: from memory, otherwise from disk, otherwise from the network. */
export function createMediaCache(deps: MediaDeps): MediaCache {
  const { disk, egress, limits = mediaLimits, now = Date.now } = deps;
  const fetchFresh = createPictureLoader(deps, limits, now);
  const refreshing = new Set<string>();
  const pictures = new LRUCache<string, Picture>({
    maxSize: limits.memoryBytes,
    maxEntrySize: Math.ceil(limits.memoryBytes / 4),
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.byteLength),
    ignoreFetchAbort: true,
    fetchMethod: async (url) => (await readKept(url)) ?? fetchFirst(url),
  });

  async function readKept(url: string): Promise<Picture | null> {
    const picture = await disk.read(url);
    return picture && isShowable(picture) ? picture : null;
  }

  async function fetchFirst(url: string): Promise<Picture> {
    const picture = await fetchFresh(url);
    // The page that waits for the picture must not wait for the disk.
    void disk.write(url, picture);
    return picture;
  }

  async function refresh(url: string): Promise<void> {
    if (refreshing.has(url)) return;
    refreshing.add(url);
    try {
      const picture = await fetchFresh(url);
      if (pictures.has(url)) pictures.set(url, picture);
      await disk.write(url, picture);
    } catch {
      // The old picture stays in use.
    } finally {
      refreshing.delete(url);
    }
  }

  return {
    async read(url, { isKept = true } = {}) {
      const parsed = URL.parse(url);
      if (!parsed || !egress.mayFetchPicture(parsed)) return null;
      // An entry larger than the whole cache isn't stored in it.
      const picture = await pictures.fetch(url, isKept ? {} : { size: limits.memoryBytes + 1 }).catch(() => undefined);
      if (picture && now() - picture.storedAt >= limits.freshMs) void refresh(url);
      return picture ?? null;
    },
  };
}
