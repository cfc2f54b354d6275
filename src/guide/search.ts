import { type Language, languages } from '@shared/domain/language';
import { foldText } from '@shared/domain/text-search';
import { toPlainText } from './markup';
import { synonyms } from './synonyms';
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
  `كيف كيفية لماذا هل ما ماذا متى أين في من على إلى عن أن لا لم إن إذا لو مع هذا هذه التي الذي هو هي أو ثم قد كان عند عندي بعد قبل أنا
  أريد أحتاج أستطيع أقدر ممكن يمكن يمكنني ليش شلون شنو وين منو متى أبي أبغى ابغي ودي عشان علشان حق مال تبع مو ما فيه شي شيء وش كم أي لي له لها
  لازم يجب بدون رجاء لماذا لش فين ازاي عايز
  how why do does did don doesn didn isn won i we you me us to the a an is are was am be been can cant cannot could should would will what when
  where which who my our your their it its this that these there not no of in on for from with at by as if and or have has had want need get got
  please way some any so s t m ve ll re`
    .split(/\s+/)
    .map(foldText),
);

const toWords = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Returns a word with and without Arabic prefixes and the endings of plurals and verbs. */
function toForms(word: string): string[] {
  const bare = word.replace(/^([وف]?(?:[بكل]?ال|لل)|[وبلف])(?=.{3})/, '');
  const forms = [word, bare].flatMap((form) => [
    form,
    /^[a-z]{5,}$/.test(form)
      ? form.replace(/(?<=ss)es$|(?<=.{4})(ing|ed|s|e)$/, '')
      : form.replace(/(?<=[\u0600-\u06ff]{3})(ات|ون|ين|ها|ه|ي)$/, ''),
  ]);
  return [...new Set(forms)];
}

/** The rows of synonyms by each form of their words. */
const meanings = new Map<string, string[]>();
for (const row of synonyms) {
  const forms = [...new Set(row.flatMap((word) => toWords(word).flatMap(toForms)))];
  for (const form of forms) meanings.set(form, [...(meanings.get(form) ?? []), ...forms]);
}

interface SearchWord {
  forms: string[];
  meanings: string[];
  /** Whether a longer word that begins with it is meant too. */
  isBeginning: boolean;
}

/** Returns the search words: folded, without stop words, and each once. */
function toSearchWords(typed: string): SearchWord[] {
  const words = [...new Set(toWords(typed))];
  const telling = words.filter((word) => !common.has(word) && !toForms(word).some((form) => form !== word && common.has(form)));
  const used = telling.length > 0 ? telling : words;
  return used.map((word, at) => {
    const forms = toForms(word);
    const isLong = word.length >= (/[a-z]/.test(word) ? 4 : 3);
    return { forms, meanings: forms.flatMap((form) => meanings.get(form) ?? []), isBeginning: isLong || at === used.length - 1 };
  });
}

/** Joins a text's words in all their forms, each between spaces. */
const toHaystack = (text: string): string => ` ${[...new Set(toWords(text).flatMap(toForms))].join(' ')} `;

/** Grades a word in a text: 1 for the word itself, less for a beginning or a synonym, 0 if it isn't there. */
function gradeOf(haystack: string, { forms, meanings: others, isBeginning }: SearchWord): number {
  if (forms.some((form) => haystack.includes(` ${form} `))) return 1;
  if (isBeginning && forms.some((form) => haystack.includes(` ${form}`))) return 0.8;
  return others.some((form) => haystack.includes(` ${form} `)) ? 0.6 : 0;
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

/** Counts the search words in a text, synonyms less. */
const hits = (haystack: string, words: readonly SearchWord[]): number => words.reduce((sum, word) => sum + gradeOf(haystack, word), 0);

/** Returns the score of each search word in a topic. */
const scoresOf = ({ fields }: Indexed, words: readonly SearchWord[]): number[] =>
  words.map((word) => fields.reduce((sum, { text, weight }) => sum + weight * gradeOf(text, word), 0));

/** A topic with less of the best one's score isn't shown. */
const leastShare = 0.2;
/** If no topic has two of the words, one that at most so many topics have is enough. */
const fewTopics = 8;

/** Returns the topics with two search words (or the only one), the best first. A word that few topics have counts more. */
function rank(indexed: readonly Indexed[], words: readonly SearchWord[]): Indexed[] {
  const scored = indexed.map((one) => ({ one, scores: scoresOf(one, words) }));
  const spread = words.map((_, at) => scored.filter(({ scores }) => (scores[at] ?? 0) > 0).length);
  const rarity = spread.map((count) => Math.log(1 + indexed.length / (1 + count)) ** 2);
  const counted = scored.map(({ one, scores }) => {
    const count = scores.filter((score) => score > 0).length;
    const isRare = scores.some((score, at) => score > 0 && (spread[at] ?? 0) <= fewTopics);
    return { one, count, isRare, score: count * scores.reduce((sum, score, at) => sum + score * (rarity[at] ?? 0), 0) };
  });
  const least = Math.min(2, words.length);
  const withWords = counted.filter(({ count }) => count >= least);
  const ranked = (withWords.length > 0 ? withWords : counted.filter(({ isRare }) => isRare)).toSorted(
    (one, other) => other.score - one.score,
  );
  const best = ranked[0]?.score ?? 0;
  return ranked.filter(({ score }) => words.length === 1 || score >= best * leastShare).map(({ one }) => one);
}

/** Creates the search over all topics, by the texts of both languages. */
export function createGuideSearch(says: Record<Language, Say>): (typed: string, language: Language) => FoundTopic[] {
  let indexed: Indexed[] | null = null;
  return (typed, language) => {
    const words = toSearchWords(typed);
    if (words.length === 0) return [];
    indexed ??= index(says);
    return rank(indexed, words).map(({ topic, sentences }) => {
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
