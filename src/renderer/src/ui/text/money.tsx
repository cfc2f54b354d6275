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
    // Else the smaller letters make the line taller and the amount sits above its neighbours.
    lineHeight: 1,
  },
  unseen: { visibility: 'hidden' },
});

interface MoneyProps {
  fils: Fils;
  /** Under another amount: keeps the room of the unit, so that the figures stand below each other. */
  hasUnseenUnit?: boolean;
}

/** `46.750 KWD`, the unit small and grey; the number is isolated so that it reads in one piece in both directions. */
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
