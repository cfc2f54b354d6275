import { makeStyles } from '@fluentui/react-components';
import { TwoLines } from '@renderer/ui/list/columns/two-lines';
import { Money } from '@renderer/ui/text/money';
import { smallQuietWords, unbrokenText, visuallyHidden } from '@renderer/ui/text/text-styles';
import type { Product } from '@shared/contract/catalogue/products';
import { toAskedPrice } from '@shared/domain/starting-price';
import type { Translate } from '@shared/i18n/translate';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  struck: { textDecorationLine: 'line-through' },
  unseen: visuallyHidden,
  line: unbrokenText,
  from: { marginInlineEnd: '4px', ...smallQuietWords },
});

/** Shows the lowest price, as its label states; with an offer, the original price is below. */
export function ProductPrice({ product, t }: { product: Product; t: Translate }): ReactElement {
  const styles = useStyles();
  const { price, offerPrice } = product;
  const { fils, isFrom } = toAskedPrice(product);
  const asked = (
    <>
      {isFrom && <span className={styles.from}>{t('products.priceFrom')}</span>}
      <Money fils={fils} />
    </>
  );
  if (offerPrice === null) return <span className={styles.line}>{asked}</span>;
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
      {asked}
    </TwoLines>
  );
}
