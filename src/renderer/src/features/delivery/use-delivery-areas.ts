import { ask } from '@renderer/runtime/calls/bridge';
import { useRead } from '@renderer/runtime/calls/use-read';
import type { FormRead } from '@renderer/ui/form/form-state';
import type { Area, Country, Named } from '@shared/contract/catalogue/lookups';
import { ok, type Result } from '@shared/contract/result';
import type { Fils } from '@shared/domain/money';
import { useEffect, useRef, useState } from 'react';

interface ShownArea {
  country: number;
  fee: Fils;
}

export interface DeliveryAreas {
  countries: readonly Country[];
  /** The country whose areas are shown; null while there is none. */
  country: Country | null;
  choose: (country: number) => void;
  /** Empty while the country's areas load, so that the previous country's areas aren't shown under its name. */
  areas: readonly Area[];
  isTurning: boolean;
  /** Empty while they aren't loaded; the list isn't grouped then. */
  governorates: readonly Named[];
  /** The reads that areas need. */
  read: FormRead<unknown>;
  /** Returns the country of an area that was on screen, by its id. */
  countryOf: (area: string) => number | undefined;
  /** Resolves with the server's fees of the areas that were on screen, after running reads. */
  shownFees: () => Promise<Result<ReadonlyMap<string, Fils>>>;
  /** Switches to the country of the first of these areas, if none of them is on screen. */
  showArea: (ids: readonly string[]) => Promise<void>;
  /** Incremented each time that an area of another country was requested. */
  asked: number;
}

const noRows: readonly never[] = [];

/** Null means the first country, which is on screen once it is known. */
async function readAreas(country: number | null): Promise<Result<ReadonlyMap<string, ShownArea>>> {
  let countryId = country;
  if (countryId === null) {
    const countries = await ask('lookups.countries', undefined);
    if (!countries.ok) return countries;
    countryId = countries.value.rows[0]?.id ?? null;
  }
  if (countryId === null) return ok(new Map());
  const place = countryId;
  const areas = await ask('lookups.areas', { params: { countryId: place } });
  if (!areas.ok) return areas;
  return ok(new Map(areas.value.rows.map(({ id, delivery_fee }) => [String(id), { country: place, fee: delivery_fee }])));
}

/** Finds the country of areas that weren't on screen yet, such as those of a draft. */
async function findCountry(ids: readonly string[], countries: readonly Country[]): Promise<number | undefined> {
  for (const { id } of countries) {
    const read = await ask('lookups.areas', { params: { countryId: id } });
    if (read.ok && read.value.rows.some((area) => ids.includes(String(area.id)))) return id;
  }
  return undefined;
}

/** Checklist DEL-10 to DEL-12: the countries, the areas of one of them (initially the first, OP-96), and their governorates. */
export function useDeliveryAreas(): DeliveryAreas {
  const [chosen, setChosen] = useState<number | null>(null);
  const [asked, setAsked] = useState(0);
  const countries = useRead('lookups.countries', undefined);
  const country = countries.data?.rows.find(({ id }) => id === chosen) ?? countries.data?.rows[0] ?? null;
  const areas = useRead('lookups.areas', { params: { countryId: country?.id ?? 0 } }, { enabled: country !== null });
  // Without governorates, the areas are shown in one list.
  const governorates = useRead('lookups.governorates', undefined, { failure: 'inPlace' });
  const shown = useRef(new Map<string, ShownArea>());
  const choices = useRef(0);
  const isTurning = areas.isPlaceholderData;
  const rows = (!isTurning && areas.data?.rows) || noRows;
  useEffect(() => {
    if (!country) return;
    for (const { id, delivery_fee } of rows) shown.current.set(String(id), { country: country.id, fee: delivery_fee });
  }, [rows, country]);
  return {
    countries: countries.data?.rows ?? noRows,
    country,
    choose(id) {
      choices.current += 1;
      setChosen(id);
    },
    areas: rows,
    isTurning,
    governorates: governorates.data?.rows ?? noRows,
    read: {
      data: country === null ? countries.data : areas.data && countries.data,
      error: countries.error ?? areas.error,
      refetch: () => (countries.error ? countries.refetch() : areas.refetch()),
    },
    countryOf: (area) => shown.current.get(area)?.country,
    async shownFees() {
      if (isTurning || areas.data === undefined || countries.data === undefined) {
        const found = await readAreas(country?.id ?? null);
        if (!found.ok) return found;
        for (const [id, area] of found.value) shown.current.set(id, area);
      }
      return ok(new Map([...shown.current].map(([id, { fee }]) => [id, fee])));
    },
    async showArea(ids) {
      if (country && ids.some((id) => shown.current.get(id)?.country === country.id)) return;
      const other = ids.map((id) => shown.current.get(id)?.country).find((place) => place !== undefined);
      const before = choices.current;
      const found = other ?? (await findCountry(ids, countries.data?.rows ?? noRows));
      // The user may have selected a country meanwhile.
      if (found === undefined || choices.current !== before) return;
      setChosen(found);
      setAsked((times) => times + 1);
    },
    asked,
  };
}
