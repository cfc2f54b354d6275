import type { ProductLabel } from '@shared/contract/printing/print-requests';
import { toFils } from '@shared/domain/money';

/** Sample data of a product label, for previews. */
export const sampleLabel: ProductLabel = {
  productId: 1001,
  name_en: 'Coffee pot',
  name_ar: 'دلة قهوة',
  variants: [
    { value_en: 'Brass', value_ar: 'نحاسي' },
    { value_en: '1 l', value_ar: '1 لتر' },
  ],
  priceFils: toFils(12.5),
  code: 'POT-1001',
};
