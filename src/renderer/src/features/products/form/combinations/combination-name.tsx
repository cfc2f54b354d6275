import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Swatch } from '@renderer/ui/badges/swatch';
import { flexRow } from '@renderer/ui/layout/layout-styles';
import type { CombinationKey } from '@shared/products/combinations';
import { Fragment, type ReactElement } from 'react';
import type { ProductVariants } from '../variants/use-product-variants';

const useStyles = makeStyles({
  root: { ...flexRow, columnGap: '8px', minWidth: 0 },
  words: { minWidth: 0 },
  swatchInRow: { '& > [data-color]': { marginInlineEnd: '8px', verticalAlign: '-2px' } },
  open: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorBrandForeground1 },
});

interface CombinationNameProps {
  combination: CombinationKey;
  variants: ProductVariants;
  /** Renders text only, for a line that truncates it; the grid renders two hundred rows of it. */
  isInRow?: boolean;
  /** Its pictures are open. */
  isOpen?: boolean;
}

/** Shows the color as a swatch, and the names of all values. */
export function CombinationName({ combination, variants, isInRow = false, isOpen = false }: CombinationNameProps): ReactElement {
  const styles = useStyles();
  const names = variants.valuesOf(combination).map(variants.nameOf);
  const color = names.find((name) => name.color !== null)?.color;
  const swatch = color && <Swatch color={color} />;
  const words = names.map(({ text }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the values of a combination never change their places.
    <Fragment key={index}>
      {index > 0 && ' · '}
      <bdi>{text}</bdi>
    </Fragment>
  ));
  if (isInRow) {
    return (
      <span className={mergeClasses(styles.swatchInRow, isOpen && styles.open)} title={variants.nameOfKey(combination)}>
        {swatch}
        {words}
      </span>
    );
  }
  return (
    <span className={styles.root}>
      {swatch}
      <span className={mergeClasses(styles.words, isOpen && styles.open)}>{words}</span>
    </span>
  );
}
