import type { OrderAddress } from '@shared/contract/shop/orders';
import { inLanguage, type Language } from '@shared/domain/language';
import type { Translate } from '@shared/i18n/translate';

/** In the usual order in Kuwait, from large to small. */
const addressParts = [
  'governorate',
  'area',
  'block',
  'street',
  'avenue',
  'houseNumber',
  'floorNumber',
  'officeNumber',
  'addressName',
  'otherInstructions',
] as const satisfies readonly (keyof OrderAddress)[];
type AddressPart = (typeof addressParts)[number];

/** Always shown, with `-` if empty; the other parts only if they have a value. */
const expected: ReadonlySet<AddressPart> = new Set(['governorate', 'area', 'block', 'street', 'houseNumber']);

export interface AddressLine {
  part: AddressPart;
  /** '' if missing. */
  value: string;
}

function partText(address: OrderAddress, part: AddressPart, language: Language): string {
  const value = address[part];
  return (typeof value === 'string' ? value : inLanguage(language, 'name', value)).trim();
}

export function toAddressLines(address: OrderAddress, language: Language): AddressLine[] {
  return addressParts
    .map((part) => ({ part, value: partText(address, part, language) }))
    .filter(({ part, value }) => value !== '' || expected.has(part));
}

export interface Place {
  area: string;
  /** Such as `Block 5`. */
  block: string;
}

/** Returns area and block of an address; each is '' if unknown. */
export function toPlace(address: OrderAddress | null, language: Language, t: Translate): Place {
  if (!address) return { area: '', block: '' };
  const block = partText(address, 'block', language);
  return {
    area: partText(address, 'area', language) || partText(address, 'governorate', language),
    block: block && t('orders.block', { block }),
  };
}

/** Returns `Salmiya, Block 5` as plain text. */
export function toPlaceText({ area, block }: Place, t: Translate): string {
  return area && block ? t('orders.place', { area, block }) : area || block || t('common.none');
}

/** Returns the whole address as lines of text, for the clipboard. */
export function toAddressText(address: OrderAddress, language: Language, t: Translate): string {
  return toAddressLines(address, language)
    .filter(({ value }) => value !== '')
    .map(({ part, value }) => `${t(`orders.address.${part}`)}: ${value}`)
    .join('\n');
}
