import { makeStyles, tokens } from '@fluentui/react-components';
import { PhoneText } from '@renderer/ui/text/phone-text';
import type { User } from '@shared/contract/users';
import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 16px' },
  words: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  phones: { display: 'flex', flexWrap: 'wrap', flexGrow: 1, gap: '4px 16px', margin: 0, padding: 0, listStyleType: 'none' },
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
