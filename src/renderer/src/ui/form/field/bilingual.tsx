import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { type Language, otherLanguage } from '@shared/domain/language';
import { Fragment, type ReactNode } from 'react';
import { FieldRow } from '../form-section';

/** Returns the order of the languages in every pair: the app's language first, for reading, the keyboard, and the first error. */
export function useLanguageOrder(): readonly [Language, Language] {
  const language = useLanguage();
  return [language, otherLanguage(language)];
}

type BilingualProps = Record<Language, ReactNode>;

/** Shows the two halves of a bilingual value side by side. */
export function Bilingual(halves: BilingualProps): ReactNode {
  return (
    <FieldRow>
      {useLanguageOrder().map((language) => (
        <Fragment key={language}>{halves[language]}</Fragment>
      ))}
    </FieldRow>
  );
}
