import { type AnyCall, call } from '@shared/contract/call';
import { ack } from '@shared/contract/response';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toCallForm } from './call-form';
import { parseInput, toRequest } from './to-request';

const probe = { area: 'shop' } as const;
const byKey = call({
  method: 'GET',
  path: '/styleUp/:key',
  params: { key: z.string() },
  answer: ack(),
  probe,
  example: { params: { key: 'a' } },
});
const urlOf = (asked: AnyCall, apiRoot: string, input?: unknown): string =>
  toRequest({ form: toCallForm(asked, null, null), apiRoot, parts: parseInput(asked, input) }).url;
const urlFor = (key: string): string => urlOf(byKey, 'https://shop.example/api', { params: { key } });

describe('a request', () => {
  it('escapes what stands in the path', () => {
    expect(urlFor('مطبخ a/b?c#d%')).toBe('https://shop.example/api/styleUp/%D9%85%D8%B7%D8%A8%D8%AE%20a%2Fb%3Fc%23d%25');
    expect(urlFor('$&')).toBe('https://shop.example/api/styleUp/%24%26');
  });

  it.each(['', '.', '..'])('refuses %j in the path, which URL parsers resolve away', (key) => {
    expect(() => urlFor(key)).toThrowError('params.key');
  });

  it('leaves out what a query does not say', () => {
    const query = z.object({ a: z.string().nullish(), b: z.boolean().optional(), c: z.number().optional() });
    const list = call({ method: 'GET', path: '/list', query, answer: ack(), probe, example: {} });
    const url = (given: object): string => urlOf(list, 'https://shop.example', { query: given });
    expect(url({ a: null })).toBe('https://shop.example/list');
    expect(url({ a: '', b: false, c: 0 })).toBe('https://shop.example/list?b=false&c=0');
    expect(urlOf(list, 'https://shop.example')).toBe('https://shop.example/list');
  });
});
