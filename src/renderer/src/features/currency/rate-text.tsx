import { makeStyles, tokens } from '@fluentui/react-components';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { None } from '@renderer/ui/text/none';
import type { ReactElement } from 'react';
import { toInverse, writeRate } from './rate';

const useStyles = makeStyles({
  inverse: { color: tokens.colorNeutralForeground3, whiteSpace: 'nowrap' },
  unit: { marginInlineStart: '4px', fontSize: tokens.fontSizeBase200 },
});

/** `12.180000`; the country's own money has no name here, for the server gives none. */
export function RateText({ rate }: { rate: number }): ReactElement {
  const format = useFormat();
  return <bdi dir="ltr">{format.decimal(writeRate(rate))}</bdi>;
}

/** What one unit of that money is worth: `0.082102 KWD`. */
export function InverseText({ rate }: { rate: number }): ReactElement {
  const format = useFormat();
  const styles = useStyles();
  const inverse = toInverse(writeRate(rate));
  if (inverse === null) return <None />;
  return (
    <bdi className={styles.inverse}>
      <bdi dir="ltr">{format.decimal(inverse)}</bdi>
      <span className={styles.unit}>{format.currency}</span>
    </bdi>
  );
}
