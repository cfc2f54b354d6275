import type { NamedRow, StoredArea, StoredUser, StoredUserAddress } from '../store/model';
import { makePerson, makePhone } from './people';
import { createRandom, type Random } from './random';

interface Places {
  governorates: readonly NamedRow[];
  areas: readonly StoredArea[];
}

function numbersOf(type: StoredUserAddress['type'], random: Random): Partial<StoredUserAddress> {
  const number = (high: number): string => String(random.between(1, high));
  if (type === 'house') return { houseNumber: number(180) };
  if (type === 'office') return { buildingNumber: number(90), floorNumber: number(20), officeNumber: number(60) };
  return { buildingNumber: number(90), floorNumber: number(14), aptNumber: number(40) };
}

function makeAddress(random: Random, { governorates, areas }: Places): StoredUserAddress {
  const area = random.pick(areas.filter((one) => one.governorate_id !== null));
  const governorate = governorates.find((one) => one.id === area.governorate_id);
  const type = random.pick(['house', 'house', 'building', 'office'] as const);
  return {
    addressName: random.pick(['المنزل', 'Home', 'الدوام', 'Office']),
    governorate: governorate ? { name_en: governorate.name_en, name_ar: governorate.name_ar } : null,
    area: { name_en: area.name_en, name_ar: area.name_ar },
    block: String(random.between(1, 12)),
    street: random.pick(['شارع بغداد', 'شارع 7', 'Street 12', '104', 'شارع تونس']),
    avenue: random.chance(0.3) ? String(random.between(1, 40)) : '',
    type,
    ...numbersOf(type, random),
    otherInstructions: random.chance(0.2) ? 'اتصل قبل الوصول' : '',
  };
}

/** Returns a user's number of addresses: a few users have none, a few have two. */
function toAddressCount(index: number): number {
  if (index % 13 === 5) return 0;
  return index % 9 === 4 ? 2 : 1;
}

/** Some users live abroad and order for their family. */
function makeUserPhone(index: number, phone: string, random: Random): { country_code: string; phone: string } {
  if (index % 12 !== 9) return { country_code: '+965', phone };
  const mobile = `5${String(random.between(0, 99_999_999)).padStart(8, '0')}`;
  return { country_code: random.pick(['+966', '+971']), phone: mobile };
}

export function seedUserRows(seed: number, places: Places): StoredUser[] {
  const random = createRandom(seed, 'users');
  return Array.from({ length: 64 }, (_, index) => {
    const person = makePerson(random);
    const language = random.chance(0.65) ? 'ar' : 'en';
    const second = random.chance(0.3) ? [{ country_code: '+965', phone: makePhone(random), is_default: false }] : [];
    return {
      id: index + 1,
      f_name: person.first[language],
      l_name: person.last[language],
      email: person.email,
      user_phones: [...second, { ...makeUserPhone(index, person.phone, random), is_default: true }],
      user_addresses: Array.from({ length: toAddressCount(index) }, () => makeAddress(random, places)),
      isBlocked: index % 17 === 6,
      isDeleted: index % 23 === 12,
    };
  });
}
