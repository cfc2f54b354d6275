import type { Difference } from '@shared/domain/server-check';
import { expect, it } from 'vitest';
import { type ShapeSide, toShape } from './shape';

const at = (path: string, expected: string, came: string): Difference => ({
  kind: 'type',
  path,
  expected,
  came,
  places: 1,
  of: 20,
  effect: 'readAllTheSame',
});
const drawn = (differences: readonly Difference[], side: ShapeSide): string[] =>
  toShape(differences, side).map(({ depth, text }) => `${'  '.repeat(depth)}${text}`);

it('draws the fields that differ where they lie, and of the rest that there is more', () => {
  const differences = [at('data.data[].total', 'number', 'text of 6'), at('data.data[].address.area', 'text', 'whole number')];
  expect(drawn(differences, 'expected')).toEqual([
    '{ data: { data: [ {',
    '  total: number',
    '  address: {',
    '    area: text',
    '  … }',
    '… } ], … }, … }',
  ]);
  expect(drawn(differences, 'came')).toContain('  total: text of 6');
  expect(toShape(differences, 'came').filter(({ differs }) => differs)).toHaveLength(2);
});

it('draws an answer that differs as a whole, a list without an envelope, and a list of plain values', () => {
  expect(drawn([at('', 'JSON', 'HTML')], 'came')).toEqual(['HTML']);
  expect(drawn([at('', '{ data: list }', 'list'), at('[].id', 'whole number', 'text of 4')], 'came')).toEqual([
    'list',
    '[ {',
    '  id: text of 4',
    '… } ]',
  ]);
  expect(drawn([at('data.tags[]', 'text', 'whole number')], 'came')).toEqual(['{ data: {', '  tags: [ whole number ]', '… }, … }']);
});
