import { isBlank, optionalText, requiredEmail, requiredPhone, requiredText, withCrossCheck } from '@renderer/validation/form-rules';
import type { CallInput } from '@shared/contract/call';
import { countryCode } from '@shared/contract/shop/admins';
import type { User, UserAddress } from '@shared/contract/shop/users';
import type { calls } from '@shared/contract/tables/registry';
import { inLanguage } from '@shared/domain/language';
import { type AddressNumber, type AddressType, addressNumbers, toAddressType } from '@shared/domain/orders/address-type';
import { readPlaceValue, toPlaceValue } from '@shared/domain/orders/place-name';
import { z } from 'zod';
import { toDefaultPhone } from '../user-phones';

const person = (storedPhone: string | undefined) =>
  z.object({
    f_name: requiredText('adminForm.badFirstName'),
    l_name: requiredText('adminForm.badLastName'),
    email: requiredEmail('adminForm.badEmail'),
    phone: requiredPhone('adminForm.badPhone', storedPhone),
    addressName: requiredText(),
    governorate: requiredText(),
    area: requiredText(),
    block: requiredText(),
    street: requiredText(),
    avenue: optionalText(),
    type: requiredText().refine((type) => toAddressType(type) !== null, 'forms.required'),
    buildingNumber: optionalText(),
    floorNumber: optionalText(),
    aptNumber: optionalText(),
    officeNumber: optionalText(),
    houseNumber: optionalText(),
    otherInstructions: optionalText(),
  });

/** Person and first address side by side; governorate and area are as returned by `toPlaceValue`. */
export type UserFormValues = z.output<ReturnType<typeof person>>;

/** Checklist USR-12 to USR-16; of the numbers, those of the selected type are required (OP-64). */
export function toUserSchema(stored: User | null): z.ZodType<UserFormValues, UserFormValues> {
  return withCrossCheck(person(stored ? toUserForm(stored).phone : undefined), (values, add) => {
    for (const name of toNumbers(values.type)) {
      if (isBlank(values[name])) add([name], 'forms.required');
    }
  });
}

const noAddress: UserAddress = {
  ...{ addressName: '', governorate: { name_en: '', name_ar: '' }, area: { name_en: '', name_ar: '' } },
  ...{ block: '', street: '', avenue: '', type: '', otherInstructions: '' },
  ...{ buildingNumber: '', floorNumber: '', aptNumber: '', officeNumber: '', houseNumber: '' },
};

export function toUserForm({ f_name, l_name, email, user_phones, user_addresses: [address = noAddress] }: User): UserFormValues {
  return {
    ...{ f_name, l_name, email, phone: toDefaultPhone(user_phones)?.phone ?? '' },
    ...address,
    governorate: toPlaceValue(address.governorate),
    area: toPlaceValue(address.area),
    type: toAddressType(address.type) ?? '',
  };
}

type UserBody = CallInput<(typeof calls)['users.update']>['body'];

/**
 * Kuwait's code, as in other forms, except for the unedited phone of `stored`, which would be a different number with another code. Numbers
 * of another type stay in the form and aren't sent.
 */
export function toUserBody(values: UserFormValues, stored: User | null): UserBody {
  const { f_name, l_name, email, phone, addressName, block, street, avenue, otherInstructions } = values;
  const numbers = toNumbers(values.type).map((name) => [name, values[name]]);
  const known = toDefaultPhone(stored?.user_phones ?? []);
  const { governorate, area } = stored?.user_addresses[0] ?? noAddress;
  return {
    ...{ f_name, l_name, email, country_code: (known?.phone === phone && known.country_code) || countryCode, phone },
    user_address: {
      ...{ addressName, block, street, avenue, otherInstructions },
      governorate: toSentPlace(values.governorate, [governorate, area]),
      area: toSentPlace(values.area, [area, governorate]),
      // The schema allows no other value.
      type: values.type as AddressType,
      ...Object.fromEntries(numbers),
    },
  };
}

function toNumbers(type: string): readonly AddressNumber[] {
  const known = toAddressType(type);
  return known ? addressNumbers[known] : [];
}

/**
 * Returns a place in the address's format (OP-86): a text in the language of the stored text, else a pair. `stored` has the stored place
 * first; the other one determines the format if it is empty.
 */
function toSentPlace(value: string, stored: readonly UserAddress['area'][]): UserBody['user_address']['area'] {
  const place = readPlaceValue(value);
  const known = stored.find(({ name_en, name_ar }) => name_en || name_ar) ?? stored[0];
  if (!known?.isText) return place;
  return inLanguage(isArabic(known.name_en) ? 'ar' : 'en', 'name', place);
}

function isArabic(name: string): boolean {
  return /\p{Script=Arabic}/u.test(name);
}
