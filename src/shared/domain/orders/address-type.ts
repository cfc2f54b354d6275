export const addressTypes = ['building', 'office', 'house'] as const;
export type AddressType = (typeof addressTypes)[number];

/** The numbers that belong to each type, in the order of their fields (OP-64). */
export const addressNumbers = {
  building: ['buildingNumber', 'floorNumber', 'aptNumber'],
  office: ['buildingNumber', 'floorNumber', 'officeNumber'],
  house: ['houseNumber'],
} as const satisfies Record<AddressType, readonly string[]>;

export type AddressNumber = (typeof addressNumbers)[AddressType][number];

/** Returns null if the text isn't an address type, as for an address without one. */
export function toAddressType(type: string): AddressType | null {
  return addressTypes.find((known) => known === type) ?? null;
}
