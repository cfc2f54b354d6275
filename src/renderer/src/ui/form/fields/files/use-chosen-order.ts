import { useState } from 'react';

export interface ChosenOrder {
  /** Remembers where these uploads belong: behind what stands there, in this order. */
  put: (ids: readonly string[], behind: readonly string[]) => void;
  /** From now on the upload is this address. */
  arrived: (id: string, url: string) => void;
  /** Where the upload belongs among these addresses. */
  placeOf: (id: string, urls: readonly string[]) => number;
}

/** Files stay in the order in which they were chosen, whenever each of them arrives and whatever is moved or taken away meanwhile. */
export function useChosenOrder(): ChosenOrder {
  const [order] = useState(() => {
    /** What was chosen before each upload: addresses, and ids of other uploads. */
    const before = new Map<string, readonly string[]>();
    const urlOf = new Map<string, string>();
    return {
      put(ids: readonly string[], behind: readonly string[]): void {
        for (const [at, id] of ids.entries()) before.set(id, [...behind, ...ids.slice(0, at)]);
      },
      arrived: (id: string, url: string): void => void urlOf.set(id, url),
      placeOf: (id: string, urls: readonly string[]): number =>
        Math.max(-1, ...(before.get(id) ?? urls).map((one) => urls.lastIndexOf(urlOf.get(one) ?? one))) + 1,
    };
  });
  return order;
}
