import { copyRowsAction } from '@renderer/ui/list/copy-rows';
import type { BulkAction } from '@renderer/ui/list/list-definition';
import type { Product } from '@shared/contract/products';
import { inLanguage } from '@shared/domain/language';
import { productFlags } from './product-flags';

const heads = ['id', 'nameEn', 'nameAr', 'code', 'category', 'price', 'offerPrice', 'stock', 'flags'] as const;

/** Products as lines for a spreadsheet. */
export const copyProducts: BulkAction<Product> = copyRowsAction({
  head: ({ t }) => heads.map((key) => t(`products.copied.${key}`)),
  cells: (product, { t, format, language }) => [
    String(product.id),
    product.name_en,
    product.name_ar,
    product.code,
    inLanguage(language, 'name', product.category),
    format.amount(product.price),
    product.offerPrice === null ? '' : format.amount(product.offerPrice),
    String(product.amount),
    productFlags
      .filter((flag) => product[flag])
      .map((flag) => t(`products.flags.${flag}`))
      .join(', '),
  ],
});
