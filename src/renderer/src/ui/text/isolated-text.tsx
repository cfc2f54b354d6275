import { useLanguage } from '@renderer/runtime/state/preferences-store';
import type { ReactElement } from 'react';
import { None } from './none';

interface IsolatedTextProps {
  children: string;
  /** For ids, email addresses, codes, and printer names: always left to right. */
  isLatin?: boolean;
  className?: string;
}

const arabicLetter = /[\u0600-\u06ff\ufb50-\ufdff\ufe70-\ufeff]/;

/** A value within the app's own text, with its own direction and `lang`; a dash if it is empty. */
export function IsolatedText({ children, isLatin = false, className }: IsolatedTextProps): ReactElement {
  const ownLanguage = useLanguage();
  if (!children) return <None />;
  const language = arabicLetter.test(children) ? 'ar' : 'en';
  return (
    <bdi
      {...(isLatin && { dir: 'ltr' })}
      {...(!isLatin && language !== ownLanguage && { lang: language })}
      {...(className && { className })}
    >
      {children}
    </bdi>
  );
}
