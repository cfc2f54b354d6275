import { makeStyles } from '@fluentui/react-components';
import { plainList, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { PhoneText } from '@renderer/ui/text/phone-text';
import { smallQuietText } from '@renderer/ui/text/text-styles';
import type { User } from '@shared/contract/users';
import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  root: { ...wrappingRow, alignItems: 'baseline', gap: '4px 16px' },
  words: smallQuietText,
  phones: { ...wrappingRow, flexGrow: 1, gap: '4px 16px', ...plainList },
});

/** The phones that the form leaves as they are; nothing where there are none. */
export function OtherPhones({ phones }: { phones: User['user_phones'] }): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const titleId = useId();
  if (phones.length === 0) return null;
  return (
    <div className={styles.root}>
      <span id={titleId} className={styles.words}>
        {t('users.otherPhones')}
      </span>
      <ul className={styles.phones} aria-labelledby={titleId}>
        {phones.map(({ country_code, phone }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same number may stand there twice.
          <li key={at}>
            <PhoneText phone={`${country_code} ${phone}`.trim()} />
          </li>
        ))}
      </ul>
      <span className={styles.words}>{t('users.otherPhonesHint')}</span>
    </div>
  );
}
