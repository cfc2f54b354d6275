import { makeStyles } from '@fluentui/react-components';
import type { CombinationKey } from '@shared/domain/combinations';
import { Fragment, type ReactElement } from 'react';
import type { ProductVariants } from '../variants/use-product-variants';
import { Swatch } from '../variants/value-mark';

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', columnGap: '8px', minWidth: 0 },
  words: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
});

/** The colour as a swatch, and all values by their names. */
export function CombinationName({ combination, variants }: { combination: CombinationKey; variants: ProductVariants }): ReactElement {
  const styles = useStyles();
  const names = variants.valuesOf(combination).map(variants.nameOf);
  const color = names.find((name) => name.color !== null)?.color;
  return (
    <span className={styles.root}>
      {color && <Swatch color={color} />}
      <span className={styles.words}>
        {names.map(({ text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the values of a combination never change their places.
          <Fragment key={index}>
            {index > 0 && ' · '}
            <bdi>{text}</bdi>
          </Fragment>
        ))}
      </span>
    </span>
  );
}
