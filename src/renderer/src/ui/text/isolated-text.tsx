import { useLanguage } from '@renderer/runtime/state/preferences-store';
import type { ReactElement } from 'react';
import { None } from './none';

interface IsolatedTextProps {
  children: string;
  /** Ids, e-mails, codes, names of printers: always from left to right. */
  isLatin?: boolean;
  className?: string;
}

const arabicLetter = /[\u0600-\u06ff\ufb50-\ufdff\ufe70-\ufeff]/;

/** A value inside the app's own words: keeps its own direction and says its own language; a dash when it is empty. */
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
