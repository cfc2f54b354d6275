import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { topics } from '@guide/topics';
import { whatsNew } from '@guide/whats-new';
import type { Language } from '@shared/domain/language';
import { ar } from '@shared/i18n/ar.generated';
import { en } from '@shared/i18n/en.generated';
import { describe, expect, it } from 'vitest';
import { policyTexts } from '../../scripts/policy/policy-texts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

type Tree = { readonly [key: string]: unknown };
/** Every text of an object, with its place. */
const toTexts = (tree: Tree, place: string): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[`${place}.${key}`, value]];
    return typeof value === 'object' && value !== null ? toTexts(value as Tree, `${place}.${key}`) : [];
  });

const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);
const ofLanguage = (texts: [string, string][], language: Language): [string, string][] =>
  texts.filter(([, text]) => isArabic(text) === (language === 'ar'));

const api = toTexts(JSON.parse(read('docs/api/openapi.json')) as Tree, 'openapi').filter(([place]) =>
  /\.(title|summary|description)$/.test(place),
);
const installers = ['resources/installer.nsh', 'resources/installer-arabic.nsh'].flatMap((path) =>
  [...read(path).matchAll(/^ *(?:LangString|!define) (\S+).*?"(.+)"$/gm)].map(([, name = '', text = '']): [string, string] => [
    `${path} ${name}`,
    text,
  ]),
);
const others = [
  ...toTexts(topics as unknown as Tree, 'guide').filter(([place]) => !/\.(id|area|keywords|show|picture|related)\b/.test(place)),
  ...toTexts(whatsNew as unknown as Tree, 'whatsNew'),
  ...toTexts(policyTexts as unknown as Tree, 'policy'),
  ...api,
  ...installers,
];
const texts: Record<Language, [string, string][]> = {
  en: [...toTexts(en, 'en'), ...ofLanguage(others, 'en')],
  ar: [...toTexts(ar, 'ar'), ...ofLanguage(others, 'ar')],
};

/** Words of the column *Not* in `docs/words.md`. */
const forbidden = read('docs/words.md')
  .split('\n')
  .flatMap((line) => /^\|(?:[^|]*\|){3} ([^|]+) \|$/.exec(line)?.[1] ?? [])
  .filter((cell) => cell !== 'Not')
  .flatMap((cell) => cell.match(/\/.+?\/(?=,|$)|[^,]+/g) ?? [])
  .map((word) => word.trim());

/** Quoted by the requirements, see `dictionaries.test.ts`. */
const quoted = new Set(['Try Again!']);

const toPattern = (word: string): RegExp =>
  word.startsWith('/') ? new RegExp(word.slice(1, -1), 'iu') : new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, 'iu');

/** The text without names of buttons, whose own texts are checked, and without values. */
const withoutNames = (text: string): string => text.replace(/\[\[.*?\]\]|\{\{.*?\}\}|`[^`]*`/g, '');

describe('the words of docs/words.md', () => {
  it.each(forbidden)('no text contains “%s”', (word) => {
    const pattern = toPattern(word);
    const places = texts[isArabic(word) ? 'ar' : 'en'].filter(([, text]) => !quoted.has(text) && pattern.test(withoutNames(text)));
    expect(places).toEqual([]);
  });

  it('forbids words in both languages', () => {
    expect(forbidden.filter(isArabic).length).toBeGreaterThan(15);
    expect(forbidden.filter((word) => !isArabic(word)).length).toBeGreaterThan(50);
  });

  it('apostrophes are straight, and keys are written without arrows', () => {
    expect(texts.en.filter(([, text]) => /’/.test(text))).toEqual([]);
    expect([...texts.en, ...texts.ar].filter(([, text]) => /[↑↓⇧⌘]/.test(text.replace(/\{[^{}]*\}/g, '')))).toEqual([]);
  });
});

/** Names of the values that are quantities; `hours` is always 24. */
const quantities = new Set(
  'count total counted done shown read settled max most min limit left days minutes seconds copies rows sheets orders failed open'.split(
    ' ',
  ),
);
/** Words that may follow any number: they aren't counted nouns. */
const particles = new Set('من إلى في على حتى عن أو ثم لكل مع فقط ث للمنتج محفوظة موجودة'.split(' '));

it('no Arabic text has a quantity in front of a noun, except in the six plural forms', () => {
  const wrong = toTexts(ar, 'ar').filter(([key, text]) => {
    if (/_(zero|one|two|few|many|other)$/.test(key)) return false;
    return [...text.matchAll(/\{\{(\w+)[^}]*\}\}(?:<\/\w+>)? ([\p{Script=Arabic}\p{M}]+)/gu)].some(
      ([, name = '', word = '']) => quantities.has(name) && !particles.has(word),
    );
  });
  expect(wrong).toEqual([]);
});
