import { makeStyles } from '@fluentui/react-components';
import { quietText } from '@renderer/ui/text/text-styles';
import type { DynamicVariant } from '@shared/contract/dynamic-variants';
import type { Formatter } from '@shared/i18n/format';
import type { Translate } from '@shared/i18n/translate';
import type { ReactElement } from 'react';

const useStyles = makeStyles({ none: quietText });

interface AvailableAmountProps {
  row: Pick<DynamicVariant, 'has_amount' | 'available_amount'>;
  t: Translate;
  format: Formatter;
}

/** How many can still be sold; nobody counts those without an amount (OP-78). */
export function AvailableAmount({ row: { has_amount, available_amount }, t, format }: AvailableAmountProps): ReactElement {
  const styles = useStyles();
  if (!has_amount) return <bdi className={styles.none}>{t('dynamicVariants.noLimit')}</bdi>;
  return <bdi>{format.number(available_amount)}</bdi>;
}
