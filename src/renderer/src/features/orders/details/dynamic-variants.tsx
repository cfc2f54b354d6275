import { makeStyles } from '@fluentui/react-components';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { plainList } from '@renderer/ui/layout/layout-styles';
import { unbrokenText } from '@renderer/ui/text/text-styles';
import type { OrderLineExtra } from '@shared/contract/shop/order-snapshot';
import { inLanguage } from '@shared/domain/language';
import type { ReactElement } from 'react';

const useStyles = makeStyles({ list: plainList, sum: unbrokenText });

/** One `name: quantity * unit price` per line, `-` without any (checklist GOR-15). Each number is isolated, so that it reads in both directions. */
export function DynamicVariants({ extras }: { extras: readonly OrderLineExtra[] }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const language = useLanguage();
  const format = useFormat();
  if (extras.length === 0) return <>{t('common.none')}</>;
  return (
    <ul className={styles.list}>
      {extras.map((extra) => (
        <li key={extra.id}>
          {t('orders.details.pair', { name: inLanguage(language, 'name', extra) })}{' '}
          <span className={styles.sum}>
            <bdi dir="ltr">{format.number(extra.quantity)}</bdi> * <bdi dir="ltr">{format.amount(extra.unitPriceFils)}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}
