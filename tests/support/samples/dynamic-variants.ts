import type { DynamicVariant } from '@shared/contract/catalogue/dynamic-variants';
import { toFils } from '@shared/domain/money';

/** A dynamic variant of category 3, in the contract's form. */
export function anExtra(id: number, changes: Partial<DynamicVariant> = {}): DynamicVariant {
  return {
    id,
    category_id: 3,
    category: { name_en: 'Cookware', name_ar: 'أواني الطهي' },
    name_en: `Wrap ${id}`,
    name_ar: `تغليف ${id}`,
    available_amount: 120,
    has_amount: true,
    price: toFils(1.5),
    isDeleted: false,
    ...changes,
  };
}
