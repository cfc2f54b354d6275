import { makeStyles } from '@fluentui/react-components';
import { FlagBadge } from '@renderer/ui/badges/flag-badge';
import { flexRow } from '@renderer/ui/layout/layout-styles';
import { DateText } from '@renderer/ui/text/date-text';
import { quietText } from '@renderer/ui/text/text-styles';
import { toKuwaitDay } from '@shared/domain/dates';
import type { Translate } from '@shared/i18n/translate';
import type { ReactElement } from 'react';
import { isExpired } from './promo-state';

const useStyles = makeStyles({
  root: { ...flexRow, columnGap: '8px' },
  none: quietText,
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
