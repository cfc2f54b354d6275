import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useFormat } from '@renderer/runtime/texts/use-format';
import type { Fils } from '@shared/domain/money';
import type { ReactElement } from 'react';
import { smallQuietWords, unbrokenText } from './text-styles';

const useStyles = makeStyles({
  amount: unbrokenText,
  unit: {
    marginInlineStart: '4px',
    ...smallQuietWords,
    fontWeight: tokens.fontWeightRegular,
    // Otherwise the smaller letters make the line taller and the amount is above its neighbors.
    lineHeight: 1,
  },
  unseen: { visibility: 'hidden' },
});

interface MoneyProps {
  fils: Fils;
  /** Reserves the room of the unit, so that the figures are aligned with those above. */
  hasUnseenUnit?: boolean;
}

/** Shows `46.750 KWD`, the unit small and gray; the number is isolated so that it is read as one piece in both directions. */
export function Money({ fils, hasUnseenUnit = false }: MoneyProps): ReactElement {
  const styles = useStyles();
  const format = useFormat();
  return (
    <bdi className={styles.amount}>
      <bdi dir="ltr">{format.amount(fils)}</bdi>
      <span className={mergeClasses(styles.unit, hasUnseenUnit && styles.unseen)}>{format.currency}</span>
    </bdi>
  );
}
