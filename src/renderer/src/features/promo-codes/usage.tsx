import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { FlagBadge } from '@renderer/ui/badges/flag-badge';
import { flexColumn, flexRow } from '@renderer/ui/layout/layout-styles';
import { smallQuietWords } from '@renderer/ui/text/text-styles';
import type { PromoCode } from '@shared/contract/shop/promo-codes';
import type { Formatter } from '@shared/i18n/format';
import type { Translate } from '@shared/i18n/translate';
import type { ReactElement } from 'react';
import { isUsedUp, toUsedPercent } from './promo-state';

const useStyles = makeStyles({
  root: { ...flexColumn, rowGap: '2px', minWidth: 0 },
  words: { ...flexRow, columnGap: '6px', lineHeight: '20px' },
  percent: smallQuietWords,
  flag: { marginInlineStart: 'auto', display: 'inline-flex' },
  bar: {
    display: 'block',
    overflow: 'hidden',
    height: '4px',
    borderRadius: '2px',
    backgroundColor: tokens.colorNeutralStroke2,
    forcedColorAdjust: 'none',
  },
  part: { display: 'block', height: '100%', borderRadius: 'inherit', backgroundColor: tokens.colorCompoundBrandBackground },
  nearlyAll: { backgroundColor: 'var(--dw-brass)' },
  all: { backgroundColor: tokens.colorNeutralStrokeAccessible },
});

const nearlyAllPercent = 90;

interface UsageProps {
  code: Pick<PromoCode, 'count_usage' | 'max_usage'>;
  t: Translate;
  format: Formatter;
}

/** Shows how often a code was used, above a bar of its limit; without a limit, only the number. */
export function Usage({ code, t, format }: UsageProps): ReactElement {
  const styles = useStyles();
  const percent = toUsedPercent(code);
  const isAll = isUsedUp(code);
  if (percent === null) return <bdi>{format.number(code.count_usage)}</bdi>;
  return (
    <span className={styles.root}>
      <span className={styles.words}>
        <bdi>{format.number(code.count_usage)}</bdi>
        {isAll ? (
          <span className={styles.flag}>
            <FlagBadge isWarm>{t('promoCodes.usedUp')}</FlagBadge>
          </span>
        ) : (
          <bdi dir="ltr" className={styles.percent}>{`${format.number(percent)}%`}</bdi>
        )}
      </span>
      <span className={styles.bar} aria-hidden>
        <span
          className={mergeClasses(styles.part, percent >= nearlyAllPercent && styles.nearlyAll, isAll && styles.all)}
          style={{ inlineSize: `${percent}%` }}
        />
      </span>
    </span>
  );
}
