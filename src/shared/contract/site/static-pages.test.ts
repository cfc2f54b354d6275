import { expect, it } from 'vitest';
import { calls } from '../tables/registry';

it.each([7, '7', 'b7c1', null, undefined, { oid: 'b7c1' }])('reads a block of “About us” whatever its id is: %s', (id) => {
  const texts = { type: 'about', title_en: 'About', title_ar: 'عنّا', description_en: '', description_ar: '' };
  const { rows, unreadable } = calls['shopAbout.list'].answer.decode({ data: [{ id, ...texts }] });
  expect([rows.length, unreadable]).toEqual([1, []]);
});
