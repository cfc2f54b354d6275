import type { Target } from '@main/server/api/endpoint';
import { apiLimits } from '@main/server/api/limits';
import { createRawSend } from '@main/server/api/raw-read';
import { createSampleShop, type SampleShop } from '@sample-shop/sample-shop';
import { seedAdmins } from '@sample-shop/seed/admins';
import { type CallName, calls } from '@shared/contract/tables/registry';
import type { ServerProfile } from '@shared/domain/server/server-profile';
import { type CheckArea, checkAreas, defaultSlowMs, isNoted, type ServerCheckReport } from '@shared/domain/server-check';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../../tests/support/texts';
import { type Deviation, deviate, deviations } from './deviations.samples';
import { evaluateReading } from './evaluate-reading';
import { countByArea, readingNames, readings, writingNames } from './readings';
import { toReportFile, toReportTable } from './report-files';
import { createServerCheck } from './server-check';
import { smallestRecords, smallestRows } from './smallest.samples';

const root = 'http://shop.test/api';
const now = (): Date => new Date('2026-11-20T09:00:00Z');

interface Check {
  deviation?: Deviation;
  who?: keyof typeof seedAdmins;
  stopAfter?: number;
  token?: string;
  profile?: ServerProfile;
  shop?: SampleShop;
  areas?: readonly CheckArea[];
}

/** Responses of a correct shop; each is requested once and reused for every deviation, because that is slow. */
function createHonest(): Pick<SampleShop, 'fetch'> & { token: string } {
  const shop = createSampleShop({ isStrict: true, now });
  const answers = new Map<string, Promise<{ status: number; text: string }>>();
  const ask = async (request: Request) => {
    const response = await shop.fetch(request);
    return { status: response.status, text: await response.text() };
  };
  return {
    token: shop.control.signIn(seedAdmins.all.id),
    async fetch(request) {
      const known = answers.get(request.url) ?? ask(request);
      answers.set(request.url, known);
      const { status, text } = await known;
      return new Response(text, { status, headers: { 'content-type': 'application/json' } });
    },
  };
}
const honest = createHonest();

const profiles = { of: ({ profile }: Target) => profile ?? null };

async function check({ deviation, who = 'all', stopAfter, token, profile, shop: given, areas = checkAreas }: Check = {}) {
  const shop = given ?? createSampleShop({ isStrict: true, now });
  const stop = new AbortController();
  let clock = 0;
  let told = 0;
  let asked = 0;
  const answer = deviation ? deviate(honest, deviation, (ms) => (clock += ms)) : (request: Request) => shop.fetch(request);
  const fetch = (request: Request): Promise<Response> => {
    asked += 1;
    return answer(request);
  };
  const network = { fetch } as Parameters<typeof createRawSend>[0]['network'];
  const run = createServerCheck({
    profiles,
    sendAs: createRawSend({ network, limits: apiLimits, language: () => 'ar' }),
    openJudge: () => ({ judge: evaluateReading, close: () => undefined }),
    monotonic: () => (clock += 5),
    now,
  });
  const used = token ?? (deviation ? honest.token : shop.control.signIn(seedAdmins[who].id));
  const report = await run({
    target: { apiRoot: root, authorization: 'bare', ...(profile && { profile }) },
    token: () => used,
    areas,
    rules: ['order', 'a rule of its own'],
    slowMs: defaultSlowMs,
    signal: stop.signal,
    onProgress: () => {
      told += 1;
      if (told === stopAfter) stop.abort();
    },
  });
  return { report, shop, asked };
}

/** Returns a line `call: kind path came` for every difference, and one for the prefix. */
function named({ calls, prefix }: ServerCheckReport): string[] {
  const found = calls.flatMap(({ id, result, differences, failure }) => {
    if (result === 'asExpected') return [];
    const told = differences.filter((one) => !isNoted(one)).map(({ kind, path, effect }) => `${id}: ${kind} ${path || '-'} ${effect}`);
    return told.length > 0 ? told : [`${id}: ${failure ?? result}`];
  });
  return [...(prefix ? [`prefix ${prefix}`] : []), ...found];
}

/** Creates a shop that ignores `limit` and sends unreadable amounts. */
function sendingAll(count: number): SampleShop {
  const shop = createSampleShop({ isStrict: true, now });
  return {
    ...shop,
    async fetch(request) {
      const response = await shop.fetch(request);
      if (!new URL(request.url).pathname.endsWith('/orderGuest/admin')) return response;
      const { data } = (await response.json()) as { data: { data: object[] } };
      const rows = Array.from({ length: count }, (_none, at) => ({ ...data.data[0], id: at + 1, total: ['none'], shipping_fee: ['none'] }));
      return Response.json({ data: { data: rows, totalItems: count } });
    },
  };
}

it('asks every reading call of the contract once, lists before what needs their ids', () => {
  expect(readings.map(({ name }) => name).toSorted()).toEqual([...readingNames].toSorted());
  expect(writingNames).toContain('users.setActive');
  const order = readings.map(({ name }) => name);
  for (const { name, idFrom } of readings) if (idFrom) expect(order.indexOf(idFrom.list)).toBeLessThan(order.indexOf(name));
  // The first call of an area determines the prefix, so it must not depend on assumptions.
  const first = checkAreas.map((area) => readings.find((one) => one.area === area)?.name as CallName);
  expect(first.map((name) => calls[name].assumed)).toEqual([[], [], []]);
});

describe('the strict sample shop', () => {
  it('is as expected in everything, and nothing is written', async () => {
    const { report, shop } = await check();
    expect(named(report)).toEqual([]);
    expect(report.calls.filter(({ result }) => result !== 'asExpected')).toEqual([]);
    expect(new Set(shop.requests.map(({ method }) => method))).toEqual(new Set(['GET']));
    expect(shop.requests.some(({ call }) => call === 'users.setActive')).toBe(false);
    expect(report.unasked.map(({ id }) => id)).toEqual(writingNames);
  });

  it('is asked only what was wanted, and the report says so', async () => {
    const { report, shop } = await check({ areas: ['home'] });
    expect(report).toMatchObject({ areas: ['home'], rules: ['order'] });
    expect(new Set(report.calls.map(({ area }) => area))).toEqual(new Set(['home', null]));
    expect(report.calls).toHaveLength(countByArea().home + 1);
    expect(report.calls.filter(({ result }) => result !== 'asExpected')).toEqual([]);
    expect(shop.requests.some(({ call }) => call === 'orders.list')).toBe(false);
    const { report: below } = await check({ areas: ['home'], deviation: deviations['paths with a prefix'] as Deviation });
    expect(named(below)).toEqual(['prefix /v1']);
  });

  it('says nothing of anybody', async () => {
    const { report } = await check({ deviation: deviations['a number as text'] as Deviation });
    const { report: plain } = await check();
    const text = JSON.stringify([report, plain]);
    for (const { f_name, l_name, email } of Object.values(seedAdmins))
      for (const word of [f_name, l_name, email]) expect(text).not.toContain(word);
    expect(text).not.toMatch(/\b[569]\d{7}\b|@/);
  });

  it('refuses what the account may not read, and that is told apart from what differs', async () => {
    const { report } = await check({ token: 'nobody' });
    expect(new Set(report.calls.map(({ result }) => result))).toEqual(new Set(['refused', 'notAsked', 'asExpected']));
  });

  it('can be stopped: what came stays, the rest was not asked', async () => {
    const { report } = await check({ stopAfter: 4 });
    expect(report.isStopped).toBe(true);
    expect(report.calls.filter(({ status }) => status !== null)).toHaveLength(4);
    expect(report.calls.filter(({ reason }) => reason === 'stopped').length).toBe(report.calls.length - 4);
  });

  it('is not asked on when it is away', async () => {
    const { report, asked } = await check({ deviation: { away: true } });
    expect(new Set(report.calls.map(({ reason }) => reason))).toEqual(new Set(['serverAway']));
    expect(asked).toBe(4);
  });

  it('is asked once more where an answer was cut, which is told of that call alone, and on after it', async () => {
    const shop = createSampleShop({ isStrict: true, now });
    const asked: string[] = [];
    const cut = (isCut: (path: string) => boolean) => ({
      ...shop,
      async fetch(request: Request) {
        const { pathname } = new URL(request.url);
        asked.push(pathname);
        if (isCut(pathname)) throw new TypeError('fetch failed');
        return shop.fetch(request);
      },
    });
    const isIban = (path: string): boolean => path.endsWith('/setting/iban');
    const { report } = await check({ shop: cut(isIban) });
    expect(named(report)).toEqual(['iban.read: unreachable']);
    expect(report.calls.filter(({ result }) => result === 'notAsked')).toEqual([]);
    expect(asked.filter(isIban)).toHaveLength(2);
    const once = new Set<string>();
    const { report: whole } = await check({ shop: cut((path) => !once.has(path) && Boolean(once.add(path))) });
    expect(named(whole)).toEqual([]);
  });

  it('is looked at in its first rows where it sends all of them, in time that grows with them alone', async () => {
    const { report } = await check({ shop: sendingAll(2000) });
    const guests = report.calls.find(({ id }) => id === 'guestOrders.list');
    expect(guests).toMatchObject({ rows: 2000, looked: 50, result: 'differs' });
    expect(guests?.differences).toContainEqual(
      expect.objectContaining({ path: 'data.data[].total', places: 50, of: 50, effect: 'rowLeftOut' }),
    );
    expect(toReportTable(report, 'en')).toContain(inEnglish('serverCheck.found.looked', { count: 50 }));
    expect(report.calls.find(({ id }) => id === 'admins.list')).not.toHaveProperty('looked');
  });

  it('is told of without the names, phones and addresses that it has for keys', async () => {
    const row = { orders: 3, since: '2026-01-02' };
    const people = { fatima: row, 'fatima.almutairi@mail.example': row, جاسم: row, '+96550001234': row, noura: row };
    const shop = createSampleShop({ isStrict: true, now });
    for (const body of [{ data: people }, people, { data: { data: [{ id: 1, byCustomer: people, ...people }], totalItems: 1 } }]) {
      const { report } = await check({ shop: { ...shop, fetch: async () => Response.json(body) } });
      const text = `${JSON.stringify(report)}${toReportFile(report, 'html', 'en')}`;
      for (const word of ['fatima', 'almutairi', 'جاسم', '50001234', 'noura']) expect(text).not.toContain(word);
    }
    const named = { data: { items: [], count: 0 } };
    const { report } = await check({ shop: { ...shop, fetch: async () => Response.json(named) } });
    expect(JSON.stringify(report)).toContain('items: list, count');
  });
});

/** A server that sends the smallest responses that the requirements allow. */
function servingTheLeast(): SampleShop {
  const shop = createSampleShop({ isStrict: true, now });
  const paths = readings.map(({ name }) => [name, new RegExp(`^/api${calls[name].path.replace(/:\w+/g, '[^/]+')}$`)] as const);
  const exact = new Map(readings.map(({ name }) => [`/api${calls[name].path}`, name]));
  return {
    ...shop,
    async fetch(request) {
      const { pathname, searchParams } = new URL(request.url);
      const name = exact.get(pathname) ?? paths.find(([, form]) => form.test(pathname))?.[0];
      if (!name) return Response.json({ message: 'not_found' }, { status: 404 });
      const { envelope } = calls[name].answer.form;
      const row = smallestRows[name];
      if (row === undefined) return Response.json({ data: smallestRecords[name] });
      const isOther = ['search', 'startDate'].some((part) => searchParams.has(part)) || searchParams.get('isDeleted') === 'true';
      const rows = isOther || /closed|high_pressure/.test(request.url) ? [] : [row];
      return Response.json({ data: envelope === 'page' ? { data: rows, totalItems: rows.length } : rows });
    },
  };
}

/** The sample shop behind a server that interprets or ignores some parts of a query. */
function reading(change: (search: URLSearchParams) => void): SampleShop {
  const shop = createSampleShop({ now });
  return {
    ...shop,
    fetch(request) {
      const url = new URL(request.url);
      change(url.searchParams);
      return shop.fetch(new Request(url, { headers: Object.fromEntries(request.headers) }));
    },
  };
}
const ofQuery = (report: ServerCheckReport, part: string): string[] =>
  report.calls
    .filter(({ differences }) => differences.some(({ kind, path }) => kind === 'query' && path === `?${part}`))
    .map(({ id }) => id);
const unseen = ({ unseen: entries }: ServerCheckReport, reason: string): string[] =>
  entries.filter((entry) => entry.reason === reason).map((entry) => entry.at);

describe('the smallest answers that the requirements allow', () => {
  it('are as expected', async () => {
    const { report } = await check({ shop: servingTheLeast() });
    expect(named(report)).toEqual([]);
    expect(report.calls.flatMap(({ id, differences }) => differences.map(({ path }) => `${id} ${path}`))).toEqual([]);
    expect(report.calls.filter(({ result }) => result !== 'asExpected')).toEqual([]);
  });
});

describe('what the app asks of a list besides its first page', () => {
  it('names a server whose offset counts pages, proposes that, and finds everything as expected with it', async () => {
    const shop = createSampleShop({ isStrict: true, now, profile: { version: 1, pages: { counts: 'pages' } } });
    const { report } = await check({ shop });
    expect(ofQuery(report, 'offset')).toEqual(expect.arrayContaining(['orders.list', 'guestOrders.list', 'products.list', 'admins.list']));
    expect(report.proposal?.profile).toEqual({ version: 1, pages: { counts: 'pages' } });
    const { report: known } = await check({ shop, profile: report.proposal?.profile as ServerProfile });
    expect(named(known)).toEqual([]);
  });

  it('names a server that always sends the first page', async () => {
    const { report } = await check({ shop: reading((search) => search.has('offset') && search.set('offset', '0')) });
    expect(ofQuery(report, 'offset')).toContain('orders.list');
    expect(report.proposal).toBeNull();
  });

  it.each([
    ['search', ['search'], ['orders.list', 'products.list', 'users.list']],
    ['startDate', ['startDate', 'endDate'], ['orders.list', 'guestOrders.list']],
    ['isDeleted', ['isDeleted'], ['products.list', 'categories.list']],
    ['status', ['status'], ['shopMessages.list', 'homeMessages.list']],
  ] as const)('names a server that ignores %s', async (part, ignored, lists) => {
    const { report } = await check({
      shop: reading((search) => {
        for (const name of ignored) {
          if (part !== 'status') search.delete(name);
          else if (search.has(name)) search.set(name, 'open');
        }
      }),
    });
    expect(ofQuery(report, part)).toEqual(expect.arrayContaining([...lists]));
    expect(report.calls.find(({ id }) => id === lists[0])?.result).toBe('differs');
    expect(toReportTable(report, 'en')).toContain(`?${part}: `);
  });

  it('lists what it cannot see of a profile, with the reason', async () => {
    const { report } = await check();
    expect(unseen(report, 'noRows')).toEqual(['lists.empty']);
    expect(unseen(report, 'writes')).toEqual(expect.arrayContaining(['numbers.sent', 'booleans.sent', 'dates.sent', 'errors.fields']));
    const { report: least } = await check({ shop: servingTheLeast() });
    expect(unseen(least, 'noRows')).toEqual(expect.arrayContaining(['query.offset', 'query.limit', 'pages.counts', 'pages.most']));
    for (const text of [toReportTable(report, 'en'), String(toReportFile(report, 'html', 'en'))]) expect(text).toContain('numbers.sent');
  });
});

describe('dates with slashes', () => {
  const writing = (days: readonly string[]): Deviation => ({
    path: /^\/promoCode$/,
    body: ({ data }: { data: { data: object[]; totalItems: number } }) => ({
      data: { ...data, data: data.data.map((row, index) => ({ ...row, createdAt: `${days[index % days.length]}` })) },
    }),
  });
  const came = ({ calls: all }: ServerCheckReport): string[] =>
    all.flatMap(({ differences }) => differences.filter(({ kind }) => kind === 'format').map((one) => one.came));

  it.each([
    ['day first where a first number is above 12 and no second one', ['20/11/2026 09:00', '05/11/2026 09:00'], 'dayFirst', []],
    ['month first nowhere: no profile can say it', ['11/20/2026 09:00', '11/05/2026 09:00'], undefined, []],
    ['neither where either would do', ['11/05/2026 09:00', '03/04/2026 09:00'], undefined, ['dates.answers']],
    ['none with words of the day, which no profile can read', ['20/11/2026, 9:00:00 AM'], undefined, []],
    ['neither where both are above 12', ['20/11/2026 09:00', '11/20/2026 09:00'], undefined, []],
  ] as const)('propose %s', async (_what, days, proposed, open) => {
    const { report } = await check({ deviation: writing(days) });
    expect(report.proposal?.profile.dates?.answers).toBe(proposed);
    expect(unseen(report, 'dayOrMonth')).toEqual(open);
    expect(came(report)).toEqual([expect.stringMatching(/(day\/month|month\/day)\/year/)]);
  });

  it('are named with both readings where they have two', async () => {
    const { report } = await check({ deviation: writing(['11/05/2026 09:00']) });
    expect(came(report)).toEqual(['day/month/year or month/day/year']);
  });
});

describe('a server that differs', () => {
  it.each(Object.entries(deviations))('%s is named, and nothing else', async (_, deviation) => {
    const { report } = await check({ deviation });
    expect(named(report)).toEqual(deviation.named);
  });
});

describe('what a server profile can say of it', () => {
  it.each(Object.entries(deviations as Record<string, Deviation>).filter(([, { says }]) => says))(
    '%s: is proposed, and with it everything is as expected',
    async (_, deviation) => {
      const { proposal } = (await check({ deviation })).report;
      expect(proposal?.profile).toEqual({ version: 1, ...deviation.says });
      const { report } = await check({ deviation, profile: proposal?.profile as ServerProfile });
      expect(named(report)).toEqual([]);
      expect(report).toMatchObject({ profile: proposal?.profile, proposal: null });
    },
  );

  it.each(Object.entries(deviations as Record<string, Deviation>).filter(([, { says }]) => !says))(
    '%s: nothing is proposed, because no entry could say it',
    async (_, deviation) => {
      expect((await check({ deviation })).report.proposal).toBeNull();
    },
  );

  it('is one entry for all calls where all are alike, on top of the profile in force', async () => {
    const differing: ServerProfile = {
      version: 1,
      prefix: '/v1',
      pages: { rows: 'results', total: 'count', most: 10 },
      lists: { rows: '' },
      records: { data: 'result' },
      numbers: { answers: 'text' },
      booleans: { answers: [0, 1] },
      dates: { answers: 'milliseconds' },
    };
    const shop = createSampleShop({ isStrict: true, now, profile: differing });
    const first = await check({ shop });
    expect(first.report.proposal?.profile).toMatchObject({
      prefix: '/v1',
      lists: { rows: '' },
      pages: { rows: 'results', total: 'count' },
    });
    const known: ServerProfile = { version: 1, prefix: '/v1', query: { search: 'search' } };
    const second = await check({ shop, profile: known });
    const { proposal } = second.report;
    expect(proposal?.entries.map(({ at }) => at)).not.toContain('prefix');
    // The page size can be determined only after the rows are found.
    const third = await check({ shop, profile: proposal?.profile as ServerProfile });
    const last = third.report.proposal?.profile ?? (proposal?.profile as ServerProfile);
    expect(last).toEqual({ ...differing, query: known.query });
    expect(named((await check({ shop, profile: last })).report)).toEqual([]);
  });
});
