import type { Language } from '@shared/domain/language';

const foreign: Record<Language, RegExp> = { en: /\p{Script=Arabic}/u, ar: /[A-Za-z0-9]/ };

/** Isolates a name in the other script within plain text (toasts, dialogs), on one line; in markup use `<bdi>`. */
export function isolate(value: string, language: Language): string {
  return foreign[language].test(value) ? `\u2068${value.replaceAll('-', '-\u2060')}\u2069` : value;
}
