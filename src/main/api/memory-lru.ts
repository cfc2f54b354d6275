export interface MemoryLru<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}

/** Keeps the most recently used values up to a total size; a value larger than a quarter of it is not kept at all. */
export function createMemoryLru<Value>(maxSize: number, sizeOf: (value: Value) => number): MemoryLru<Value> {
  // A Map remembers the order of insertion, so the first key is the one unused for longest.
  const kept = new Map<string, Value>();
  let size = 0;

  function remove(key: string): void {
    const value = kept.get(key);
    if (value !== undefined) size -= sizeOf(value);
    kept.delete(key);
  }

  return {
    get(key) {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    set(key, value) {
      remove(key);
      if (sizeOf(value) > maxSize / 4) return;
      kept.set(key, value);
      size += sizeOf(value);
      for (const oldest of kept.keys()) {
        if (size <= maxSize) break;
        remove(oldest);
      }
    },
  };
}
