import type { OrderAddress } from '@shared/contract/orders';
import { inLanguage, type Language } from '@shared/domain/language';
import type { Translate } from '@shared/i18n/translate';

export type AddressPlace = 'block' | 'street' | 'avenue' | 'houseNumber' | 'floorNumber' | 'officeNumber';

/** People write `4` as well as `Salem Al-Mubarak Street`: only a number needs the word before it. */
const beginsWithNumber = /^[\d\u0660-\u0669]/;

/** An address as a driver reads it; empty parts are left out. */
export interface AddressWords {
  governorate: string;
  area: string;
  /** Its words: `Block 7`. */
  place(place: AddressPlace): string;
  /** Several parts in one line. */
  line(...parts: string[]): string;
  note: string;
}

export function toAddressWords(address: OrderAddress | null, language: Language, t: Translate): AddressWords {
  const governorate = address ? inLanguage(language, 'name', address.governorate).trim() : '';
  const isNamed = governorate.startsWith('محافظة');
  return {
    governorate: governorate && !isNamed ? t('documents.address.governorate', { name: governorate }) : governorate,
    area: address ? inLanguage(language, 'name', address.area).trim() : '',
    place(place) {
      const value = address?.[place].trim() ?? '';
      return beginsWithNumber.test(value) ? t(`documents.address.${place}`, { value }) : value;
    },
    line: (...parts) => parts.filter(Boolean).join(t('documents.invoice.separator')),
    note: address?.otherInstructions.trim() ?? '',
  };
}
