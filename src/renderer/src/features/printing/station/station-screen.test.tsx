// @vitest-environment happy-dom

import { useNotifications } from '@renderer/runtime/notices/notify';
import { sessionActions, useSession } from '@renderer/runtime/state/session-store';
import { usePrintQueuePanel } from '@renderer/shared-components/printing/queue/print-queue-panel';
import { useFilledScreen } from '@renderer/ui/layout/filled-screen';
import type { StationView } from '@shared/contract/printing/station';
import { failed, ok } from '@shared/contract/result';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeHandlers } from '../../../../../../tests/support/page/fake-bridge';
import { offStation } from '../../../../../../tests/support/page/fake-bridge';
import { endApp, type RenderedApp, renderApp, someAdmin, toSessionView } from '../../../../../../tests/support/page/render-app';
import { decided, policyPath } from '../../../../../../tests/support/samples/decided';
import { aGuestOrder } from '../../../../../../tests/support/samples/order-rows';
import { aJob, aLane, aQueue } from '../../../../../../tests/support/samples/print-queue';
import { anOrderEntry, aStationOrder, askedOrders, guestOrder, stationStates } from '../../../../../../tests/support/samples/station';
import { containing, endingWith, inArabic, inEnglish, startingWith } from '../../../../../../tests/support/texts';

/** 17:42 in Kuwait. */
const now = Date.parse('2026-11-19T14:42:00.000Z');
const states = stationStates(now);
const mayPrint = toSessionView({ ...someAdmin, admin_roles: [{ role: 'order' }] });

interface Options {
  view?: StationView;
  language?: 'en' | 'ar';
  handlers?: FakeHandlers;
}

async function show({ view = states.running, language = 'en', handlers = {} }: Options = {}): Promise<RenderedApp> {
  const app = renderApp({
    path: '/printing/station',
    language,
    session: mayPrint,
    handlers: { 'station.read': () => ok(view ?? offStation), 'station.markSeen': () => ok(null), ...handlers },
  });
  await screen.findAllByRole('heading', { level: 2 });
  return app;
}

const bandName = new RegExp(`${inEnglish('station.band')}|${inArabic('station.band')}`);
const band = (): HTMLElement => screen.getByRole('region', { name: bandName });
const lines = (): string[] =>
  [...band().querySelectorAll('p')].map(({ textContent }) => (textContent ?? '').replace(/[\u2066-\u2069\u2060]/g, ''));
const actions = (): string[] =>
  within(within(band()).getByRole('group'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent ?? '');
const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));
const figures = (): string[] =>
  [...screen.getByRole('region', { name: inEnglish('station.figures') }).children].map(({ textContent }) =>
    (textContent ?? '').replace(/[\u2066-\u2069]/g, ''),
  );

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
});

afterEach(() => {
  cleanup();
  endApp();
  useFilledScreen.setState({ isFilled: false });
  sessionActions.keepScreen(false);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the band', () => {
  const admin = 'مريم العوضي';
  const inName = inEnglish('station.runs.inNameUntil', { admin, since: '14:42', until: '22:00' });
  const ordersWait = (count: number): string => inEnglish('station.ordersWait', { count });
  const labels = inEnglish('printables.counted.addressLabel', { count: 5 });
  const labelsWait = inEnglish('station.documentsWait', { count: 5, documents: labels });
  const nextCheck = inEnglish('station.runs.nextCheck', { count: 12 });
  const resumeLabels = inEnglish('station.action.resumeDocument', { documents: inEnglish('printables.all.addressLabel') });

  it.each<[string, string, string[], string[]]>([
    [
      'running',
      inEnglish('shell.station.running'),
      [`${inEnglish('station.runs.all')} ${nextCheck}`, inName],
      [inEnglish('station.action.pause'), inEnglish('station.action.printLast'), inEnglish('station.action.fill')],
    ],
    [
      'paused',
      inEnglish('shell.station.paused'),
      [`${inEnglish('station.paused.by', { name: admin, when: '17:28' })}${ordersWait(6)}`, inEnglish('station.paused.next')],
      [inEnglish('station.action.resume'), inEnglish('station.action.printLast'), inEnglish('station.action.fill')],
    ],
    [
      'server-away',
      inEnglish('shell.station.waiting'),
      [
        `${inEnglish('station.away.now', { since: '17:20' })} ${inEnglish('station.away.nextTry', { when: '17:47' })}`,
        inEnglish('station.away.next'),
      ],
      [inEnglish('station.action.tryNow'), inEnglish('station.action.printLast'), inEnglish('station.action.fill')],
    ],
    [
      'outside-hours',
      inEnglish('shell.station.waiting'),
      [`${inEnglish('station.hoursOver.now', { when: '20 Nov 2026, 02:42' })}${ordersWait(3)}`, inEnglish('station.hoursOver.next')],
      [inEnglish('station.action.pause'), inEnglish('station.action.printLast'), inEnglish('station.action.fill')],
    ],
    [
      'printer-trouble',
      inEnglish('shell.station.attention'),
      [
        `Zebra ZD421: ${inEnglish('printerStates.since.mediaEmpty', { time: '17:28' })}${labelsWait}`,
        [
          inEnglish('printerStates.hint.mediaEmpty'),
          inEnglish('printerStates.kept'),
          inEnglish('station.trouble.afterwards'),
          inEnglish('station.trouble.othersGoOn'),
        ].join(' '),
      ],
      [resumeLabels, inEnglish('station.action.otherPrinter'), inEnglish('station.action.pause')],
    ],
    [
      'printer-paused',
      inEnglish('shell.station.attention'),
      [
        `HP LaserJet M404: ${inEnglish('station.trouble.paused', { when: '17:28' })}${inEnglish('station.sheetsWait', { count: 2 })}`,
        `${inEnglish('station.trouble.pausedNext')} ${inEnglish('station.trouble.othersGoOn')}`,
      ],
      [inEnglish('station.action.resumePrinter'), inEnglish('station.action.otherPrinter'), inEnglish('station.action.pause')],
    ],
    [
      'no-printer',
      inEnglish('shell.station.attention'),
      [inEnglish('station.noPrinter.now', { documents: 'label' }), inEnglish('station.noPrinter.next')],
      [inEnglish('station.action.choosePrinter'), inEnglish('station.action.pause'), inEnglish('station.action.fill')],
    ],
    [
      'storage',
      inEnglish('shell.station.attention'),
      [inEnglish('station.storage.now', { when: '17:28' }), inEnglish('station.storage.next')],
      [inEnglish('station.action.tryNow'), inEnglish('station.action.pause'), inEnglish('station.action.fill')],
    ],
    [
      'ask-many',
      inEnglish('shell.station.asks'),
      [inEnglish('station.many.now', { count: 137, when: 'yesterday 19:42', limit: 100 }), inEnglish('station.many.next')],
      [inEnglish('station.action.printAll', { count: 137 }), inEnglish('station.action.choose'), inEnglish('station.action.leaveOld')],
    ],
    [
      'restored',
      inEnglish('shell.station.asks'),
      [inEnglish('station.restored.now', { when: '14 Nov 2026, 21:50' }), inEnglish('station.restored.next')],
      [inEnglish('station.action.chooseFrom', { count: 412 }), inEnglish('station.action.fromNow'), inEnglish('station.action.printThem')],
    ],
    [
      'there-before',
      inEnglish('shell.station.asks'),
      [inEnglish('station.thereBefore.now', { count: 12 }), inEnglish('station.thereBefore.next')],
      [inEnglish('station.action.chooseFrom', { count: 12 }), inEnglish('station.action.leaveOld'), inEnglish('station.action.printThem')],
    ],
    [
      'other-admin',
      inEnglish('shell.station.asks'),
      [
        inEnglish('station.otherAdmin.now', { before: admin, admin: 'يوسف الرشيدي' }),
        `${inEnglish('station.otherAdmin.next')}${ordersWait(6)}`,
      ],
      [inEnglish('station.action.inMyName'), inEnglish('station.action.choose'), inEnglish('station.action.fromNow')],
    ],
    [
      'session-ended',
      inEnglish('shell.station.stopped'),
      [inEnglish('station.sessionEnded.now', { admin, when: '17:28' }), inEnglish('station.sessionEnded.nextFrom', { order: '#10571' })],
      [inEnglish('station.action.mute'), inEnglish('station.action.fill')],
    ],
    [
      'right-taken',
      inEnglish('shell.station.stopped'),
      [inEnglish('station.rightTaken.now', { admin, when: '17:28' }), inEnglish('station.rightTaken.next')],
      [inEnglish('station.action.mute'), inEnglish('station.action.fill')],
    ],
    [
      'refused',
      inEnglish('shell.station.stopped'),
      [inEnglish('station.refused.now', { admin, when: '17:28' }), inEnglish('station.refused.next')],
      [inEnglish('station.action.tryNow'), inEnglish('station.action.mute'), inEnglish('station.action.fill')],
    ],
    [
      'printing-forbidden',
      inEnglish('shell.station.stopped'),
      [inEnglish('station.forbidden.now'), inEnglish('station.forbidden.next', { where: 'HKLM\\SOFTWARE\\Policies\\Diwan' })],
      [inEnglish('station.action.fill')],
    ],
    [
      'awaits-account',
      inEnglish('shell.station.stopped'),
      [
        inEnglish('station.awaitsAccount.now', { account: 'warehouse@shop.example' }),
        inEnglish('station.awaitsAccount.next', { where: 'HKLM\\SOFTWARE\\Policies\\Diwan' }),
      ],
      [inEnglish('station.action.mute'), inEnglish('station.action.fill')],
    ],
  ])('%s: its word, two lines, and what can be done', async (name, word, said, offered) => {
    await show({ view: states[name] as StationView });
    expect(within(band()).getByRole('heading', { level: 2 }).textContent).toBe(word);
    expect(lines()).toEqual(said);
    expect(actions()).toEqual(offered);
  });

  it('says every state in Arabic, without a word of English left', async () => {
    const app = await show({ language: 'ar' });
    for (const view of Object.values(states)) {
      act(() => app.bridge.emit('station.changed', view));
      const words = [...lines(), ...actions()].join(' ').replace(/Zebra ZD421|HP LaserJet M404|HKLM\S+/g, '');
      expect(words).toMatch(/[\u0600-\u06ff]/);
      expect(words, `${view.state} ${view.reason.kind}`).not.toMatch(/[A-Za-z]{2}/);
    }
  });

  it.each([
    [1, inArabic('station.ordersWait', { count: 1 })],
    [2, inArabic('station.ordersWait', { count: 2 })],
    [3, inArabic('station.ordersWait', { count: 3 })],
    [11, inArabic('station.ordersWait', { count: 11 })],
    [100, inArabic('station.ordersWait', { count: 100 })],
  ])('counts %i waiting orders as Arabic does', async (orders, words) => {
    const view = { ...(states.paused as StationView), waiting: { orders, sheets: orders * 2, oldestAt: null } };
    await show({ view, language: 'ar' });
    expect(lines()[0]).toContain(words);
  });

  it('names the station as large as a state where several share the work', async () => {
    await show({ view: states['two-of-three'] as StationView });
    expect(lines()).toEqual([
      `${inEnglish('station.runs.number', { count: 3 })} ${nextCheck}`,
      inName,
      `2${inEnglish('station.ofStations', { count: 3 })}`,
    ]);
  });

  it('counts down to the next check by itself, without asking anew', async () => {
    const app = await show();
    vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const nextCheckAt = new Date(now + 4_000).toISOString();
    act(() => app.bridge.emit('station.changed', { ...(states.running as StationView), nextCheckAt }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    for (const said of [
      inEnglish('station.runs.nextCheck', { count: 3 }),
      inEnglish('station.runs.nextCheck', { count: 2 }),
      inEnglish('station.runs.nextCheck', { count: 1 }),
      inEnglish('station.runs.checking'),
    ]) {
      await act(() => vi.advanceTimersByTimeAsync(1000));
      expect(lines()[0]).toContain(said);
    }
    expect(app.bridge.requestsOf('station.read')).toHaveLength(1);
  });

  it.each<[string, string, string]>([
    ['running', inEnglish('station.action.pause'), 'station.pause'],
    ['paused', inEnglish('station.action.resume'), 'station.resume'],
    ['server-away', inEnglish('station.action.tryNow'), 'station.checkNow'],
    ['session-ended', inEnglish('station.action.mute'), 'station.mute'],
  ])('%s: %s is one request, also of a double press, and shows what came of it', async (name, button, request) => {
    const answered = { ...(states.paused as StationView), stateSince: '2026-11-19T14:40:00.000Z' };
    const app = await show({ view: states[name] as StationView, handlers: { [request]: () => ok(answered) } });
    press(button);
    await waitFor(() => expect(lines()[0]).toContain('17:40'));
    await act(async () => {
      fireEvent.click(within(band()).getAllByRole('button')[0] as HTMLElement);
      await Promise.resolve();
    });
    expect(app.bridge.requests.filter((request) => request.name.startsWith('station.') && request.name !== 'station.read')).toHaveLength(1);
  });

  it('tells a refusal and stays as it is', async () => {
    await show({ handlers: { 'station.pause': () => failed('forbidden') } });
    press(inEnglish('station.action.pause'));
    await waitFor(() => expect(useNotifications.getState().messages.length + document.querySelectorAll('.fui-Toast').length).toBe(1));
    expect(actions()[0]).toBe(inEnglish('station.action.pause'));
  });

  it('resumes the printer that waits for a hand, and not the station', async () => {
    const queue = { lanes: [], counts: { waiting: 0, sending: 0, sent: 0, failed: 0, uncertain: 0 }, staleJobs: 0, unsent: 0, revision: 0 };
    const app = await show({ view: states['printer-trouble'] as StationView, handlers: { 'printing.resume': () => ok(queue) } });
    press(resumeLabels);
    await waitFor(() => expect(app.bridge.requestsOf('printing.resume')).toEqual([{ printer: 'zebra' }]));
    expect(app.bridge.requestsOf('station.resume')).toEqual([]);
  });

  it('leads to the settings for another printer', async () => {
    const app = await show({ view: states['printer-trouble'] as StationView });
    press(inEnglish('station.action.otherPrinter'));
    await waitFor(() => expect(app.path()).toBe('/settings/printing'));
  });
});

describe('a question of the station', () => {
  const asks = (name: string): StationView => states[name] as StationView;

  it('is answered with all at one press where nothing can come out twice', async () => {
    const app = await show({ view: asks('ask-many'), handlers: { 'station.answer': () => ok(states.running as StationView) } });
    press(inEnglish('station.action.printAll', { count: 137 }));
    await waitFor(() => expect(app.bridge.requestsOf('station.answer')).toEqual([{ kind: 'all' }]));
  });

  it.each([
    [
      'ask-many',
      inEnglish('station.action.leaveOld'),
      inEnglish('station.sure.fromNowTitle', { count: 137 }),
      inEnglish('station.sure.fromNow'),
      'fromNow',
    ],
    [
      'there-before',
      inEnglish('station.action.leaveOld'),
      inEnglish('station.sure.fromNowTitle', { count: 12 }),
      inEnglish('station.sure.fromNow'),
      'fromNow',
    ],
    [
      'there-before',
      inEnglish('station.action.printThem'),
      inEnglish('station.sure.allTitle', { count: 12 }),
      inEnglish('station.sure.all'),
      'all',
    ],
    [
      'restored',
      inEnglish('station.action.fromNow'),
      inEnglish('station.sure.fromNowTitle', { count: 412 }),
      inEnglish('station.sure.fromNow'),
      'fromNow',
    ],
    [
      'restored',
      inEnglish('station.action.printThem'),
      inEnglish('station.sure.allTitle', { count: 412 }),
      inEnglish('station.sure.all'),
      'all',
    ],
  ])('%s: %s is asked again, because it cannot be taken back', async (name, button, title, confirm, kind) => {
    const app = await show({ view: asks(name), handlers: { 'station.answer': () => ok(states.running as StationView) } });
    press(button);
    const dialog = await screen.findByRole('alertdialog', { name: title });
    expect(app.bridge.requestsOf('station.answer')).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: confirm }));
    await waitFor(() => expect(app.bridge.requestsOf('station.answer')).toEqual([{ kind }]));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('is answered with those that are ticked; what is in process starts unticked', async () => {
    const asked = askedOrders(6, now);
    const app = await show({
      view: asks('restored'),
      handlers: { 'station.asked': () => ok(asked), 'station.answer': () => ok(states.running as StationView) },
    });
    press(inEnglish('station.action.chooseFrom', { count: 412 }));
    const dialog = await screen.findByRole('dialog', { name: inEnglish('station.choose.title') });
    const boxes = await within(dialog).findAllByRole<HTMLInputElement>('checkbox', { name: /^#/ });
    expect(boxes.map(({ checked }) => checked)).toEqual([false, true, true, false, true, true]);
    fireEvent.click(boxes[0] as HTMLElement);
    fireEvent.click(boxes[5] as HTMLElement);
    fireEvent.click(within(dialog).getByRole('button', { name: inEnglish('station.choose.print', { count: 4 }) }));
    const orders = [0, 1, 2, 4].map((at) => asked[at]?.order);
    await waitFor(() => expect(app.bridge.requestsOf('station.answer')).toEqual([{ kind: 'chosen', orders }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is answered with those that are sure to be new; what may be from before starts unticked', async () => {
    const asked = askedOrders(2, now).map((order) => ({ ...order, isChosen: false }));
    await show({ view: asks('there-before'), handlers: { 'station.asked': () => ok(asked) } });
    press(inEnglish('station.action.chooseFrom', { count: 12 }));
    const dialog = await screen.findByRole('dialog', { name: inEnglish('station.choose.title') });
    const boxes = await within(dialog).findAllByRole<HTMLInputElement>('checkbox', { name: /^#/ });
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
    expect(within(dialog).getByText(containing(inEnglish('station.choose.thereBefore')))).toBeTruthy();
  });

  it('keeps the ticks when the answer is refused', async () => {
    await show({
      view: asks('ask-many'),
      handlers: { 'station.asked': () => ok(askedOrders(3, now)), 'station.answer': () => failed('unreachable') },
    });
    press(inEnglish('station.action.choose'));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click((await within(dialog).findAllByRole('checkbox', { name: /^#/ }))[0] as HTMLElement);
    fireEvent.click(within(dialog).getByRole('button', { name: inEnglish('station.choose.print', { count: 3 }) }));
    await waitFor(() =>
      expect(document.querySelectorAll('.fui-Toast').length + useNotifications.getState().messages.length).toBeGreaterThan(0),
    );
    expect(within(dialog).getByRole('button', { name: inEnglish('station.choose.print', { count: 3 }) })).toBeTruthy();
  });

  it('takes its dialog away when it was answered elsewhere', async () => {
    const app = await show({ view: asks('ask-many'), handlers: { 'station.asked': () => ok(askedOrders(3, now)) } });
    press(inEnglish('station.action.choose'));
    await screen.findByRole('dialog');
    act(() => app.bridge.emit('station.changed', states.running as StationView));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('changes of status that were given up', () => {
  it('stand above everything else until somebody says that they have seen them', async () => {
    const view = states['given-up'] as StationView;
    const seen = { ...view, givenUp: [] };
    const app = await show({ view, handlers: { 'station.acknowledgeFailed': () => ok(seen) } });
    const words = inEnglish('station.givenUp.text', { count: 2, orders: '#10574, #10573' });
    expect(screen.getByText(words)).toBeTruthy();
    press(inEnglish('station.givenUp.seen'));
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
    expect(app.bridge.requestsOf('station.acknowledgeFailed')).toEqual([view.givenUp.map(({ order }) => order)]);
  });
});

describe('the figures', () => {
  const sheets = (count: number): string => inEnglish('station.sheets', { count });
  const nothingFailed = `${inEnglish('station.failed.title')}0${inEnglish('station.failed.none')}`;

  it('say what was printed last, what waits, what failed, and today', async () => {
    await show();
    expect(figures()).toEqual([
      `${inEnglish('station.last.title')}#1057517:38فاطمة المطيري, Salmiya`,
      `${inEnglish('station.waiting.title')}1${inEnglish('station.waiting.orders', { count: 1, sheets: sheets(2) })}`,
      nothingFailed,
      `${inEnglish('station.today.title')}141${inEnglish('station.today.orders', { count: 141, sheets: sheets(281) })}`,
    ]);
  });

  it('say "?" of what is not known, never 0 and never the last number', async () => {
    await show({ view: { ...(states['server-away'] as StationView), today: null } });
    expect(figures().slice(1)).toEqual([
      `${inEnglish('station.waiting.unknownTitle')}?${inEnglish('station.waiting.unknownSince', { when: '17:20' })}`,
      nothingFailed,
      `${inEnglish('station.today.title')}?${inEnglish('station.today.unknown')}`,
    ]);
  });

  it('say what this computer does not know after a restored back-up', async () => {
    await show({ view: states.restored as StationView });
    expect(figures().slice(0, 2)).toEqual([
      `${inEnglish('station.last.known')}#1004114 Novلطيفة الفضلي, Qurain`,
      `${inEnglish('station.waiting.notHereTitle')}412${inEnglish('station.waiting.notHere', { count: 412, when: '14 Nov' })}`,
    ]);
  });

  it.each([
    ['2026-11-18T16:10:00.000Z', inEnglish('station.yesterday', { time: '19:10' })],
    ['2026-03-01T16:10:00.000Z', '1 Mar'],
    ['2025-12-31T16:10:00.000Z', '31 Dec 2025'],
  ])('say of a last order of %s only what fits beside it', async (at, words) => {
    const { running } = states;
    await show({ view: { ...running, lastFinished: { ...aStationOrder(), at, documents: [] } } as StationView });
    expect(figures()[0]).toContain(`#10576${words}`);
  });

  it('say that only a part of the order came out, and put an uncertain sheet in the place of failed', async () => {
    await show({ view: states['printer-trouble'] as StationView });
    expect(figures()[0]).toContain(inEnglish('station.last.only', { documents: 'packing slip' }));
    expect(figures()[2]).toBe(`${inEnglish('station.uncertain.title')}1${inEnglish('station.uncertain.see', { order: '#10571' })}`);
  });

  it('lead to the print queue from what failed', async () => {
    await show({ view: { ...(states.failed as StationView), failed: { sheets: 1, first: { kind: 'guestOrder', id: 10572 } } } });
    expect(figures()[2]).toBe(`${inEnglish('station.failed.title')}1${inEnglish('station.failed.see', { order: '#10572' })}`);
    fireEvent.click(
      within(screen.getByRole('region', { name: inEnglish('station.figures') })).getByRole('button', { name: /^Failed.*10572/ }),
    );
    expect(usePrintQueuePanel.getState().isOpen).toBe(true);
    act(() => usePrintQueuePanel.setState({ isOpen: false }));
  });
});

describe('printers, hours and log', () => {
  it('show what waits in the colour of the trouble where it is the printer that is in trouble', async () => {
    const trouble = states['printer-trouble'] as StationView;
    const { log } = trouble;
    const tintOf = (name: string): string => {
      const line = screen.getAllByRole('listitem').find(({ textContent }) => textContent?.includes(name)) as HTMLElement;
      return within(line).getByText(startingWith(inEnglish('station.waiting.title'))).style.color;
    };
    const waits = log.flatMap((entry) => (entry.kind === 'order' && entry.sheets.some(({ phase }) => phase === 'waiting') ? entry : []));
    const [first, second] = waits as [(typeof waits)[number], (typeof waits)[number]];
    const elsewhere = { ...second, sheets: second.sheets.map((sheet) => ({ ...sheet, printerName: 'HP LaserJet M404' })) };
    await show({ view: { ...trouble, log: [first, elsewhere] } });
    expect([tintOf(first.customer), tintOf(second.customer)]).toEqual(['var(--dw-process-text)', 'var(--dw-waiting-text)']);
  });

  it('put the troubled printer first, with what is wrong; what tells nothing is not known', async () => {
    await show({ view: states['printer-trouble'] as StationView });
    const rows = within(screen.getByRole('region', { name: inEnglish('station.printers.title') })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Zebra ZD421Address label · out of paper since 17:28Out of paper',
      'HP LaserJet M404Packing slip, A4Printing',
      `Brother HL-L2350DW${inEnglish('station.printers.silent')}${inEnglish('station.printers.unknown')}`,
    ]);
  });

  it.each([
    ['en', '8'],
    ['ar', '21'],
  ] as const)('draw the hours from the side where reading begins: %s', async (language, leftmost) => {
    await show({ language });
    const bars = [...document.querySelectorAll('[data-bar]')];
    const x = (bar: Element): number => Number(bar.querySelector('text:last-of-type')?.getAttribute('x'));
    const sorted = [...bars].sort((a, b) => x(a) - x(b));
    expect(sorted[0]?.getAttribute('data-bar')).toBe(leftmost);
    expect(bars.filter((bar) => bar.querySelector('[data-hatched]')).map((bar) => bar.getAttribute('data-bar'))).toEqual(['8']);
    expect(bars.map((bar) => bar.textContent).join(' ')).toContain('278');
  });

  it('say what was not done for an order, and why', async () => {
    await show({ view: states['given-up'] as StationView });
    const rows = within(screen.getByRole('tabpanel', { name: inEnglish('station.log.latest') })).getAllByRole('listitem');
    const [unchanged, leftOut] = [inEnglish('station.log.statusBadge'), inEnglish('station.log.leftOut.badge')];
    const said = [
      `${inEnglish('station.log.statusKept.refused')}${unchanged}`,
      `${inEnglish('station.log.statusKept.gone')}${unchanged}`,
      `${inEnglish('station.log.statusLeft', { status: inEnglish('vocabulary.orderStatus.shipped') })}${unchanged}`,
      `${inEnglish('station.log.leftOut.status', { status: inEnglish('vocabulary.orderStatus.canceled') })}${leftOut}`,
      `${inEnglish('station.log.leftOut.gone')}${leftOut}`,
      `${inEnglish('station.log.leftOut.choice')}${leftOut}`,
    ];
    expect(rows.slice(0, 6).map(({ textContent }) => textContent)).toEqual(said.map((words) => expect.stringMatching(endingWith(words))));
  });

  it('tell of each order when, whose, and what became of its sheets', async () => {
    await show();
    const rows = within(screen.getByRole('tabpanel', { name: inEnglish('station.log.latest') })).getAllByRole('listitem');
    const texts = rows.map(({ textContent }) => textContent);
    const finished = inEnglish('station.phase.finished');
    expect(texts[0]).toBe('17:42#10576دلال الكندريMishref · Waiting: labelSending: packing slip');
    expect(texts[1]).toBe(`17:38#10575فاطمة المطيريSalmiya · packing slip, label${finished}`);
    expect(texts[4]).toContain(`${finished}: packing slipFailed: label`);
  });

  it.each([
    ['en', inEnglish],
    ['ar', inArabic],
  ] as const)('tell of orders that could not be read: %s', async (language, said) => {
    await show({ view: states['two-of-three'] as StationView, language });
    const rows = within(screen.getByRole('tabpanel', { name: said('station.log.latest') })).getAllByRole('listitem');
    const texts = rows.map(({ textContent }) => (textContent ?? '').replace(/[\u2066-\u2069\u200e]/g, ''));
    const last = said('station.log.unreadable.text', { orders: said('station.log.unreadable.unnamed') });
    const orders = [said('station.log.unreadable.order', { count: 3 }), '#10391', '#10388', last, said('station.log.unreadable.badge')];
    expect(texts.filter((text) => new RegExp(orders.join('.*')).test(text))).toHaveLength(1);
    const guests = [said('station.log.unreadable.guestOrder', { count: 1 }), '#10577'];
    expect(texts.filter((text) => new RegExp(guests.join('.*')).test(text))).toHaveLength(1);
  });

  it('say in words what is printed here and what is not, with real numbers', async () => {
    await show({ view: states['two-of-three'] as StationView });
    fireEvent.click(screen.getByRole('tab', { name: inEnglish('station.log.here') }));
    const panel = screen.getByRole('tabpanel', { name: inEnglish('station.log.here') });
    const text = (panel.textContent ?? '').replace(/[\u2066-\u2069]/g, '');
    expect(text).toContain(`${inEnglish('station.here.ofNumber', { number: 2 })}#10573#10576#10579`);
    expect(text).toContain(`${inEnglish('station.here.ofOthers', { numbers: '1, 3' })}#10574#10575#10577`);
    expect(text).toContain(`${inEnglish('station.here.kinds.both')} ${inEnglish('station.here.anyGovernorate')}`);
    const statuses = 'In process, Shipped, On the way, Delivered, Canceled';
    expect(text).toContain(inEnglish('station.here.notStatuses', { statuses }));
    expect(text).toContain(inEnglish('station.here.before', { when: '' }));
    expect(text).toContain(inEnglish('station.here.notDocuments', { documents: 'Invoice' }));
    expect(text).toContain(`${inEnglish('station.numbered', { number: 2, of: 3 })} · Packing table 1`);
  });
});

describe('printing the last again', () => {
  const last = [0, 1, 2].map((at) => ({
    ...(askedOrders(3, now)[at] as ReturnType<typeof askedOrders>[number]),
    at: new Date(now - at * 60_000).toISOString(),
    documents: at === 2 ? (['packingSlip'] as const).slice() : (['packingSlip', 'addressLabel'] as const).slice(),
  }));

  async function open(handlers: FakeHandlers = {}): Promise<{ app: RenderedApp; dialog: HTMLElement }> {
    const app = await show({ handlers: { 'station.last': () => ok(last), 'station.printLast': () => ok({ sheets: 3 }), ...handlers } });
    press(inEnglish('station.action.printLast'));
    const dialog = await screen.findByRole('dialog', { name: inEnglish('station.again.title') });
    await within(dialog).findAllByRole('checkbox', { name: /^#/ });
    return { app, dialog };
  }

  it('takes a number or ticks, which follow each other, and counts the sheets', async () => {
    const { app, dialog } = await open();
    const number = within(dialog).getByRole<HTMLInputElement>('spinbutton');
    expect(number.value).toBe('1');
    fireEvent.change(number, { target: { value: '٣' } });
    expect(within(dialog).getByRole('button', { name: inEnglish('station.again.print', { count: 5 }) })).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('checkbox', { name: inEnglish('printables.name.addressLabel') }));
    expect(within(dialog).getByRole('button', { name: inEnglish('station.again.print', { count: 3 }) })).toBeTruthy();
    fireEvent.click(within(dialog).getAllByRole('checkbox', { name: /^#/ })[1] as HTMLElement);
    expect(number.value).toBe('2');
    fireEvent.click(within(dialog).getByRole('button', { name: inEnglish('station.again.print', { count: 2 }) }));
    await waitFor(() =>
      expect(app.bridge.requestsOf('station.printLast')).toEqual([
        { orders: [last[0]?.order, last[2]?.order], documents: ['packingSlip'] },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('sends it once for a double press, and leaves a dialog alone that was opened while the answer was late', async () => {
    let answerNow = (): void => undefined;
    const late: FakeHandlers = {
      'station.printLast': () =>
        new Promise((resolve) => {
          answerNow = () => resolve(ok({ sheets: 2 }));
        }),
    };
    const { app, dialog } = await open(late);
    const print = within(dialog).getByRole('button', { name: inEnglish('station.again.print', { count: 2 }) });
    fireEvent.click(print);
    fireEvent.click(print);
    fireEvent.click(within(dialog).getByRole('button', { name: inEnglish('common.back') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press(inEnglish('station.action.printLast'));
    await screen.findByRole('dialog');
    await waitFor(() => expect(app.bridge.requestsOf('station.printLast')).toHaveLength(1));
    act(() => answerNow());
    expect(await screen.findAllByText(inEnglish('station.again.done', { count: 2 }))).toHaveLength(1);
    expect(screen.queryByRole('dialog')).not.toBeNull();
  });

  it('sends nothing for nothing', async () => {
    const { app, dialog } = await open();
    fireEvent.click(within(dialog).getAllByRole('checkbox', { name: /^#/ })[0] as HTMLElement);
    fireEvent.click(within(dialog).getByRole('button', { name: inEnglish('station.again.nothing') }));
    expect(app.bridge.requestsOf('station.printLast')).toEqual([]);
  });

  it('says that nothing was printed here yet, and offers to read again what could not be read', async () => {
    await show({ handlers: { 'station.last': () => failed('internal') } });
    press(inEnglish('station.action.printLast'));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(inEnglish('station.again.failed'))).toBeTruthy();
  });
});

describe('the screen', () => {
  it('leads to the settings where this computer is no station', async () => {
    const app = await show({ view: offStation });
    expect(screen.getByText(inEnglish('station.off.older'))).toBeTruthy();
    press(inEnglish('station.off.start'));
    await waitFor(() => expect(app.path()).toBe('/settings/printing'));
  });

  it('is refused to those who may not print in bulk', async () => {
    const app = renderApp({ path: '/printing/station', session: toSessionView() });
    await waitFor(() => expect(app.path()).toBe('/'));
    expect(app.bridge.requestsOf('station.read')).toEqual([]);
  });

  it('says why the station could not be read, and reads it again', async () => {
    let isThere = false;
    const app = renderApp({
      path: '/printing/station',
      session: mayPrint,
      handlers: { 'station.read': () => (isThere ? ok(states.running as StationView) : failed('internal')) },
    });
    await screen.findByText(inEnglish('station.readFailed'));
    isThere = true;
    press(inEnglish('common.retry'));
    await waitFor(() => expect(band()).toBeTruthy());
    expect(app.bridge.requestsOf('station.read').length).toBeGreaterThan(1);
  });

  it('fills the window without the frame, and Escape gives it back', async () => {
    const app = await show();
    press(inEnglish('station.action.fill'));
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(inEnglish('navigation.printStation'));
    expect(screen.getByText('17:42', { selector: 'span' })).toBeTruthy();
    expect(actions()).toEqual([inEnglish('station.action.pause'), inEnglish('station.action.printLast')]);
    fireEvent.keyDown(window, { key: 'Escape' });
    await screen.findByRole('navigation', { name: inEnglish('shell.mainNavigation') });
    press(inEnglish('station.action.fill'));
    await act(() => app.goTo('/printing/history'));
    await waitFor(() => expect(useFilledScreen.getState().isFilled).toBe(false));
  });

  it('notes that somebody looked only when somebody does something', async () => {
    const app = await show({ view: { ...(states.running as StationView), unseen: 3 } });
    expect(app.bridge.requestsOf('station.markSeen')).toEqual([]);
    fireEvent.pointerMove(window);
    fireEvent.keyDown(window, { key: 'a' });
    await waitFor(() => expect(app.bridge.requestsOf('station.markSeen')).toHaveLength(1));
  });

  /** Returns the view after this many orders of the day: the log is full, and each new order removes one from it. */
  const afterOrders = (count: number): StationView => ({
    ...(states.running as StationView),
    nextCheckAt: new Date(now + count * 10_000).toISOString(),
    today: { orders: count, sheets: 2 * count },
    unseen: count,
    log: Array.from({ length: 50 }, (_none, nth) => {
      const at = new Date(now + (count - nth) * 10_000).toISOString();
      return { ...anOrderEntry(nth, at, ['finished', 'finished']), order: guestOrder(20_000 + count - nth) };
    }),
  });

  it('holds no more of a day on which it stands there than of its first orders', async () => {
    const [added, removed] = [vi.spyOn(window, 'addEventListener'), vi.spyOn(window, 'removeEventListener')];
    const app = await show();
    const calls = (spy: typeof added | typeof removed): number => spy.mock.calls.filter(([type]) => type === 'pointermove').length;
    const held = () => ({
      elements: screen.getByRole('main').querySelectorAll('*').length,
      listeners: calls(added) - calls(removed),
      reads: app.bridge.requestsOf('station.read').length,
      messages: useNotifications.getState().messages.length,
    });
    const pass = async (from: number, to: number): Promise<void> => {
      for (let count = from; count <= to; count++) await act(async () => app.bridge.emit('station.changed', afterOrders(count)));
      await waitFor(() => expect(figures().at(-1)).toContain(`${to}orders`));
    };
    await pass(100, 103);
    const first = held();
    await pass(104, 160);
    expect(held()).toEqual(first);
  });

  it('stays when the session ends, and asks for the password at a press only', async () => {
    const app = await show();
    act(() => app.bridge.emit('station.changed', states['session-ended'] as StationView));
    act(() => app.bridge.emit('session.ended', { reason: 'notAuthorized' }));
    await waitFor(() =>
      expect(actions()).toEqual([inEnglish('station.action.signIn'), inEnglish('station.action.mute'), inEnglish('station.action.fill')]),
    );
    expect(screen.queryByRole('alertdialog')).toBeNull();
    press(inEnglish('station.action.signIn'));
    const sheet = await screen.findByRole('alertdialog', { name: containing(inEnglish('forms.signIn.title')) });
    fireEvent.click(within(sheet).getByRole('button', { name: inEnglish('common.back') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    act(() => app.bridge.emit('session.changed', mayPrint));
    expect(useSession.getState().phase.kind).toBe('signedIn');
  });

  it('asks for the password at once on any other screen that stays', async () => {
    const app = await show();
    act(() => app.bridge.emit('session.ended', { reason: 'notAuthorized' }));
    await act(() => app.goTo('/orders'));
    expect(await screen.findByRole('alertdialog', { name: containing(inEnglish('forms.signIn.title')) })).toBeTruthy();
  });
});

describe('the foot of the window', () => {
  it.each([
    ['running', inEnglish('station.foot.running', { count: 1 })],
    ['paused', inEnglish('station.foot.paused', { count: 6 })],
    ['server-away', inEnglish('station.foot.waiting')],
    ['printer-trouble', `Zebra ZD421: ${inEnglish('printerStates.label.mediaEmpty')}`],
    ['ask-many', inEnglish('station.foot.asks')],
    ['session-ended', inEnglish('station.foot.sessionEnded')],
  ])('%s: says it in a few words', async (name, words) => {
    await show({ view: states[name] as StationView });
    expect(await screen.findByRole('button', { name: words })).toBeTruthy();
  });

  it('says what failed in the queue beside what the station does', async () => {
    await show({ handlers: { 'printing.queue': () => ok(aQueue([aLane([aJob(1), aJob(2, { state: 'failed' })])])) } });
    const running = inEnglish('station.foot.running', { count: 1 });
    const alsoFailed = inEnglish('printQueue.summary.failed', { count: 1 });
    expect(await screen.findByRole('button', { name: `${running} · ${alsoFailed}` })).toBeTruthy();
  });
});

it('opens an order of the log', async () => {
  const app = await show({ handlers: { 'guestOrders.list': () => ok({ rows: [aGuestOrder(10573)], unreadable: [], totalItems: 1 }) } });
  press(inEnglish('station.log.openOrder', { order: '#10573' }));
  await waitFor(() => expect(app.path()).toBe('/orders-guest/details'));
});

describe('a computer on which IT allows no station', () => {
  it('says so, and where it is written, and offers no way to its settings', async () => {
    const policy = decided({ printStation: 'off' });
    await show({ view: offStation, handlers: { 'policy.read': () => ok(policy) } });
    expect(await screen.findByText(inEnglish('station.off.forbiddenTitle'))).toBeTruthy();
    expect(screen.getByText(policyPath).parentElement?.textContent).toBe(`${inEnglish('policy.managed')} · ${policyPath}`);
    expect(screen.queryByRole('button', { name: inEnglish('station.off.start') })).toBeNull();
  });
});
