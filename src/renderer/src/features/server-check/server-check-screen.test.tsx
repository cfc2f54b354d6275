// @vitest-environment happy-dom

import { failed, ok } from '@shared/contract/result';
import type { CheckedCall, ServerCheckReport } from '@shared/domain/server-check';
import { translator } from '@shared/i18n/translate';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { endApp, renderApp } from '../../../../../tests/support/page/render-app';
import { containing, inEnglish, startingWith } from '../../../../../tests/support/texts';

afterEach(endApp);

const apiRoot = 'https://api.shop.example';
const none = { area: 'shop', status: null, ms: null, rows: null, total: null, reason: null, failure: null } as const;
const toCall = (id: string, path: string, given: Partial<CheckedCall> = {}): CheckedCall => ({
  ...none,
  differences: [],
  assumed: [],
  id,
  method: 'GET',
  path,
  result: 'asExpected',
  status: 200,
  ms: 20,
  ...given,
});
const orders = toCall('orders.list', '/order/admin?offset=0&limit=20', {
  result: 'differs',
  rows: 20,
  total: 684,
  differences: [
    {
      kind: 'type',
      path: 'data.data[].total',
      expected: 'number | text (dinars)',
      came: 'text of 10',
      places: 1,
      of: 20,
      effect: 'rowLeftOut',
    },
  ],
});
const waiting = toCall('users.list', '/admin/user', { result: 'notAsked', status: null, ms: null });
const toReport = (calls: CheckedCall[], given: Partial<ServerCheckReport> = {}): ServerCheckReport => ({
  apiRoot,
  startedAt: '2026-11-20T09:00:00.000Z',
  tookMs: 4200,
  areas: ['admins', 'home', 'shop'],
  rules: ['admin', 'order'],
  slowMs: 2000,
  prefix: null,
  profile: null,
  proposal: null,
  isStopped: false,
  calls,
  unseen: [{ at: 'query.search', reason: 'noRows' }],
  unasked: [{ id: 'orders.changeStatus', method: 'PUT', path: '/order/changeStatus/{id}' }],
  ...given,
});
const whole = toReport([
  toCall('dashboard.read', '/admin/dashboard'),
  orders,
  toCall('promoCodes.list', '/promoCode', { result: 'refused', status: 403 }),
]);

function show(report: ServerCheckReport | null, isRunning = false, handlers: FakeHandlers = {}) {
  return renderApp({
    path: '/settings/server-check',
    handlers: {
      'connection.read': () =>
        ok({
          apiRoot,
          authorization: 'bare',
          source: 'user',
          state: 'connected',
          since: '2026-11-20T09:00:00.000Z',
          fixedBy: null,
          profile: null,
        }),
      'serverCheck.read': () => ok({ report, isRunning }),
      'serverCheck.run': () => ok(whole),
      'serverCheck.stop': () => ok(null),
      'serverCheck.save': () => ok({ path: '/home/it/report.html' }),
      ...handlers,
    },
  });
}
const lines = (): string[] => screen.getAllByRole('listitem').flatMap(({ textContent }) => /GET \S+/.exec(textContent ?? '')?.[0] ?? []);

describe('check this server', () => {
  it('says what it does before it begins, and begins once for two presses', async () => {
    const { bridge } = show(null);
    const start = await screen.findByRole('button', { name: inEnglish('serverCheck.start') });
    expect(screen.getByText(inEnglish('serverCheck.writesNothing'))).toBeDefined();
    const slowAbove = screen.getByRole('spinbutton', { name: containing(inEnglish('serverCheck.slowAbove')) });
    fireEvent.change(slowAbove, { target: { value: '٣٠٠٠' } });
    fireEvent.click(start);
    fireEvent.click(start);
    await waitFor(() => expect(bridge.requestsOf('serverCheck.run')).toEqual([{ areas: ['admins', 'home', 'shop'], slowMs: 3000 }]));
  });

  it('shows what comes as it comes, and can be stopped', async () => {
    const { bridge } = show(toReport([orders, waiting]), true);
    expect(await screen.findByText(inEnglish('serverCheck.progress', { done: 1, total: 2 }))).toBeDefined();
    // Calls are checked one after the other.
    expect(screen.getByText(inEnglish('serverCheck.asksNow'))).toBeDefined();
    expect(screen.queryByText(inEnglish('serverCheck.waits'))).toBeNull();
    bridge.emit('serverCheck.progressed', toReport([orders, toCall('users.list', '/admin/user')]));
    expect(await screen.findByText(inEnglish('serverCheck.progress', { done: 2, total: 2 }))).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: inEnglish('serverCheck.stop') }));
    await waitFor(() => expect(bridge.requestsOf('serverCheck.stop')).toHaveLength(1));
  });

  it('puts first what needs a look, opens it into its fields, and leaves the rest out where that is wanted', async () => {
    show(whole);
    const entry = await screen.findByRole('button', { name: /order.*admin/ });
    expect(lines()[0]).toContain('/order/admin');
    expect(entry.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(entry);
    const shapeOf = (name: string): string | null => screen.getByRole('figure', { name }).textContent;
    expect(shapeOf(inEnglish('serverCheck.shape.expected'))).toContain('{ data: { data: [ {total: number | text (dinars)… } ], … }, … }');
    expect(shapeOf(inEnglish('serverCheck.field.came'))).toContain('total: text of 10');
    const row = screen.getByText('data.data[].total').closest('tr') as HTMLElement;
    const effect = inEnglish('serverCheck.effect.rowLeftOut');
    expect(row.textContent).toContain(effect);
    const differences = inEnglish('serverCheck.found.differs', { count: 1 });
    expect(entry.textContent).toContain(inEnglish('serverCheck.found.worst', { differences, effect }));
    // The position is by the order of the check, wherever the call is shown.
    const number = whole.calls.findIndex(({ id }) => id === 'orders.list') + 1;
    expect(screen.getByText(startingWith(inEnglish('serverCheck.number', { number, total: whole.calls.length })))).toBeDefined();
    fireEvent.click(screen.getByRole('tab', { name: containing(inEnglish('serverCheck.tabs.look')) }));
    expect(lines().some((line) => line.includes('dashboard'))).toBe(false);
  });

  it('finds a call by a field that differs', async () => {
    show(whole);
    const search = await screen.findByRole('searchbox', { name: inEnglish('serverCheck.find') });
    fireEvent.change(search, { target: { value: '[].total' } });
    fireEvent.keyDown(search, { key: 'Enter' });
    await waitFor(() => expect(lines()).toHaveLength(1));
  });

  it('asks only the parts that are ticked, and at least one', async () => {
    const { bridge } = show(null);
    const start = await screen.findByRole('button', { name: inEnglish('serverCheck.start') });
    expect(screen.getByText(inEnglish('serverCheck.asks', { count: 39 }))).toBeDefined();
    expect(document.body.textContent).toContain('GET /diwan-check/no-such-path');
    for (const name of [inEnglish('rules.admins'), inEnglish('navigation.home'), inEnglish('navigation.shop')])
      fireEvent.click(screen.getByRole('checkbox', { name }));
    fireEvent.click(start);
    expect(await screen.findByText(inEnglish('serverCheck.noArea'))).toBeDefined();
    expect(bridge.requestsOf('serverCheck.run')).toEqual([]);
    fireEvent.click(screen.getByRole('checkbox', { name: inEnglish('navigation.home') }));
    expect(screen.queryByText(inEnglish('serverCheck.noArea'))).toBeNull();
    fireEvent.click(start);
    await waitFor(() => expect(bridge.requestsOf('serverCheck.run')).toEqual([{ areas: ['home'], slowMs: 2000 }]));
  });

  it('has a tab for each part that was asked, and says whose permissions asked', async () => {
    show(toReport([orders, toCall('homeBanners.list', '/banner', { area: 'home' })], { areas: ['home', 'shop'] }));
    fireEvent.click(await screen.findByRole('tab', { name: 'Home site 1' }));
    expect(lines()).toEqual([expect.stringContaining('GET /banner')]);
    expect(screen.queryByRole('tab', { name: startingWith(inEnglish('rules.admins')) })).toBeNull();
    expect(screen.getByText(containing(inEnglish('serverCheck.onlyAreas', { areas: 'Home site, Shop' })))).toBeDefined();
    expect(screen.getByText(containing(inEnglish('serverCheck.withRules', { rules: 'Admins, Orders' })))).toBeDefined();
  });

  it('lists what of a server profile it could not check, with the reason', async () => {
    show(toReport([orders]));
    fireEvent.click(await screen.findByText(inEnglish('serverCheck.unseenCount', { count: 1 })));
    expect(screen.getByText('query.search').closest('li')?.textContent).toBe(`query.search${inEnglish('serverCheck.unseenReason.noRows')}`);
  });

  it('opens an earlier report, saves that one, and leads back', async () => {
    const counts = { asExpected: 36, differs: 3, refused: 0, notThere: 0, slow: 0, notAsked: 0 };
    const kept = ['2026-11-18T07-20-00-000Z', '2026-11-11T07-20-00-000Z'].map((id, at) => {
      const startedAt = `${id.slice(0, 11)}07:20:00.000Z`;
      return { id, startedAt, areas: [...whole.areas], counts: { ...counts, differs: 3 + at } };
    });
    const earlier = toReport([orders], { startedAt: '2026-11-11T07:20:00.000Z' });
    const { bridge } = show(null, false, {
      'serverCheck.history': () => ok({ calls: { admins: 2, home: 11, shop: 26 }, kept }),
      'serverCheck.open': () => ok(earlier),
    });
    const last = await screen.findByRole('region', { name: inEnglish('serverCheck.lastCheck') });
    const differs = inEnglish('serverCheck.result.differs');
    expect(last.textContent).toContain(`${inEnglish('serverCheck.result.asExpected')}36${differs}3`);
    fireEvent.click(screen.getByRole('button', { name: inEnglish('serverCheck.openEarlier') }));
    fireEvent.click(await screen.findByRole('menuitem', { name: containing(inEnglish('serverCheck.tab', { name: differs, count: 4 })) }));
    expect(await screen.findByText(inEnglish('serverCheck.isEarlier'))).toBeDefined();
    expect(bridge.requestsOf('serverCheck.open')).toEqual([{ id: kept[1]?.id }]);
    fireEvent.click(screen.getByRole('button', { name: inEnglish('serverCheck.save') }));
    fireEvent.click(await screen.findByRole('menuitem', { name: /JSON/ }));
    await waitFor(() => expect(bridge.requestsOf('serverCheck.save')).toEqual([{ format: 'json', id: kept[1]?.id }]));
    fireEvent.click(screen.getByRole('button', { name: inEnglish('serverCheck.leave') }));
    expect(await screen.findByRole('button', { name: inEnglish('serverCheck.start') })).toBeDefined();
  });

  it('says below which prefix the calls lie, and saves the report', async () => {
    const { bridge } = show({ ...whole, prefix: '/v1' });
    expect(await screen.findByText(/https:\/\/api\.shop\.example\/v1/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: inEnglish('serverCheck.save') }));
    fireEvent.click(await screen.findByRole('menuitem', { name: /HTML/ }));
    await waitFor(() => expect(bridge.requestsOf('serverCheck.save')).toEqual([{ format: 'html', id: null }]));
    expect(await screen.findByText(/report\.html/)).toBeDefined();
  });

  it('offers what a server profile can say: used at once and checked again, or saved for others', async () => {
    const profile = { version: 1, prefix: '/v1', numbers: { answers: 'text' } } as const;
    const entries = [
      { at: 'prefix', value: '/v1', calls: [] },
      { at: 'numbers.answers', value: 'text', calls: ['orders.list', 'products.list'] },
    ];
    const { bridge } = show({ ...whole, profile: { version: 1, wholeLists: false }, proposal: { profile, entries } });
    bridge.handle({ 'serverProfile.save': () => ok({ path: '/srv/profile.json' }), 'serverProfile.use': () => ok({} as never) });
    const card = await screen.findByRole('region', { name: inEnglish('serverProfile.proposal') });
    expect(card.textContent).toContain('numbers.answers: "text"');
    expect(card.textContent).toContain('orders.list, products.list');
    const summary = inEnglish('serverProfile.says.wholeLists');
    expect(screen.getByText(containing(inEnglish('serverProfile.checkedWith', { summary })))).toBeDefined();
    fireEvent.click(within(card).getByRole('button', { name: inEnglish('serverProfile.save') }));
    await waitFor(() => expect(bridge.requestsOf('serverProfile.save')).toEqual([{ profile }]));
    expect(await screen.findByText(/profile\.json/)).toBeDefined();
    const use = within(card).getByRole('button', { name: inEnglish('serverProfile.use') });
    fireEvent.click(use);
    fireEvent.click(use);
    await waitFor(() => expect(bridge.requestsOf('serverCheck.run')).toHaveLength(1));
    expect(bridge.requestsOf('serverProfile.use')).toEqual([{ profile }]);
  });

  it('leaves a profile to IT where IT decides about the server', async () => {
    const entries = [{ at: 'prefix', value: '/v1', calls: [] }];
    show({ ...whole, proposal: { profile: { version: 1, prefix: '/v1' }, entries } }, false, {
      'connection.read': () =>
        ok({ apiRoot, authorization: 'bare', source: 'policy', state: 'connected', since: '', fixedBy: 'policy', profile: null }),
    });
    const card = await screen.findByRole('region', { name: inEnglish('serverProfile.proposal') });
    expect(await within(card).findByText(inEnglish('serverProfile.proposalFixed'))).toBeDefined();
    expect(within(card).queryByRole('button', { name: inEnglish('serverProfile.use') })).toBeNull();
    expect(within(card).getByRole('button', { name: inEnglish('serverProfile.save') })).toBeDefined();
  });

  it('shows nothing of another server, and tells a failure', async () => {
    const { bridge } = show({ ...whole, apiRoot: 'https://old.example' });
    expect(await screen.findByRole('button', { name: inEnglish('serverCheck.start') })).toBeDefined();
    bridge.handle({ 'serverCheck.run': () => failed('diskFull') });
    fireEvent.click(screen.getByRole('button', { name: inEnglish('serverCheck.start') }));
    const told = translator('en')('failures.diskFull');
    expect((await screen.findAllByText((text) => text.includes(told))).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: inEnglish('serverCheck.start') })).toBeDefined();
  });
});
