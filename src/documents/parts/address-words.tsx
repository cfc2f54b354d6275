import type { OrderAddress } from '@shared/contract/shop/orders';
import { inLanguage } from '@shared/domain/language';
import type { ReactNode } from 'react';
import type { OrderDocumentContext } from './order-document';
import { filled, joined, slot, Text } from './text';

export type AddressPlace = 'block' | 'street' | 'avenue' | 'houseNumber' | 'floorNumber' | 'officeNumber';

/** Only a number needs the word before it, because addresses may also have names, such as `Salem Al-Mubarak Street`. */
const beginsWithNumber = /^[\d\u0660-\u0669]/;

/** A part of an address with each value isolated; in one text, adjacent values such as `12-14` and `1502-B` would be reordered. */
export interface AddressPart {
  element: ReactNode;
  /** Number of characters of its values; 0 if there are none. */
  length: number;
}

/** An address in the driver's order; empty parts are left out. */
export interface AddressTexts {
  governorate: AddressPart;
  area: AddressPart;
  /** Returns a part with its word, such as `Block 7`. */
  place(place: AddressPlace): AddressPart;
  /** Joins several parts in one line. */
  line(...parts: AddressPart[]): AddressPart;
  note: string;
}

export function toAddressTexts({ snapshot, language, t }: Pick<OrderDocumentContext, 'snapshot' | 'language' | 't'>): AddressTexts {
  const { address } = snapshot;
  /** `words` is the text around the value; without it, the value is shown alone. */
  function toPart(value: string, words: string | null): AddressPart {
    const own = <Text language={language}>{value}</Text>;
    return { element: value && (words === null ? own : filled(words, { value: own })), length: value.length };
  }
  const nameOf = (place: keyof OrderAddress & ('governorate' | 'area')): string =>
    address ? inLanguage(language, 'name', address[place]).trim() : '';
  const governorate = nameOf('governorate');
  const isNamed = governorate.startsWith('محافظة');
  return {
    governorate: toPart(governorate, isNamed ? null : t('documents.address.governorate', { name: slot('value') })),
    area: toPart(nameOf('area'), null),
    place(place) {
      const value = address?.[place].trim() ?? '';
      return toPart(value, beginsWithNumber.test(value) ? t(`documents.address.${place}`, { value: slot('value') }) : null);
    },
    line(...parts) {
      const shown = parts.filter(({ length }) => length > 0);
      const element = joined(
        shown.map((part) => part.element),
        t('documents.invoice.separator'),
      );
      return { element, length: shown.reduce((sum, { length }) => sum + length, 0) };
    },
    note: address?.otherInstructions.trim() ?? '',
  };
}
