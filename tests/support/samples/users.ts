import type { User, UserAddress } from '@shared/contract/shop/users';

export const hawalli = { name_en: 'Hawalli', name_ar: 'حولي' };
export const salmiya = { name_en: 'Salmiya', name_ar: 'السالمية' };

/** A flat in Salmiya. */
export function anAddress(changes: Partial<UserAddress> = {}): UserAddress {
  return {
    ...{ addressName: 'المنزل', governorate: hawalli, area: salmiya, block: '5', street: 'سالم المبارك', avenue: '3', type: 'building' },
    ...{ buildingNumber: '71', floorNumber: '9', aptNumber: '12', officeNumber: '', houseNumber: '', otherInstructions: '' },
    ...changes,
  };
}

/** A user in the contract's form, with one phone and one address. */
export function aUser(id: number, changes: Partial<User> = {}): User {
  return {
    ...{ id, f_name: 'فاطمة', l_name: 'المطيري', email: `user${id}@mail.example`, isBlocked: false, isDeleted: false },
    user_phones: [{ country_code: '+965', phone: `5000123${id}`, is_default: true }],
    user_addresses: [anAddress()],
    ...changes,
  };
}
