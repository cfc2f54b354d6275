export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** Both ends included. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** Up to `count` different items, in the order of the list. */
  some<Item>(items: readonly Item[], count: number): Item[];
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/** Returns the same numbers for the same seed and purpose (mulberry32). Each purpose has its own sequence. */
export function createRandom(seed: number, purpose: string): Random {
  let state = hash(`${seed}:${purpose}`);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick(items) {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new RangeError('Nothing to pick from');
      return item;
    },
    some(items, count) {
      const wanted = new Set<number>();
      while (wanted.size < Math.min(count, items.length)) wanted.add(between(0, items.length - 1));
      return items.filter((_, index) => wanted.has(index));
    },
  };
}
