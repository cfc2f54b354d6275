import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { type Language, otherLanguage } from '@shared/domain/language';
import { Fragment, type ReactNode } from 'react';
import { FieldRow } from '../form-section';

/** Both languages as every pair stands in a form: the app's own first, for the eye, the keyboard and the search for the first error. */
export function useLanguageOrder(): readonly [Language, Language] {
  const language = useLanguage();
  return [language, otherLanguage(language)];
}

type BilingualProps = Record<Language, ReactNode>;

/** The two halves of what a form holds in both languages, side by side. */
export function Bilingual(halves: BilingualProps): ReactNode {
  return (
    <FieldRow>
      {useLanguageOrder().map((language) => (
        <Fragment key={language}>{halves[language]}</Fragment>
      ))}
    </FieldRow>
  );
}
