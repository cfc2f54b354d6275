import { useRead } from '@renderer/runtime/calls/use-read';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import type { Country } from '@shared/contract/catalogue/lookups';
import type { FailureError } from '@shared/contract/result';
import { inLanguage } from '@shared/domain/language';
import { useMemo } from 'react';

export interface CountryOption {
  /** Its id as text, as a select field holds it. */
  value: string;
  /** In the app's language. */
  text: string;
}

interface CountryOptions {
  /** Those that have no rate yet, and the record's own; undefined while they load. */
  options: readonly CountryOption[] | undefined;
  error: FailureError | null;
  refetch: () => Promise<unknown>;
}

/** Countries to choose one from. `own`: of the rate that is edited, null for a new one. */
export function useCountryOptions(own: Country | null): CountryOptions {
  const language = useLanguage();
  const { data, error, refetch } = useRead('lookups.countries', undefined, { failure: 'inPlace' });
  // Without them nothing is left out: the server refuses a second rate of a country anyway.
  const { data: rates } = useRead('currency.list', undefined, { failure: 'inPlace' });
  const options = useMemo(() => {
    const taken = new Set(rates?.rows.map(({ country }) => country.id));
    const free = data?.rows.filter(({ id }) => id !== own?.id && !taken.has(id));
    // Its own stands there even if the shop has no such country any more.
    return free && [...(own ? [own] : []), ...free].map((country) => toOption(country, inLanguage(language, 'name', country)));
  }, [data, rates, own, language]);
  return { options, error, refetch };
}

function toOption({ id }: Country, name: string): CountryOption {
  return { value: String(id), text: name || `#${id}` };
}
