import type { AnyCall } from '@shared/contract/call';
import { type CallName, calls } from '@shared/contract/tables/registry';
import type { ServerProfile } from '@shared/domain/server/server-profile';
import { describe, expect, it } from 'vitest';
import { toCallForm } from './call-form';
import { exchange, noRows } from './exchange';
import type { ApiRequest } from './to-request';

const apiRoot = 'https://shop.example/api';
const names = Object.keys(calls) as CallName[];
const fixed: Record<string, unknown> = { value: true, name: 'countries', kitchenKey: 'one' };

/** Returns any input that fits the call's path, with the first page if the call has pages. The body doesn't matter here. */
function toInput({ path, query, answer }: AnyCall) {
  const params = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, fixed[name] ?? 7]));
  const shape = (query as { shape?: Record<string, unknown> } | undefined)?.shape ?? {};
  const type = path.includes('showProduct') ? 'premium_products' : 'about';
  const status = 'status' in shape ? { status: 'open' } : {};
  const search = { ...(answer.form.envelope === 'page' && { page: 3 }), ...('type' in shape && { type }), ...status };
  return { params, query: search };
}

async function ask(name: CallName, profile: ServerProfile | null, answers: unknown[] = [{}], input: unknown = undefined) {
  const call: AnyCall = { ...(calls[name] as AnyCall), body: undefined };
  const asked: ApiRequest[] = [];
  const form = toCallForm(call, name, profile);
  const body = await exchange({ call, form, apiRoot, input: input ?? toInput(call) }, async (request) => {
    asked.push(request);
    return answers[Math.min(asked.length, answers.length) - 1];
  });
  return { asked, body, form };
}

describe('without a server profile', () => {
  it.each(names)('%s is asked to the letter as the documents have it, and its answer is left alone', async (name) => {
    const call: AnyCall = calls[name];
    const answer = { data: { data: [{ id: '7', isDeleted: 0 }], totalItems: '1' } };
    const plain = await ask(name, null, [answer]);
    const path = call.path.replace(/:(\w+)/g, (_, param) => String(fixed[param] ?? 7));
    const page = call.answer.form.envelope === 'page' ? 'offset=40&limit=20' : '';
    const [request, ...others] = plain.asked;
    expect(others).toEqual([]);
    expect(request?.method).toBe(call.method);
    expect(request?.url.split('?')[0]).toBe(`${apiRoot}${path}`);
    expect(request?.url.includes(page)).toBe(true);
    expect(plain.form.okStatus).toBe(call.okStatus);
    expect(plain.body).toBe(answer);
    // An empty profile makes no difference.
    expect(await ask(name, { version: 1 }, [answer])).toMatchObject({ asked: plain.asked, body: answer });
  });
});

describe('a list that is put together', () => {
  const rows = (from: number, count: number) => Array.from({ length: count }, (_, index) => ({ id: from + index }));
  const page = (data: unknown[], totalItems: unknown) => ({ data: { data, totalItems } });
  const urls = (asked: ApiRequest[]): string[] => asked.map(({ url }) => url.split('?')[1] ?? '');
  const query = { query: { page: 2 } };

  it('is asked in as many requests as it takes, and has each row once', async () => {
    const { asked, body } = await ask(
      'promoCodes.list',
      { version: 1, pages: { most: 10 } },
      [page(rows(21, 10), 99), page(rows(30, 10), 99)],
      query,
    );
    expect(urls(asked)).toEqual(['offset=20&limit=10', 'offset=30&limit=10']);
    expect(body).toEqual(page(rows(21, 19), 99));
  });

  it('ends where the rows end', async () => {
    const { asked, body } = await ask('promoCodes.list', { version: 1, pages: { most: 10 } }, [page(rows(21, 4), 24)], query);
    expect(urls(asked)).toEqual(['offset=20&limit=10']);
    expect(body).toEqual(page(rows(21, 4), 24));
    const empty = await ask('promoCodes.list', { version: 1, wholeLists: false }, [page(rows(1, 20), 99), page([], 99)], {});
    expect(urls(empty.asked)).toEqual(['offset=0&limit=20', 'offset=20&limit=20']);
  });

  it('gives up on a server that never comes to an end', async () => {
    const { asked } = await ask('promoCodes.list', { version: 1, wholeLists: false }, [page(rows(1, 1), 9_999_999)], {});
    expect(asked).toHaveLength(1000);
  });

  it.each([
    ['the first page', { query: { page: 1 } }, [noRows], page([], 0), 1],
    ['a later page, whose total is that of the first', query, [noRows, page(rows(1, 20), 20)], page([], 20), 2],
    ['every page', query, [noRows, noRows], page([], 0), 2],
    ['the whole list', {}, [noRows], page([], 0), 1],
  ])('has no rows where the server says so of %s', async (_, input, answers, expected, requests) => {
    const { asked, body } = await ask('promoCodes.list', { version: 1, pages: { empty: 404 } }, answers, input);
    expect(body).toEqual(expected);
    expect(asked).toHaveLength(requests);
  });

  it('hands on what is no page, for the contract to judge', async () => {
    const other = { message: 'maintenance' };
    for (const pages of [{ most: 10 as const }, { total: null }]) {
      expect((await ask('promoCodes.list', { version: 1, pages }, [other], query)).body).toBe(other);
    }
  });

  it('asks by the number of the page where offsets are such', async () => {
    const { asked } = await ask('promoCodes.list', { version: 1, pages: { most: 5, counts: 'pages' } }, [page(rows(1, 5), 99)], query);
    expect(urls(asked)).toEqual(['offset=5&limit=5', 'offset=6&limit=5', 'offset=7&limit=5', 'offset=8&limit=5']);
  });
});
