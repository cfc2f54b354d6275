import { makeStyles, tokens } from '@fluentui/react-components';
import { FlagBadge } from '@renderer/ui/badges/flag-badge';
import { DateText } from '@renderer/ui/text/date-text';
import { toKuwaitDay } from '@shared/domain/dates';
import type { Translate } from '@shared/i18n/translate';
import type { ReactElement } from 'react';
import { isExpired } from './promo-state';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', columnGap: '8px' },
  none: { color: tokens.colorNeutralForeground3 },
});

/** The last day of a code, and in a word whether it has passed. */
export function EndDate({ endDate, t }: { endDate: string | null; t: Translate }): ReactElement {
  const styles = useStyles();
  if (endDate === null) return <bdi className={styles.none}>{t('promoCodes.noEnd')}</bdi>;
  return (
    <span className={styles.root}>
      <DateText iso={endDate} />
      {isExpired(endDate, toKuwaitDay(new Date())) && <FlagBadge>{t('promoCodes.expired')}</FlagBadge>}
    </span>
  );
}
