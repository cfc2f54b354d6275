import { Avatar, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircle20Filled } from '@fluentui/react-icons';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { failedText, iconStyle } from '@renderer/ui/badges/mark-styles';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexColumn, flexRow, plainList } from '@renderer/ui/layout/layout-styles';
import { quietText, smallQuietWords, strongText } from '@renderer/ui/text/text-styles';
import { inLanguage } from '@shared/domain/language';
import { type SampleAccount, sampleAccounts } from '@shared/domain/server/sample-accounts';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  root: {
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground2,
  },
  head: { margin: 0, paddingBlock: '10px 8px', paddingInline: '14px', fontSize: tokens.fontSizeBase200, lineHeight: '20px' },
  title: strongText,
  hint: quietText,
  list: plainList,
  item: hairline.blockStart,
  account: {
    ...flexRow,
    gap: '12px',
    inlineSize: '100%',
    minBlockSize: '46px',
    paddingBlock: '4px',
    paddingInline: '14px',
    border: 0,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  chosen: { backgroundColor: 'var(--dw-row-selected)', ':hover': { backgroundColor: 'var(--dw-row-selected)' } },
  words: { ...flexColumn, flexGrow: 1, minInlineSize: 0 },
  name: { lineHeight: '20px', fontWeight: tokens.fontWeightSemibold },
  may: { ...smallQuietWords, lineHeight: '18px' },
  blocked: failedText,
  mark: iconStyle.brand,
});

interface SampleAccountsProps {
  /** The email in the form. */
  email: string;
  onChoose: (account: SampleAccount) => void;
}

/** The accounts of the sample shop with their permissions; a press fills in the form. */
export function SampleAccounts({ email, onChoose }: SampleAccountsProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const language = useLanguage();
  return (
    <section className={styles.root} aria-labelledby="sample-accounts-title">
      <p className={styles.head}>
        <span id="sample-accounts-title" className={styles.title}>
          {t('signIn.sample.title')}
        </span>{' '}
        <span className={styles.hint}>{t('signIn.sample.hint')}</span>
      </p>
      <ul className={styles.list}>
        {sampleAccounts.map((account) => {
          const isChosen = account.email === email.trim();
          const name = inLanguage(language, 'name', account);
          return (
            <li key={account.kind} className={styles.item}>
              <button
                type="button"
                className={mergeClasses(styles.account, isChosen && styles.chosen)}
                aria-pressed={isChosen}
                onClick={() => onChoose(account)}
              >
                <Avatar name={name} initials={[...name][0] ?? ''} size={28} color={isChosen ? 'brand' : 'neutral'} aria-hidden />
                <span className={styles.words}>
                  <span className={styles.name}>{name}</span>
                  <span className={mergeClasses(styles.may, account.kind === 'blocked' && styles.blocked)}>
                    {t(`signIn.sample.may.${account.kind}`)}
                  </span>
                </span>
                {isChosen && <CheckmarkCircle20Filled className={styles.mark} aria-hidden />}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
