import { useRead } from '@renderer/runtime/calls/use-read';
import type { Area, Country, Named } from '@shared/contract/catalogue/lookups';
import type { FailureError } from '@shared/contract/result';

interface Places {
  /** The country whose areas they are; undefined until it is known. */
  country: Country | undefined;
  governorates: readonly Named[];
  areas: readonly Area[];
  /** Of the first read that failed. */
  error: FailureError | null;
  /** Asks again for what is not there. */
  retry: () => void;
}

/** Governorates, and the areas of the first country, which is the shop's own (OP-96). */
export function usePlaces(): Places {
  const countries = useRead('lookups.countries', undefined, { failure: 'inPlace' });
  const governorates = useRead('lookups.governorates', undefined, { failure: 'inPlace' });
  const country = countries.data?.rows[0];
  const areas = useRead(
    'lookups.areas',
    { params: { countryId: country?.id ?? 0 } },
    { failure: 'inPlace', enabled: country !== undefined },
  );
  const failed = [countries, governorates, areas].filter(({ data, error }) => error && data === undefined);
  return {
    country,
    governorates: governorates.data?.rows ?? none,
    areas: areas.data?.rows ?? none,
    error: failed[0]?.error ?? null,
    retry() {
      for (const { refetch } of failed) void refetch();
    },
  };
}

const none: readonly never[] = [];
