import type { Language } from '@shared/domain/language';
import { type Translate, translator } from '@shared/i18n/translate';
import type { ParseKeys } from 'i18next';

const withoutTags = (text: string): string => text.replace(/<\/?\w+\s*\/?>/g, '');

function textsOf(language: Language): Translate {
  const t = translator(language) as unknown as (...args: unknown[]) => string;
  return ((...args: unknown[]) => withoutTags(t(...args))) as unknown as Translate;
}

/** Returns a text as the English screens show it, by its dictionary key. Tests find controls with it, so that words can change. */
export const inEnglish = textsOf('en');

/** Returns a text as the Arabic screens show it, by its dictionary key. */
export const inArabic = textsOf('ar');

const plain = { en: inEnglish, ar: inArabic } as unknown as Record<Language, (key: ParseKeys) => string>;

/** Returns a text without values as both screens show it. */
export const inBoth = (key: ParseKeys): readonly [english: string, arabic: string] => [plain.en(key), plain.ar(key)];

/** Returns several texts without values: the English ones, and the Arabic ones. */
export const eachInBoth = (...keys: ParseKeys[]): readonly [english: string[], arabic: string[]] => [
  keys.map(plain.en),
  keys.map(plain.ar),
];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches names that begin with a text. */
export const startingWith = (text: string): RegExp => new RegExp(`^${escaped(text)}`);

/** Matches names that contain a text. */
export const containing = (text: string): RegExp => new RegExp(escaped(text));

/** Matches names that end with a text. */
export const endingWith = (text: string): RegExp => new RegExp(`${escaped(text)}$`);
