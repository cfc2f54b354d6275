import { type Language, languages } from '@shared/domain/language';
import { foldText } from '@shared/domain/text-search';
import { toPlainText } from './markup';
import type { Words } from './topic';
import { type PlacedTopic, topics } from './topics';

type Say = (key: string, values: { count?: number }) => string;

export interface FoundTopic {
  topic: PlacedTopic;
  /** The sentence with the most search words, in the reader's language. */
  excerpt: string;
}

/** Stop words. */
const common = new Set(
  [
    'كيف',
    'لماذا',
    'هل',
    'ما',
    'ماذا',
    'متى',
    'أين',
    'في',
    'من',
    'على',
    'إلى',
    'عن',
    'أن',
    'لا',
    'how',
    'why',
    'do',
    'does',
    'i',
    'to',
    'the',
    'a',
    'an',
    'is',
    'can',
    'what',
    'when',
    'where',
    'my',
    'it',
    'not',
    'of',
    'in',
    'on',
  ].map(foldText),
);

/** Strips the Arabic article and English endings. */
function toStem(word: string): string {
  const bare = word.replace(/^(وال|بال|فال|كال|لل|ال)(?=.{3})/, '');
  return /^[a-z]{5,}$/.test(bare) ? bare.replace(/(ing|ed|es|s|e)$/, '') : bare;
}

/** Returns the search words: folded, without stop words. */
function toSearchWords(typed: string): string[] {
  const words = foldText(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const telling = words.filter((word) => !common.has(word));
  return (telling.length > 0 ? telling : words).map(toStem);
}

/** Joins a text's words, each after a space and with and without attached Arabic prefixes, because the search matches beginnings of words. */
function toHaystack(text: string): string {
  const words = foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => [word, word.replace(/^((وال|بال|فال|كال|لل|ال)(?=.{3})|[وبلف](?=.{4}))/, '')]);
  return ` ${[...new Set(words)].join(' ')}`;
}

interface Indexed {
  topic: PlacedTopic;
  fields: { text: string; weight: number }[];
  sentences: Record<Language, string[]>;
}

function index(says: Record<Language, Say>): Indexed[] {
  return topics.map((topic) => {
    const plain = (words: Words, language: Language): string => toPlainText(words[language], says[language]);
    const inBoth = (words: readonly Words[]): string =>
      toHaystack(languages.flatMap((language) => words.map((text) => plain(text, language))).join(' '));
    const button = topic.show ? `[[${topic.show.button}]]` : '';
    const steps = topic.steps.flatMap(({ text, note }) => (note ? [text, note] : [text]));
    const troubles = (topic.troubles ?? []).flatMap(({ seen, remedy }) => [seen, remedy]);
    return {
      topic,
      fields: [
        { text: inBoth([topic.title]), weight: 8 },
        { text: inBoth([{ ar: button, en: button }]), weight: 6 },
        { text: inBoth(topic.keywords ? [topic.keywords] : []), weight: 5 },
        { text: inBoth([topic.about, ...(topic.troubles ?? []).map(({ seen }) => seen)]), weight: 3 },
        { text: inBoth([...steps, ...troubles]), weight: 1 },
      ],
      sentences: Object.fromEntries(
        languages.map((language) => [language, [topic.about, ...troubles, ...steps].map((text) => plain(text, language))]),
      ) as Record<Language, string[]>,
    };
  });
}

/** Counts the search words in a text. */
const hits = (haystack: string, words: readonly string[]): number => words.filter((word) => haystack.includes(` ${word}`)).length;

/** Creates the search over all topics, by the texts of both languages. */
export function createGuideSearch(says: Record<Language, Say>): (typed: string, language: Language) => FoundTopic[] {
  let indexed: Indexed[] | null = null;
  return (typed, language) => {
    const words = toSearchWords(typed);
    if (words.length === 0) return [];
    indexed ??= index(says);
    const withHits = indexed.map((one) => ({
      one,
      all: words.filter((word) => one.fields.some(({ text }) => text.includes(` ${word}`))).length,
    }));
    // In a question of three words or more, one may be missing in the guide.
    const least = withHits.some(({ all }) => all === words.length) || words.length < 3 ? words.length : words.length - 1;
    return withHits
      .filter(({ all }) => all >= least)
      .map(({ one }) => one)
      .map((found) => ({ found, score: found.fields.reduce((sum, { text, weight }) => sum + weight * hits(text, words), 0) }))
      .toSorted((one, other) => other.score - one.score)
      .map(({ found: { topic, sentences } }) => {
        const [first = '', ...rest] = sentences[language];
        const most = rest.reduce((best, text) => (hits(toHaystack(text), words) > hits(toHaystack(best), words) ? text : best), first);
        return { topic, excerpt: most };
      });
  };
}

/** Splits a text into words, and marks those that match the search. */
export function markFound(text: string, typed: string): { text: string; isFound: boolean }[] {
  const words = toSearchWords(typed);
  return text.split(/(\s+)/).map((part) => ({ text: part, isFound: part.trim() !== '' && hits(toHaystack(part), words) > 0 }));
}
