import type { OrderAddress } from '@shared/contract/shop/orders';
import { inLanguage, type Language } from '@shared/domain/language';
import type { Translate } from '@shared/i18n/translate';

/** In the order in which an address is told in Kuwait, from the large to the small. */
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

/** Always shown, with `-` when missing; the others only when they say something. */
const expected: ReadonlySet<AddressPart> = new Set(['governorate', 'area', 'block', 'street', 'houseNumber']);

export interface AddressLine {
  part: AddressPart;
  /** '' when missing. */
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
  /** `Block 5` */
  block: string;
}

/** Where the order goes, in two words; each '' when unknown. */
export function toPlace(address: OrderAddress | null, language: Language, t: Translate): Place {
  if (!address) return { area: '', block: '' };
  const block = partText(address, 'block', language);
  return {
    area: partText(address, 'area', language) || partText(address, 'governorate', language),
    block: block && t('orders.block', { block }),
  };
}

/** `Salmiya, Block 5` as plain text. */
export function toPlaceText({ area, block }: Place, t: Translate): string {
  return area && block ? t('orders.place', { area, block }) : area || block || t('common.none');
}

/** The whole address as lines of text, for the clipboard. */
export function toAddressText(address: OrderAddress, language: Language, t: Translate): string {
  return toAddressLines(address, language)
    .filter(({ value }) => value !== '')
    .map(({ part, value }) => `${t(`orders.address.${part}`)}: ${value}`)
    .join('\n');
}
