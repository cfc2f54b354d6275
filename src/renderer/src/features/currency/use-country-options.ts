import { useRead } from '@renderer/runtime/calls/use-read';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import type { Country } from '@shared/contract/catalogue/lookups';
import type { FailureError } from '@shared/contract/result';
import { inLanguage } from '@shared/domain/language';
import { useMemo } from 'react';

export interface CountryOption {
  /** Id as text, as used by a select field. */
  value: string;
  /** Name in the app's language. */
  text: string;
}

interface CountryOptions {
  /** Countries without a rate, and the record's own; undefined while they load. */
  options: readonly CountryOption[] | undefined;
  error: FailureError | null;
  refetch: () => Promise<unknown>;
}

/** Returns the countries for a select field. `own` is the edited rate's country, null for a new one. */
export function useCountryOptions(own: Country | null): CountryOptions {
  const language = useLanguage();
  const { data, error, refetch } = useRead('lookups.countries', undefined, { failure: 'inPlace' });
  // If it fails, no country is left out; the server refuses a second rate of a country anyway.
  const { data: rates } = useRead('currency.list', undefined, { failure: 'inPlace' });
  const options = useMemo(() => {
    const taken = new Set(rates?.rows.map(({ country }) => country.id));
    const free = data?.rows.filter(({ id }) => id !== own?.id && !taken.has(id));
    // The own country is included, even if the shop no longer has it.
    return free && [...(own ? [own] : []), ...free].map((country) => toOption(country, inLanguage(language, 'name', country)));
  }, [data, rates, own, language]);
  return { options, error, refetch };
}

function toOption({ id }: Country, name: string): CountryOption {
  return { value: String(id), text: name || `#${id}` };
}
