import type { SearchSelectOption } from '@renderer/ui/form/fields/search-select-field';
import { toNamePair } from '@renderer/ui/list/columns/picture-column';
import type { Area, Named } from '@shared/contract/catalogue/lookups';
import type { Language } from '@shared/domain/language';
import { isSamePlace, type PlaceName, readPlaceValue, toPlaceValue } from '@shared/domain/orders/place-name';

/** The governorate whose name stands in a field. */
export function findGovernorate(governorates: readonly Named[], value: string): Named | undefined {
  return value === '' ? undefined : governorates.find((one) => isSamePlace(readPlaceValue(value), one));
}

export function toGovernorateOptions(governorates: readonly Named[], value: string, language: Language): SearchSelectOption[] {
  return withOwn(
    governorates.map((one) => toOption(one, language)),
    value,
    language,
  );
}

/**
 * Areas by name under their governorates, those of the chosen one first; in one list where they name none (OP-64).
 */
export function toAreaOptions(
  { areas, governorates }: { areas: readonly Area[]; governorates: readonly Named[] },
  { area, governorate }: { area: string; governorate: string },
  language: Language,
): SearchSelectOption[] {
  const chosen = findGovernorate(governorates, governorate)?.id;
  const order = new Map(governorates.map(({ id }, at) => [id, id === chosen ? -1 : at]));
  const placeOf = ({ governorate_id }: Area): number => order.get(governorate_id ?? 0) ?? governorates.length;
  const options = areas
    .map((one) => ({
      place: placeOf(one),
      option: toOption(
        one,
        language,
        governorates.find(({ id }) => id === one.governorate_id),
      ),
    }))
    .sort((one, other) => one.place - other.place || one.option.text.localeCompare(other.option.text, language))
    .map(({ option }) => option);
  return withOwn(options, area, language);
}

/** The name that the address holds can be one that nobody lists, or be in one language only; it stays what is chosen, as it is. */
function withOwn(options: SearchSelectOption[], value: string, language: Language): SearchSelectOption[] {
  if (value === '' || options.some((option) => option.value === value)) return options;
  const own = readPlaceValue(value);
  const same = options.find((option) => isSamePlace(own, readPlaceValue(option.value)));
  if (!same) return [toOption(own, language), ...options];
  return options.map((option) => (option === same ? { ...same, value } : option));
}

function toOption(place: PlaceName, language: Language, governorate?: Named): SearchSelectOption {
  const { name, second } = toNamePair(place, language);
  return {
    value: toPlaceValue(place),
    text: name,
    ...(second && { second }),
    ...(governorate && { group: toNamePair(governorate, language).name }),
  };
}
