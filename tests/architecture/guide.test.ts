import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { toMention, toParts } from '@guide/markup';
import { guideOfScreen, screenGuides } from '@guide/screens';
import { shortcuts } from '@guide/shortcuts';
import type { Words } from '@guide/topic';
import { findTopic, topics } from '@guide/topics';
import { whatsNew } from '@guide/whats-new';
import { appRoutes, unknownRoute } from '@renderer/app/routes';
import { largeFigures, smallFigures } from '@renderer/features/dashboard/figures';
import { languages } from '@shared/domain/language';
import { ar } from '@shared/i18n/ar.generated';
import { en } from '@shared/i18n/en.generated';
import { describe, expect, it } from 'vitest';
import { readTopic } from '../../scripts/guide/content';
import { makeGuideFiles } from '../../scripts/guide/files';

type Tree = { readonly [key: string]: string | Tree };
const toTexts = (tree: Tree, place = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[place + key, value]] : toTexts(value, `${place}${key}.`),
  );
const withoutForm = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');
const dictionaries = { ar: toTexts(ar), en: toTexts(en) };

const root = join(import.meta.dirname, '../..');
const pictures = join(root, 'docs/guide/pictures');
const record = (language: string): Record<string, string[]> =>
  JSON.parse(readFileSync(join(pictures, language, 'taken.json'), 'utf8')) as Record<string, string[]>;

/** Every text of the topics, with its topic. */
const texts = [
  ...topics.flatMap(({ id, title, about, steps, troubles = [], show }) =>
    [
      title,
      about,
      ...steps.flatMap(({ text, note }) => (note ? [text, note] : [text])),
      ...troubles.flatMap(({ seen, remedy }) => [seen, remedy]),
      ...(show?.first ? [show.first] : []),
    ].map((words) => ({ id: id as string, words })),
  ),
  ...screenGuides.map(({ paths, about }) => ({ id: paths.join(), words: about })),
];

/** Returns the names of the app's texts that a text mentions, in one language. */
const namesIn = (words: Words, language: 'ar' | 'en'): string[] =>
  toParts(words[language]).flatMap((part) => (part.kind === 'words' ? [part.key] : []));

describe('the guide', () => {
  it('names only what is in the app, and the same in both languages', () => {
    const counted = new Set(dictionaries.en.filter(([key]) => key.endsWith('_other')).map(([key]) => withoutForm(key)));
    const known = new Map(dictionaries.en.map(([key, text]) => [withoutForm(key), text]));
    const mentions = [
      ...texts.flatMap(({ id, words }) => languages.flatMap((language) => toParts(words[language]).map((part) => ({ id, part })))),
      ...topics.flatMap(({ id, show, picture }) =>
        [show?.button, picture?.around].flatMap((named) =>
          named === undefined ? [] : [{ id: id as string, part: { kind: 'words' as const, ...toMention(named) } }],
        ),
      ),
    ];
    const wrong = mentions.flatMap(({ id, part }) => {
      if (part.kind !== 'words') return [];
      return known.has(part.key) && counted.has(part.key) === (part.count !== null) ? [] : [`${id}: ${part.key}`];
    });
    expect(wrong).toEqual([]);
    const inText = texts.flatMap(({ id, words }) => namesIn(words, 'en').map((key) => ({ id, text: known.get(key) ?? '' })));
    expect(
      inText.filter(({ text }) => text.replaceAll('{{count}}', '').includes('{{')),
      'words that need a value',
    ).toEqual([]);
    const differing = texts.filter(({ words }) => namesIn(words, 'ar').sort().join() !== namesIn(words, 'en').sort().join());
    expect(differing.map(({ id, words }) => `${id}: ${words.en}`)).toEqual([]);
  });

  it('has a topic for every screen, and no place for a screen that is not there', () => {
    const paths = [...appRoutes.map(({ path }) => path), unknownRoute.path, 'login'];
    expect(paths.filter((path) => guideOfScreen(path) === undefined)).toEqual([]);
    const named = screenGuides.flatMap((screen) => screen.paths);
    expect(named.filter((path) => !paths.includes(path))).toEqual([]);
    expect(named).toHaveLength(new Set(named).size);
    const unreached = topics.filter(({ id }) => !screenGuides.some((screen) => (screen.topics as readonly string[]).includes(id)));
    expect(unreached.map(({ id }) => id)).toEqual([]);
  });

  it('leads to topics and screens that are there, by names that are there once', () => {
    expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length);
    const related = topics.flatMap(({ id, related = [] }) => related.filter((other) => other === id || !findTopic(other)));
    expect(related).toEqual([]);
    const shown = topics.flatMap(({ show }) => (show?.on === undefined ? [] : [show.on]));
    expect(shown.filter((path) => !appRoutes.some((route) => route.path === path))).toEqual([]);
    const screens = join(root, 'src/renderer/src');
    const inDialogs = readdirSync(screens, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) => [...readFileSync(join(screens, file), 'utf8').matchAll(/\b(?:data-guide|guide)="([^"]+)"/g)])
      .map(([, id = '']) => id);
    expect(inDialogs.length).toBeGreaterThan(5);
    expect(inDialogs.filter((id) => !findTopic(id))).toEqual([]);
    expect(Object.keys(shortcuts).sort()).toEqual(
      Object.keys(en.shortcuts)
        .filter((key) => key !== 'title')
        .sort(),
    );
  });

  it('names the figures of the dashboard that open a list, and no other as one that does', () => {
    const [first] = findTopic('figures')?.steps ?? [];
    const leading = [...largeFigures, ...smallFigures].flatMap(({ key, list }) => (list ? [`dashboard.figures.${key}`] : []));
    for (const language of languages) expect(first && namesIn(first.text, language).toSorted()).toEqual(leading.toSorted());
  });

  it('leads to earlier bulk updates by way of the list that has their button', () => {
    const named = texts.filter(({ words }) => namesIn(words, 'en').includes('productTable.earlier'));
    expect(named.map(({ id }) => id)).toEqual(['edit-as-table', 'import-file']);
    for (const { words } of named) expect(namesIn(words, 'en').slice(0, 2)).toEqual(['navigation.products', 'productTable.earlier']);
  });

  it('is short: what to do in five steps at most, each of them a sentence or two', () => {
    expect(topics.length).toBeGreaterThanOrEqual(40);
    expect(topics.filter(({ steps }) => steps.length < 1 || steps.length > 5).map(({ id }) => id)).toEqual([]);
    const long = texts.filter(({ words }) => languages.some((language) => words[language].length > 260));
    expect(long.map(({ id, words }) => `${id}: ${words.en}`)).toEqual([]);
  });

  it('stands in docs/guide as its data has it (npm run guide)', () => {
    const files = makeGuideFiles();
    for (const [path, text] of Object.entries(files)) expect(readFileSync(join(root, path), 'utf8'), path).toBe(text);
    const there = languages.flatMap((language) =>
      readdirSync(join(root, 'docs/guide', language)).map((file) => `docs/guide/${language}/${file}`),
    );
    expect(there.sort()).toEqual(Object.keys(files).sort());
  });
});

describe('a file of a topic', () => {
  const file = readFileSync(join(root, 'src/guide/content/dispatch/pick-list.md'), 'utf8');

  it('has both languages with the same steps, notes and problems', () => {
    expect(readTopic(file, 'pick-list').topic.steps).toHaveLength(4);
    for (const [cut, message] of [
      [/# English[\s\S]*/, 'pick-list: the heading "# English" is missing'],
      [/\n {3}If you want[^\n]*\n/, 'pick-list, steps 4: a note is missing in one language'],
      [/\n## Some orders[\s\S]*/, 'pick-list, troubles: 1 in Arabic, 0 in English'],
    ] as const) {
      expect(() => readTopic(file.replace(cut, ''), 'pick-list')).toThrow(message);
    }
  });

  it('has only known front matter', () => {
    expect(() => readTopic(file.replace('related:', 'relatd:'), 'pick-list')).toThrow(/pick-list: [\s\S]*relatd/);
    expect(() => readTopic(file.replace('---', ''), 'pick-list')).toThrow('pick-list: the front matter is missing');
  });
});

describe('the pictures of the guide', () => {
  const wanted = topics.filter(({ picture }) => picture !== undefined).map(({ id }) => id as string);

  it.each(languages)('are there for each topic that has one, small, and no others: %s', (language) => {
    const files = readdirSync(join(pictures, language)).filter((file) => file.endsWith('.webp'));
    expect(files.sort()).toEqual(wanted.map((id) => `${id}.webp`).sort());
    expect(Object.keys(record(language)).sort()).toEqual([...wanted].sort());
    const sizes = files.map((file) => statSync(join(pictures, language, file)).size);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(40_000);
  });

  it.each(languages)('show no word that the app does not say any more (npm run guide -- --pictures): %s', (language) => {
    const known = new Set(dictionaries[language].map(([, text]) => text));
    const old = Object.entries(record(language)).flatMap(([id, words]) =>
      words.filter((word) => !known.has(word)).map((word) => `${id}: ${word}`),
    );
    expect(old).toEqual([]);
  });
});

describe('what is new', () => {
  it('is of this version, and of lines that its changelog has', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    expect(whatsNew[0]?.version).toBe(version);
    const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
    const sections = new Map(
      changelog
        .split(/^## /m)
        .map((part) => [part.split('\n')[0]?.split(' ')[0] ?? '', part.split('\n').filter((line) => line.startsWith('- '))]),
    );
    for (const { version: of, highlights, also } of whatsNew) {
      const lines = sections.get(of) ?? sections.get('Unreleased') ?? [];
      const missing = [...highlights, ...also].filter(({ line }) => !lines.some((one) => one.startsWith(`- ${line}`)));
      expect(missing.map(({ line }) => line)).toEqual([]);
      expect(highlights.filter(({ topic }) => findTopic(topic)?.picture === undefined)).toEqual([]);
    }
  });
});
