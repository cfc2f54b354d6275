import { makeStyles } from '@fluentui/react-components';
import { TwoLines } from '@renderer/ui/list/columns/two-lines';
import { Money } from '@renderer/ui/text/money';
import { unseenStyle } from '@renderer/ui/text/unseen-style';
import type { Product } from '@shared/contract/products';
import type { Translate } from '@shared/i18n/translate';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  struck: { textDecorationLine: 'line-through' },
  unseen: unseenStyle,
});

/** What it costs now, and the price before the offer below it. */
export function ProductPrice({ product: { price, offerPrice }, t }: { product: Product; t: Translate }): ReactElement {
  const styles = useStyles();
  if (offerPrice === null) return <Money fils={price} />;
  const before = (
    <>
      <span className={styles.unseen}>{t('products.priceBefore')} </span>
      <s className={styles.struck}>
        <Money fils={price} hasUnseenUnit />
      </s>
    </>
  );
  return (
    <TwoLines isAtEnd second={before}>
      <Money fils={offerPrice} />
    </TwoLines>
  );
}
