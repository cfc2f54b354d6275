import { makeStyles } from '@fluentui/react-components';
import { Warning16Filled } from '@fluentui/react-icons';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { ReactElement } from 'react';
import { toCountryName } from './country-name';
import type { IbanReading } from './iban';

const useStyles = makeStyles({
  warning: { display: 'flex', columnGap: '6px', alignItems: 'start', color: 'var(--dw-process-text)' },
  icon: { flexShrink: 0, marginBlockStart: '2px' },
});

export interface ReadIban {
  iban: string;
  reading: IbanReading;
  /** Still being typed, and too short to be judged. */
  isUnfinished: boolean;
}

/** The line under the IBAN: what is wrong with it, or how long it is. */
export function IbanHint({ iban, reading, isUnfinished, isReadOnly = false }: ReadIban & { isReadOnly?: boolean }): ReactElement | null {
  const t = useTexts();
  const styles = useStyles();
  const language = useLanguage();
  const { country, expectedLength, problem } = reading;
  if (iban === '' && isReadOnly) return null;
  if (iban === '' || isUnfinished) return <span>{t('iban.pasteHint')}</span>;
  if (!problem) return <span>{t('iban.length', { count: iban.length })}</span>;
  const words = t(`iban.problems.${problem}`, {
    start: `\u2068${iban.slice(0, 2)}\u2069`,
    country: country ? toCountryName(country, language) : '',
    expected: expectedLength ?? 0,
    length: iban.length,
  });
  return (
    <span className={styles.warning}>
      <Warning16Filled className={styles.icon} aria-hidden />
      <span>
        {words} {!isReadOnly && t('iban.stillSaved')}
      </span>
    </span>
  );
}
