import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { FieldView } from '@renderer/ui/form/field/field-views';
import { ShownPictures } from '@renderer/ui/form/field/shown-value';
import { isRecord } from '@shared/domain/is-record';
import type { Fils } from '@shared/domain/money';
import type { CombinationEntry } from '@shared/products/product-body';
import type { ReactElement } from 'react';
import type { ProductVariants } from '../variants/use-product-variants';

/** How the form names its combinations and shows what they hold, outside of the cards and the grid. */
export function useCombinationWords(variants: ProductVariants): FieldView {
  const t = useTexts();
  return {
    label: t('productForm.combinations'),
    rowLabel: (_path, entry) => variants.nameOfKey((entry as CombinationEntry).key),
    show: (value) =>
      Array.isArray(value)
        ? value.map((entry: CombinationEntry) => <Entry key={entry.key} entry={entry} name={variants.nameOfKey(entry.key)} />)
        : isEntry(value) && <Entry entry={value} />,
  };
}

function isEntry(value: unknown): value is CombinationEntry {
  return isRecord(value) && 'isLeftOut' in value;
}

function Entry({ entry, name }: { entry: CombinationEntry; name?: string }): ReactElement {
  const t = useTexts();
  const format = useFormat();
  const { amount, price, isLeftOut, images } = entry;
  const words = [
    name,
    isLeftOut && t('productForm.leftOut'),
    amount !== null && `${t('productForm.amount')} ${typeof amount === 'number' ? format.number(amount) : amount}`,
    price !== null && (typeof price === 'number' ? format.money(price as Fils) : price),
  ].filter(Boolean);
  return (
    <div>
      {words.join(t('forms.separator'))}
      {images.length > 0 && <ShownPictures urls={images} />}
    </div>
  );
}
