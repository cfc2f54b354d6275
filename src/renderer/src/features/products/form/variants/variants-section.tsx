import { makeStyles } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { FailureState } from '@renderer/ui/feedback/error-state';
import { SkeletonBar } from '@renderer/ui/feedback/skeleton-bar';
import { useUndo } from '@renderer/ui/form/blocks/use-undo';
import { useFormField } from '@renderer/ui/form/field/form-field';
import { FormSection } from '@renderer/ui/form/form-section';
import { flexColumn } from '@renderer/ui/layout/layout-styles';
import { quietParagraph } from '@renderer/ui/text/paragraph-styles';
import { type ChosenValue, countCombinations, groupByVariant, isSameValue, maxCombinations } from '@shared/products/combinations';
import { isSold } from '@shared/products/product-body';
import { memo, type ReactElement, useState } from 'react';
import { type Choice, chooseValues, putBack } from '../combinations/product-combinations';
import type { ProductValues } from '../product-form';
import { useChoice } from '../use-choice';
import type { ProductVariants, VariantChoices } from './use-product-variants';
import { VariantRow } from './variant-row';

const useStyles = makeStyles({
  quiet: quietParagraph,
  rows: flexColumn,
});

/** Selects the values of each variant in which the product is sold. */
export const VariantsSection = memo(function VariantsSection({ variants }: { variants: ProductVariants }): ReactElement {
  const t = useTexts();
  return (
    <FormSection id="variants" title={t('productForm.variants')} hint={t('productForm.variantsHint')}>
      <Choices variants={variants} />
    </FormSection>
  );
});

function Choices({ variants: { read, hasCategory, variants, order, nameOf } }: { variants: ProductVariants }): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const { field, isFrozen } = useFormField('chosen');
  const chosen = (field.value ?? []) as ProductValues['chosen'];
  const { choose, refused } = useValueChoice(order);
  const unknown = chosen.filter((value) => !order.some((one) => isSameValue(one, value)));
  if (!hasCategory) return <p className={styles.quiet}>{t('productForm.noCategory')}</p>;
  if (read.error && !read.data) {
    return <FailureState failure={read.error.failure} title={t('productForm.variantsFailed')} onRetry={() => void read.refetch()} />;
  }
  if (!read.data) return <SkeletonBar width="320px" />;
  if (variants.length === 0 && unknown.length === 0) return <p className={styles.quiet}>{t('productForm.noVariants')}</p>;
  return (
    <div className={styles.rows}>
      {withUnknown(variants, unknown, t('productForm.unknown')).map((variant) => (
        <VariantRow
          key={variant.id}
          variant={variant}
          chosen={chosen.filter(({ variant_id }) => variant_id === variant.id)}
          unknown={unknown}
          nameOf={nameOf}
          isFrozen={isFrozen}
          refusedCount={refused?.variantId === variant.id ? refused.count : null}
          onChoose={(values) => choose(variant.id, values)}
        />
      ))}
    </div>
  );
}

/** Adds values that the category no longer has to their variant. */
function withUnknown(variants: readonly VariantChoices[], unknown: readonly ChosenValue[], unknownName: string): VariantChoices[] {
  const gone = [...groupByVariant(unknown)].filter(([id]) => !variants.some((variant) => variant.id === id));
  return [
    ...variants.map((variant) => ({
      ...variant,
      values: [...variant.values, ...unknown.filter(({ variant_id }) => variant_id === variant.id)],
    })),
    ...gone.map(([id, values]) => ({ id, name: unknownName, values, isColor: false })),
  ];
}

interface ValueChoice {
  choose: (variantId: number, values: readonly ChosenValue[]) => void;
  /** Number of combinations that would have been too many, and the variant of the last press. */
  refused: { variantId: number; count: number } | null;
}

/** Selects values of one variant: refuses too many before any are made, and offers to undo removals. */
function useValueChoice(order: readonly ChosenValue[]): ValueChoice {
  const t = useTexts();
  const actions = useChoice(order);
  const [refused, setRefused] = useState<ValueChoice['refused']>(null);
  const tellRemoved = useUndo<Choice>(({ chosen, combinations }) => {
    const now = actions.read();
    const all = [...now.chosen, ...chosen.filter((value) => !now.chosen.some((one) => isSameValue(one, value)))];
    if (countCombinations(all) > maxCombinations) return;
    actions.choose(putBack(chooseValues(now, all, actions.fresh()), combinations));
  });
  const choose = (variantId: number, values: readonly ChosenValue[]): void => {
    const before = actions.read();
    const after = [...before.chosen.filter(({ variant_id }) => variant_id !== variantId), ...values];
    const count = countCombinations(after);
    const isTooMany = count > maxCombinations && count > countCombinations(before.chosen);
    setRefused(isTooMany ? { variantId, count } : null);
    if (isTooMany) return;
    const next = chooseValues(before, after, actions.fresh());
    actions.choose(next);
    const lost = before.combinations.filter(isSold).length - next.combinations.filter(isSold).length;
    if (lost > 0) tellRemoved(t('productForm.removed', { count: lost }), before);
  };
  return { choose, refused };
}
