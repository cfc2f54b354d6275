import { LRUCache } from 'lru-cache';

/**
 * Addresses from responses of the server: the only ones from which pages get pictures, so that no page can send data out by requesting an
 * address.
 */
export interface KnownPictures {
  /** Adds every address in a response of the server, at any depth. */
  note(answer: unknown): void;
  has(url: string): boolean;
  /** Returns the addresses in a value that are known. */
  namedIn(value: unknown): string[];
}

/** Enough for some hundred pages of lists. */
const maxAddresses = 50_000;

const webAddress = /^\s*https?:/i;

function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const url = webAddress.test(value) ? URL.parse(value) : null;
    return url ? [url.href] : [];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : [];
}

export function createKnownPictures(): KnownPictures {
  // `max` would allocate memory for all addresses at once, which is slower than the rest of this module's start.
  const addresses = new LRUCache<string, true>({ maxSize: maxAddresses, sizeCalculation: () => 1 });
  const has = (url: string): boolean => addresses.get(url) ?? false;
  return {
    note(answer) {
      for (const url of addressesIn(answer)) addresses.set(url, true);
    },
    has: (url) => addressesIn(url).some(has),
    namedIn: (value) => addressesIn(value).filter(has),
  };
}
