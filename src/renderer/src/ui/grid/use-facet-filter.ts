import { useMemo, useState } from 'react';
import type { GridFacet } from './model/grid-types';

export interface FacetFilter {
  facets: readonly GridFacet[];
  /** Selected values by the facet's key; none means no filter. */
  chosen: Readonly<Record<string, readonly string[]>>;
  choose: (facet: string, values: readonly string[]) => void;
  clear: () => void;
  /** Ids of the matching rows; undefined while no filter is set. */
  shown: ReadonlySet<string> | undefined;
}

/** Filters rows that have one of the selected values in every facet. A value that no longer exists is ignored. */
export function useFacetFilter(facets: readonly GridFacet[]): FacetFilter {
  const [wanted, setWanted] = useState<Readonly<Record<string, readonly string[]>>>({});
  return useMemo(() => {
    const chosen = Object.fromEntries(
      facets.map(({ key, values }) => [key, values.map((value) => value.key).filter((value) => wanted[key]?.includes(value))]),
    );
    const sets = facets
      .map(({ key, values }) => values.filter((value) => chosen[key]?.includes(value.key)))
      .filter((values) => values.length > 0)
      .map((values) => values.reduce((all, { rows }) => all.union(rows), new Set<string>()));
    return {
      facets,
      chosen,
      choose: (facet, values) => setWanted((before) => ({ ...before, [facet]: values })),
      clear: () => setWanted({}),
      shown: sets.length > 0 ? sets.reduce((left, right) => left.intersection(right)) : undefined,
    };
  }, [facets, wanted]);
}
