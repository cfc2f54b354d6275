import type { Language } from '@shared/domain/language';

const foreign: Record<Language, RegExp> = { en: /\p{Script=Arabic}/u, ar: /[A-Za-z0-9]/ };

/** Keeps a name of the other script in one piece and on one line inside a plain text (toasts, dialogs); in markup use `<bdi>`. */
export function isolate(value: string, language: Language): string {
  return foreign[language].test(value) ? `\u2068${value.replaceAll('-', '-\u2060')}\u2069` : value;
}
