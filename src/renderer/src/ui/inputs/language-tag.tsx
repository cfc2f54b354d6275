import { makeStyles, tokens } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { Language } from '@shared/domain/language';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  root: {
    marginInlineStart: '6px',
    padding: '0 5px',
    borderRadius: '4px',
    fontSize: '11px',
    lineHeight: '16px',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground3,
    backgroundColor: tokens.colorNeutralBackground3,
  },
});

/** The small EN or AR after the label of a bilingual field. */
export function LanguageTag({ language }: { language: Language }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return <span className={styles.root}>{t(`forms.languageTag.${language}`)}</span>;
}
