import type { NamedRow, PlaceName, StoredArea } from '../../store/model';
import type { StoredOrderAddress } from '../../store/order-model';
import type { Random } from '../random';

const streets = [
  'شارع سالم المبارك',
  'شارع بغداد',
  'شارع تونس',
  'شارع ابن خلدون',
  'شارع عمان',
  'Baghdad Street',
  'Salem Al-Mubarak Street',
  'Street 12',
  'شارع 7',
  '104',
];
const names = ['المنزل', 'البيت', 'Home', 'الدوام', 'Office', 'بيت الوالدة', 'الشاليه'];
const instructions = ['اتصل قبل الوصول', 'Leave with the guard', 'الباب الخلفي', 'Ring the bell twice', ''];

/** Some clients stored a place as one text, some as a pair. */
function toPlaceName(place: NamedRow, random: Random): PlaceName {
  const form = random.between(0, 5);
  if (form === 0) return place.name_ar;
  if (form === 1) return place.name_en;
  return { name_en: place.name_en, name_ar: place.name_ar };
}

export interface Places {
  governorates: readonly NamedRow[];
  areas: readonly StoredArea[];
}

export function makeOrderAddress(random: Random, { governorates }: Places, area: StoredArea): StoredOrderAddress {
  const governorate = governorates.find((one) => one.id === area.governorate_id);
  const isOffice = random.chance(0.15);
  return {
    addressName: random.pick(names),
    governorate: governorate ? toPlaceName(governorate, random) : null,
    area: toPlaceName(area, random),
    block: String(random.between(1, 12)),
    street: random.pick(streets),
    avenue: random.chance(0.3) ? String(random.between(1, 40)) : null,
    houseNumber: isOffice ? null : String(random.between(1, 180)),
    floorNumber: random.chance(0.4) ? String(random.between(1, 20)) : null,
    officeNumber: isOffice ? String(random.between(1, 60)) : null,
    otherInstructions: random.pick(instructions),
  };
}

export const emptyOrderAddress: StoredOrderAddress = {
  addressName: null,
  governorate: null,
  area: null,
  block: null,
  street: null,
  avenue: null,
  houseNumber: null,
  floorNumber: null,
  officeNumber: null,
  otherInstructions: null,
};
