import type { Language } from '@shared/domain/language';
import { type Translate, translator } from '@shared/i18n/translate';

const withoutTags = (text: string): string => text.replace(/<\/?\w+\s*\/?>/g, '');

function textsOf(language: Language): Translate {
  const t = translator(language) as unknown as (...args: unknown[]) => string;
  return ((...args: unknown[]) => withoutTags(t(...args))) as unknown as Translate;
}

/** Returns a text as the English screens show it, by its dictionary key. Tests find controls with it, so that words can change. */
export const inEnglish = textsOf('en');

/** Returns a text as the Arabic screens show it, by its dictionary key. */
export const inArabic = textsOf('ar');

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches names that begin with a text. */
export const startingWith = (text: string): RegExp => new RegExp(`^${escaped(text)}`);

/** Matches names that contain a text. */
export const containing = (text: string): RegExp => new RegExp(escaped(text));

/** Matches names that end with a text. */
export const endingWith = (text: string): RegExp => new RegExp(`${escaped(text)}$`);
