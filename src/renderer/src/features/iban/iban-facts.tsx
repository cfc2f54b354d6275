import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircle16Filled, Warning16Filled } from '@fluentui/react-icons';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { iconStyle } from '@renderer/ui/badges/mark-styles';
import { flexRow } from '@renderer/ui/layout/layout-styles';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import { None } from '@renderer/ui/text/none';
import { smallQuietText } from '@renderer/ui/text/text-styles';
import type { ReactElement, ReactNode } from 'react';
import { toCountryName } from './country-name';
import type { ReadIban } from './iban-hint';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
    gap: '1px',
    margin: 0,
    overflow: 'hidden',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralStroke2,
  },
  fact: { paddingBlock: '8px', paddingInline: '16px', backgroundColor: tokens.colorNeutralBackground1 },
  name: smallQuietText,
  value: { margin: 0, minHeight: '26px', ...flexRow, columnGap: '6px', fontWeight: tokens.fontWeightSemibold },
  correct: iconStyle.done,
  wrong: { color: 'var(--dw-process-text)' },
});

/** What can be read out of an IBAN: whose it is, and whether its check digits are right. */
export function IbanFacts({ reading, isUnfinished }: ReadIban): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const language = useLanguage();
  const { country, bankCode, checkDigits, problem } = reading;
  const digits = `\u2066${checkDigits}\u2069`;
  return (
    <dl className={styles.root}>
      <Fact name={t('iban.country')}>{country ? toCountryName(country, language) : <None />}</Fact>
      <Fact name={t('iban.bankCode')}>
        <IsolatedText isLatin>{bankCode ?? ''}</IsolatedText>
      </Fact>
      <Fact name={t('iban.checkDigits')} isWrong={problem === 'check'}>
        {problem === null && <CheckmarkCircle16Filled className={styles.correct} aria-hidden />}
        {problem === 'check' && <Warning16Filled aria-hidden />}
        {problem === null && t('iban.digitsRight', { digits })}
        {problem === 'check' && t('iban.digitsWrong', { digits })}
        {problem !== null &&
          problem !== 'check' &&
          (isUnfinished || country ? <IsolatedText isLatin>{checkDigits}</IsolatedText> : <None />)}
      </Fact>
    </dl>
  );
}

function Fact({ name, isWrong = false, children }: { name: string; isWrong?: boolean; children: ReactNode }): ReactElement {
  const styles = useStyles();
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={mergeClasses(styles.value, isWrong && styles.wrong)}>{children}</dd>
    </div>
  );
}
