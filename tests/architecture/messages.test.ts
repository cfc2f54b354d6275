import { ar } from '@shared/i18n/ar.generated';
import { en } from '@shared/i18n/en.generated';
import { describe, expect, it } from 'vitest';
import { readSources } from './source-graph';

type Tree = { readonly [key: string]: string | Tree };

const toKeys = (tree: Tree, prefix = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) => (typeof value === 'string' ? [prefix + key] : toKeys(value, `${prefix}${key}.`)));
const withoutForm = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');
const keys = new Set([...toKeys(en), ...toKeys(ar)].map(withoutForm));
const areas = new Set(Object.keys(en));

/** The requirements need these terms, though no screen shows them (OP-37). */
const isKeptOnPurpose = (key: string): boolean => key.startsWith('vocabulary.');

const sources = readSources('src').filter(({ path }) => !/\.test\.tsx?$|src\/shared\/i18n\/messages\//.test(path));

/** Quoted strings in the code that begin with an area's name: `'orders.row'`, and `` t(`orders.${texts}.emptyTitle`) ``. */
const named = sources.flatMap(({ path, text }) =>
  [...text.matchAll(/['"`](\w+\.[\w.]+)(?=['"`]| \$\{)|\bt\(\s*`(\w+\.(?:[\w.]|\$\{[^`{}]*\})+)`/g)]
    .map(([, word = '', parts = '']) => ({ name: word || parts, path }))
    .filter(({ name }) => areas.has(name.split('.')[0] ?? '')),
);
const literal = new Set(named.map(({ name }) => name).filter((name) => !name.includes('$')));
const patterns = named
  .filter(({ name }) => name.includes('$'))
  .map(({ name, path }) => ({
    name,
    path,
    pattern: new RegExp(
      `^${name
        .replace(/\$\{[^}]*\}/g, '\0')
        .replaceAll('.', '\\.')
        .replaceAll('\0', '\\w+')}$`,
    ),
  }));

/** Keys that the list engine looks up under a list's texts, or in the area of these texts (`ui/list/list-texts.ts`). */
const inEveryList = ['row', 'emptyTitle', 'emptyHint', 'errorTitle'];
const inLists = new RegExp(`^(${inEveryList.join('|')}|columns\\.\\w+|searchPlaceholder|selected|counted|add|range)$`);
const lists = sources.flatMap(({ path, text }) =>
  path.startsWith('src/renderer/src/features/') ? [...text.matchAll(/\btexts: '([\w.]+)'/g)].map(([, name = '']) => name) : [],
);
const isSaidByList = (key: string): boolean =>
  lists.some((list) =>
    [list, list.split('.')[0]].some((place) => key.startsWith(`${place}.`) && inLists.test(key.slice(`${place}.`.length))),
  );

describe('messages', () => {
  it('are read, and so is what uses them', () => {
    expect(keys.size).toBeGreaterThan(500);
    expect(literal.size).toBeGreaterThan(400);
    expect(patterns.length).toBeGreaterThan(10);
  });

  it('are all used', () => {
    const unused = [...keys].filter(
      (key) => !literal.has(key) && !patterns.some(({ pattern }) => pattern.test(key)) && !isSaidByList(key) && !isKeptOnPurpose(key),
    );
    expect(unused).toEqual([]);
  });

  it('are all there that the code builds from parts', () => {
    const missing = patterns.filter(({ pattern }) => ![...keys].some((key) => pattern.test(key)));
    expect(missing.map(({ name, path }) => `${path}: ${name}`)).toEqual([]);
  });

  it('are all there that a list says', () => {
    expect(lists.length).toBeGreaterThan(4);
    const missing = lists.flatMap((list) =>
      inEveryList
        .filter((word) => !keys.has(`${list}.${word}`) && !keys.has(`${list.split('.')[0]}.${word}`))
        .map((word) => `${list}.${word}`),
    );
    expect(missing).toEqual([]);
  });
});
