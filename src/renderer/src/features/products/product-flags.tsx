import { makeStyles } from '@fluentui/react-components';
import { FlagBadge } from '@renderer/ui/badges/flag-badge';
import { wrappingRow } from '@renderer/ui/layout/layout-styles';
import { None } from '@renderer/ui/text/none';
import type { Product } from '@shared/contract/products';
import type { Translate } from '@shared/i18n/translate';
import type { ReactElement } from 'react';

/** In the order of the form (checklist PRD-35). */
export const productFlags = ['bestSeller', 'newIn', 'offer'] as const;

const useStyles = makeStyles({ root: { ...wrappingRow, columnGap: '4px', rowGap: '2px' } });

export function ProductFlags({ product, t }: { product: Product; t: Translate }): ReactElement {
  const styles = useStyles();
  const set = productFlags.filter((flag) => product[flag]);
  if (set.length === 0) return <None />;
  return (
    <span className={styles.root}>
      {set.map((flag) => (
        <FlagBadge key={flag} isWarm={flag === 'offer'}>
          {t(`products.flags.${flag}`)}
        </FlagBadge>
      ))}
    </span>
  );
}
