import { LRUCache } from 'lru-cache';

/** Addresses that the server itself has named: the only ones from which pages get pictures, so that no page can send anything out by asking. */
export interface KnownPictures {
  /** Notes every address that stands in an answer of the server, however deep. */
  note(answer: unknown): void;
  has(url: string): boolean;
  /** Those of the addresses in a value that the server has named. */
  namedIn(value: unknown): string[];
}

/** Some hundred pages of lists. */
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
  // With `max` it would set aside room for all of them at once, which takes longer than all else that this part does at a start.
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
