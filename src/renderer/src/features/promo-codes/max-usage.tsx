import { makeStyles } from '@fluentui/react-components';
import { quietText } from '@renderer/ui/text/text-styles';
import type { Formatter } from '@shared/i18n/format';
import type { Translate } from '@shared/i18n/translate';
import type { ReactElement } from 'react';

const useStyles = makeStyles({ none: quietText });

/** How often a code may be used; 0 means no limit (OP-93). */
export function MaxUsage({ max, t, format }: { max: number; t: Translate; format: Formatter }): ReactElement {
  const styles = useStyles();
  if (max <= 0) return <bdi className={styles.none}>{t('promoCodes.noLimit')}</bdi>;
  return <bdi>{format.number(max)}</bdi>;
}
