import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

interface IsolatedTextProps {
  children: string;
  /** Ids, e-mails, codes, names of printers: always from left to right. */
  isLatin?: boolean;
  className?: string;
}

const arabicLetter = /[\u0600-\u06ff\ufb50-\ufdff\ufe70-\ufeff]/;

/** A value inside the app's own words: keeps its own direction and says its own language; a dash when it is empty. */
export function IsolatedText({ children, isLatin = false, className }: IsolatedTextProps): ReactElement {
  const { t, i18n } = useTranslation();
  if (!children) return <>{t('common.none')}</>;
  const language = arabicLetter.test(children) ? 'ar' : 'en';
  return (
    <bdi
      {...(isLatin && { dir: 'ltr' })}
      {...(!isLatin && language !== i18n.language && { lang: language })}
      {...(className && { className })}
    >
      {children}
    </bdi>
  );
}
