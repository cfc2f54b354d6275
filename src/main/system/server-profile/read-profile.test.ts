import { calls } from '@shared/contract/tables/registry';
import { parseApiRoot } from '@shared/domain/server/api-root';
import { profileProblemCodes } from '@shared/domain/server/server-profile';
import { ar } from '@shared/i18n/ar.generated';
import { en } from '@shared/i18n/en.generated';
import { toProblemText } from '@shared/i18n/profile-words';
import { translator } from '@shared/i18n/translate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readServerProfile } from './read-profile';

const problems = (content: unknown): string[] => {
  const read = readServerProfile(content);
  return read.ok ? [] : read.problems.map(({ at, code, detail }) => `${at}: ${code} ${detail}`.trim());
};
const v1 = (content: object): unknown => ({ version: 1, ...content });
const call = (name: string, entry: object): unknown => v1({ calls: { [name]: entry } });

describe('a server profile', () => {
  it('may say nothing, and everything that it knows', () => {
    expect(problems({ version: 1, $schema: 'x', name: 'Shop' })).toEqual([]);
    expect(readServerProfile({ version: 1, $schema: 'x' })).toEqual({ ok: true, profile: { version: 1 } });
    expect(problems(call('products.setDeleted', { path: '/product/{id}/state', method: 'PATCH' }))).toEqual([]);
    expect(problems(call('files.upload', { status: 201 }))).toEqual([]);
  });

  it.each([
    [null, ': notObject'],
    ['x', ': notObject'],
    [[], ': notObject'],
    [{}, 'version: otherVersion'],
    [{ version: 2 }, 'version: otherVersion'],
    [v1({ host: 'https://evil.example' }), 'host: unknownKey'],
    [v1({ pages: { row: 'x' } }), 'pages.row: unknownKey'],
    [v1({ headers: { authorization: 'x' } }), 'headers: unknownKey'],
    [v1({ prefix: '' }), 'prefix: badPath'],
    [v1({ prefix: 'v1' }), 'prefix: badPath'],
    [v1({ prefix: '/v1/' }), 'prefix: badPath'],
    [v1({ prefix: '/v1?x=1' }), 'prefix: badPath'],
    [v1({ prefix: '//evil.example' }), 'prefix: leavesHost'],
    [v1({ prefix: 'https://evil.example' }), 'prefix: leavesHost'],
    [v1({ prefix: '/../admin' }), 'prefix: leavesHost'],
    [v1({ prefix: '/a@evil.example' }), 'prefix: leavesHost'],
    [v1({ prefix: '/\\evil.example' }), 'prefix: leavesHost'],
    [call('orders.nothing', {}), 'calls.orders.nothing: unknownCall'],
    [call('toString', {}), 'calls.toString: unknownCall'],
    [call('orders.list', { path: '/orders' }), 'calls.orders.list.path: notAssumed'],
    [call('session.login', { path: '/elsewhere' }), 'calls.session.login.path: notAssumed'],
    [call('promoCodes.list', { path: '' }), 'calls.promoCodes.list.path: badPath'],
    [call('promoCodes.list', { path: '/..' }), 'calls.promoCodes.list.path: leavesHost'],
    [call('promoCodes.list', { path: '/codes/{id}' }), 'calls.promoCodes.list.path: badParams'],
    [call('promoCodes.remove', { path: '/codes' }), 'calls.promoCodes.remove.path: badParams {id}'],
    [call('promoCodes.remove', { path: '/codes/{id}/{id}' }), 'calls.promoCodes.remove.path: badParams {id}'],
    [call('shopMessages.list', { method: 'POST' }), 'calls.shopMessages.list.method: badMethod GET'],
    [call('products.setDeleted', { method: 'GET' }), 'calls.products.setDeleted.method: badMethod POST, PUT, PATCH, DELETE'],
    [call('promoCodes.list', { path: '/product/Auth' }), 'calls.promoCodes.list.path: samePath products.list'],
    [call('categories.setDeleted', { method: 'PUT' }), 'calls.categories.setDeleted.method: samePath categories.update'],
    [call('iban.read', { rows: 'data' }), 'calls.iban.read.rows: notOfCall'],
    [call('promoCodes.list', { rows: 'a b' }), 'calls.promoCodes.list.rows: badPlace'],
    [v1({ query: { offset: 'limit' } }), 'query.offset: sameName limit'],
    [v1({ query: { search: 'a&b' } }), 'query.search: badName'],
    [v1({ query: { page: 'p' } }), 'query.page: unknownKey'],
    [v1({ pages: { rows: '', total: 'count' } }), 'pages.total: badPlace null'],
    [v1({ pages: { rows: '' } }), 'pages.total: badPlace null'],
    [v1({ pages: { total: null }, wholeLists: false }), 'pages.total: notWhole wholeLists'],
    [v1({ booleans: { answers: [1, 1] } }), 'booleans.answers: sameForms'],
    [v1({ errors: { fields: '' } }), 'errors.fields: badPlace'],
    [v1({ errors: { message: 'error', fields: 'error' } }), 'errors.fields: samePlace error'],
    [v1({ errors: { fields: 'message' } }), 'errors.fields: samePlace message'],
    [v1({ errors: { message: 'a b' } }), 'errors.message: badPlace'],
    [v1({ errors: { code: 'x' } }), 'errors.code: unknownKey'],
    [v1({ records: { data: '', empty: 404 } }), 'records.empty: unknownKey'],
    [call('products.one', { empty: 404 }), 'calls.products.one.empty: notOfCall'],
  ])('is refused whole when it is %j', (content, told) => {
    expect(problems(content)[0]).toBe(told);
  });

  it.each([
    v1({ pages: { most: 3 } }),
    v1({ numbers: { answers: 'words' } }),
    v1({ dates: { answers: 'iso' } }),
    // With a time instead of a day, it would be unclear whether the last day is included.
    v1({ dates: { sent: 'milliseconds' } }),
    v1({ amounts: 'dinars' }),
    v1({ amounts: { answers: 'fils' } }),
    v1({ lists: { empty: 204 } }),
    v1({ booleans: { answers: [true, false] } }),
    call('files.upload', { status: 302 }),
  ])('says of a value that does not fit where it is: %j', (content) => {
    expect(problems(content)[0]).toMatch(/^[\w.]+: badValue ./);
  });

  it('tells every reason in both languages, with the place', () => {
    for (const [language, texts] of Object.entries({ en, ar })) {
      expect(Object.keys(texts.serverProfile.problem).toSorted()).toEqual([...profileProblemCodes].toSorted());
      const t = translator(language as 'en' | 'ar');
      const told = profileProblemCodes.map((code) => toProblemText({ code, at: 'calls.x.path', detail: 'GET' }, t));
      expect(new Set(told).size).toBe(profileProblemCodes.length);
      for (const text of told.slice(2)) expect(text).toContain('calls.x.path');
    }
  });

  it('leads to no other host, whatever is written in it', () => {
    const { apiRoot } = parseApiRoot('https://api.shop.example/api') as { apiRoot: string };
    const signs = fc.string({
      unit: fc.constantFrom('/', '.', '\\', '@', ':', '?', '#', '%', '2', 'e', 'a', '{', '}', ' ', '~', '\t'),
      maxLength: 14,
    });
    fc.assert(
      fc.property(signs, signs, (prefix, path) => {
        const read = readServerProfile({ version: 1, prefix: `/${prefix}`, calls: { 'promoCodes.list': { path: `/${path}` } } });
        if (!read.ok) return;
        const url = new URL(`${apiRoot}${read.profile.prefix}${read.profile.calls?.['promoCodes.list']?.path}`);
        expect(url.origin).toBe('https://api.shop.example');
        expect(url.href.startsWith(`${apiRoot}${read.profile.prefix}`)).toBe(true);
        expect([url.search, url.hash, url.username]).toEqual(['', '', '']);
      }),
      { numRuns: 2000 },
    );
    expect(Object.keys(calls).length).toBeGreaterThan(90);
  });
});
