import type { NamedRow, StoredArea, StoredCurrency } from '../store/model';
import places from './data/places.json' with { type: 'json' };

export const seedCountries: readonly NamedRow[] = places.countries;
export const seedGovernorates: readonly NamedRow[] = places.governorates;

export function seedAreaRows(): StoredArea[] {
  const rows: Omit<StoredArea, 'id'>[] = [];
  for (const [governorate, areas] of Object.entries(places.areasByGovernorate)) {
    for (const [index, { name_en, name_ar }] of areas.entries()) {
      const far = Number(governorate) >= 4;
      rows.push({
        name_en,
        name_ar,
        country_id: 1,
        governorate_id: Number(governorate),
        delivery_fee: (far ? 2 : 1) + (index % 4) * 0.25,
      });
    }
  }
  for (const [country, areas] of Object.entries(places.areasByCountry)) {
    for (const { name_en, name_ar } of areas) {
      rows.push({ name_en, name_ar, country_id: Number(country), governorate_id: null, delivery_fee: 6.5 });
    }
  }
  return rows.map((row, index) => ({ ...row, id: index + 1 }));
}

export const seedCurrencies: readonly StoredCurrency[] = [
  { id: 1, rate: 12.18, country_id: 2 },
  { id: 2, rate: 11.9254, country_id: 3 },
  { id: 3, rate: 1.224185, country_id: 5 },
];
