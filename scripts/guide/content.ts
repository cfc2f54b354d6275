import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Language, languages } from '@shared/domain/language';
import { marked, type Token, type Tokens } from 'marked';
import { parse } from 'yaml';
import { z } from 'zod';

const content = join(import.meta.dirname, '../../src/guide/content');

const bothLanguages = z.strictObject({ ar: z.string().min(1), en: z.string().min(1) });
const frontMatter = z.strictObject({
  order: z.int(),
  title: bothLanguages,
  keywords: bothLanguages.optional(),
  keys: z.array(z.string()).optional(),
  related: z.array(z.string()),
  show: z.strictObject({ button: z.string(), on: z.string().optional(), first: bothLanguages.optional() }).optional(),
  picture: z.strictObject({ stop: z.string(), around: z.string().optional() }).optional(),
});
const areasFile = z.record(z.string(), bothLanguages);
const screensFile = z.array(z.strictObject({ paths: z.array(z.string()), about: bothLanguages, topics: z.array(z.string()) }));

interface Section {
  about: string;
  steps: { text: string; note?: string }[];
  troubles: { seen: string; remedy: string }[];
}

const headings: Readonly<Record<Language, string>> = { ar: 'العربية', en: 'English' };

const isShown = (token: Token): boolean => token.type !== 'space';
/** A text that is wrapped in the file is one line. */
const toLine = (token: Token | undefined): string => (token as Tokens.Paragraph | undefined)?.text.replaceAll('\n', ' ') ?? '';

/** Reads one language of a topic: a paragraph, numbered steps (a paragraph below a step is its note), a heading and a paragraph per trouble. */
function readSection(tokens: readonly Token[], place: string): Section {
  const [about, list, ...rest] = tokens.filter(isShown);
  if (about?.type !== 'paragraph' || list?.type !== 'list') throw new Error(`${place}: expected a paragraph and numbered steps`);
  const steps = (list as Tokens.List).items.map((item) => {
    const [text, note, ...more] = item.tokens.filter(isShown);
    if (text === undefined || more.length > 0) throw new Error(`${place}: a step is one paragraph and at most one note: ${item.text}`);
    return { text: toLine(text), ...(note && { note: toLine(note) }) };
  });
  const troubles = rest.flatMap((seen, at) => {
    if (at % 2 === 1) return [];
    const remedy = rest[at + 1];
    if (seen.type !== 'heading' || remedy?.type !== 'paragraph')
      throw new Error(`${place}: expected a heading and a paragraph: ${seen.raw}`);
    return [{ seen: toLine(seen), remedy: toLine(remedy) }];
  });
  return { about: toLine(about), steps, troubles };
}

/** Splits the body at its two first-level headings. */
function readBody(body: string, place: string): Record<Language, Section> {
  const tokens = marked.lexer(body);
  const isTop = (token: Token): token is Tokens.Heading => token.type === 'heading' && (token as Tokens.Heading).depth === 1;
  const sections = languages.map((language) => {
    const start = tokens.findIndex((token) => isTop(token) && token.text === headings[language]);
    if (start < 0) throw new Error(`${place}: the heading "# ${headings[language]}" is missing`);
    const length = tokens.slice(start + 1).findIndex(isTop);
    const own = tokens.slice(start + 1, length < 0 ? undefined : start + 1 + length);
    return [language, readSection(own, `${place}, ${language}`)] as const;
  });
  return Object.fromEntries(sections) as Record<Language, Section>;
}

/** Pairs the texts of both languages, which have to have the same parts. */
function pair<Part extends object>(
  ar: readonly Part[],
  en: readonly Part[],
  place: string,
): Record<keyof Part, { ar: string; en: string }>[] {
  if (ar.length !== en.length) throw new Error(`${place}: ${ar.length} in Arabic, ${en.length} in English`);
  return ar.map((one, at) => {
    const names = Object.keys(one);
    const other = en[at] as Record<string, string>;
    if (names.join() !== Object.keys(other).join()) throw new Error(`${place} ${at + 1}: a note is missing in one language`);
    return Object.fromEntries(names.map((name) => [name, { ar: (one as Record<string, string>)[name], en: other[name] }])) as Record<
      keyof Part,
      { ar: string; en: string }
    >;
  });
}

/** Reads one topic; `text` is the file with its front matter. */
export function readTopic(text: string, place: string) {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text.replaceAll('\r\n', '\n')) ?? [];
  if (head === undefined || body === undefined) throw new Error(`${place}: the front matter is missing`);
  const facts = frontMatter.safeParse(parse(head));
  if (!facts.success) throw new Error(`${place}: ${z.prettifyError(facts.error)}`);
  const { order, title, keywords, keys, related, show, picture } = facts.data;
  const { ar, en } = readBody(body, place);
  const troubles = pair(ar.troubles, en.troubles, `${place}, troubles`);
  const topic = {
    title,
    about: { ar: ar.about, en: en.about },
    steps: pair(ar.steps, en.steps, `${place}, steps`),
    ...(keys && { keys }),
    ...(troubles.length > 0 && { troubles }),
    related,
    ...(show && { show }),
    ...(picture && { picture }),
    ...(keywords && { keywords }),
  };
  return { order, topic };
}

/** Reads the topics of an area in their order; a topic's id is the name of its file. */
function readArea(area: string) {
  const folder = join(content, area);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ id: basename(file, '.md'), ...readTopic(readFileSync(join(folder, file), 'utf8'), `${area}/${file}`) }))
    .toSorted((one, other) => one.order - other.order || one.id.localeCompare(other.id));
}

const readYaml = (file: string): unknown => parse(readFileSync(join(content, file), 'utf8'));

/** Writes the guide's module, with one line for each topic and screen; `topics.ts` and `screens.ts` check its types. */
export function makeGuideContent(): string {
  const areas = Object.entries(areasFile.parse(readYaml('areas.yml'))).flatMap(([area, title]) => [
    `  ${JSON.stringify(area)}: {`,
    `    title: ${JSON.stringify(title)},`,
    '    topics: {',
    ...readArea(area).map(({ id, topic }) => `      ${JSON.stringify(id)}: ${JSON.stringify(topic)},`),
    '    },',
    '  },',
  ]);
  const screens = screensFile.parse(readYaml('screens.yml')).map((screen) => `  ${JSON.stringify(screen)},`);
  return [
    '// Written by `npm run guide` from `content`.',
    'export const guideAreas = {',
    ...areas,
    '} as const;',
    '',
    'export const screens = [',
    ...screens,
    '] as const;',
    '',
  ].join('\n');
}
