import type { Logger } from '@main/system/log/logger';
import type { Images } from '@main/system/pictures/images';
import { LRUCache } from 'lru-cache';
import type { Egress } from '../egress';
import type { Network } from '../network/network';
import { type FetchPictureLimits, fetchPicture, isShowable } from './fetch-picture';
import type { MediaDisk, Picture } from './media-disk';

export interface MediaCache {
  /** The picture behind an address, checked by its content and never larger than it can be of use; null when there is none to show. */
  read(url: string, options?: MediaReadOptions): Promise<Picture | null>;
}

interface MediaReadOptions {
  /** Whether it stays in memory afterwards, as it does unless it is said; the disk keeps it in any case. */
  isKept?: boolean;
}

export interface MediaLimits extends FetchPictureLimits {
  memoryBytes: number;
  /** An older picture is shown all the same, and fetched again behind it. */
  freshMs: number;
  /** After a failure the server is left alone for this long. */
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

/** Pictures of the shop for pages and printed sheets: from memory, else from the disk, else from the net. */
export function createMediaCache(deps: MediaDeps): MediaCache {
  const { disk, egress, log, limits = mediaLimits, now = Date.now } = deps;
  const failures = new LRUCache<string, true>({
    // With `max` it would set aside room for all of them at once, a millisecond of each start.
    maxSize: maxFailures,
    sizeCalculation: () => 1,
    ttl: limits.failureMs,
    perf: { now },
    ttlResolution: 0,
  });
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

  async function fetchFresh(url: string): Promise<Picture> {
    if (failures.has(url)) throw new Error('failed a short time ago');
    try {
      return { ...(await fetchPicture(url, { ...deps, limits })), storedAt: now() };
    } catch (error) {
      failures.set(url, true);
      log.warn('media.notLoaded', { host: URL.parse(url)?.host, error });
      throw error;
    }
  }

  async function fetchFirst(url: string): Promise<Picture> {
    const picture = await fetchFresh(url);
    // Whoever waits for the picture does not wait for the disk.
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
      // An entry that is larger than all of the memory is not kept in it.
      const picture = await pictures.fetch(url, isKept ? {} : { size: limits.memoryBytes + 1 }).catch(() => undefined);
      if (picture && now() - picture.storedAt >= limits.freshMs) void refresh(url);
      return picture ?? null;
    },
  };
}
