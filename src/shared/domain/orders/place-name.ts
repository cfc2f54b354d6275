/** A governorate or an area in both languages. */
export interface PlaceName {
  name_en: string;
  name_ar: string;
}

/** Returns the name as the value of a field, because addresses have names instead of IDs. '' for none. */
export function toPlaceValue({ name_en, name_ar }: PlaceName): string {
  return name_en || name_ar ? JSON.stringify([name_en, name_ar]) : '';
}

/** Returns the name of such a value; empty for none. */
export function readPlaceValue(value: string): PlaceName {
  const [name_en = '', name_ar = ''] = value === '' ? [] : (JSON.parse(value) as string[]);
  return { name_en, name_ar };
}

/** Whether both names mean the same place: an address may have the name in one language only (OP-86). */
export function isSamePlace(one: PlaceName, other: PlaceName): boolean {
  const names = [other.name_en, other.name_ar].filter(Boolean);
  return names.includes(one.name_en) || names.includes(one.name_ar);
}
