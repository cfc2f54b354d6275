export const addressTypes = ['building', 'office', 'house'] as const;
export type AddressType = (typeof addressTypes)[number];

/** The numbers that belong to each type, in the order in which they are asked for (OP-64). */
export const addressNumbers = {
  building: ['buildingNumber', 'floorNumber', 'aptNumber'],
  office: ['buildingNumber', 'floorNumber', 'officeNumber'],
  house: ['houseNumber'],
} as const satisfies Record<AddressType, readonly string[]>;

export type AddressNumber = (typeof addressNumbers)[AddressType][number];

/** Null for what is no type of an address, as where the server holds none. */
export function toAddressType(type: string): AddressType | null {
  return addressTypes.find((known) => known === type) ?? null;
}
