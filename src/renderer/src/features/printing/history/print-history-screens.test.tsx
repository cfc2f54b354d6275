// @vitest-environment happy-dom

import type { HistoryDay, HistoryDetails, HistoryEntry, HistoryPage } from '@shared/contract/printing/print-history';
import type { PrinterInfo, QueueView } from '@shared/contract/printing/printing';
import { failed, ok, type Result } from '@shared/contract/result';
import { addDays, toKuwaitDay } from '@shared/domain/dates';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FakeHandlers } from '../../../../../../tests/support/page/fake-bridge';
import {
  control,
  endPage,
  findControl,
  type PageOptions,
  type ShownPage,
  showPage,
  toasts,
} from '../../../../../../tests/support/page/page';
import { sampleHead, sampleOrder } from '../../../../../../tests/support/samples/order-samples';
import { aQueueChange, emptyQueue } from '../../../../../../tests/support/samples/print-queue';
import { containing, inArabic, inEnglish } from '../../../../../../tests/support/texts';

const today = toKuwaitDay(new Date());
const aPrinter = (name: string, displayName: string): PrinterInfo => ({
  name,
  displayName,
  description: '',
  location: '',
  state: 'ready',
  stateMessage: '',
});

function anEntry(number: number, changes: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    id: `job-${number}`,
    document: 'packingSlip',
    order: { kind: 'order', id: number },
    title: `PACK-${number}`,
    customer: 'خالد الهاجري',
    printer: 'hp',
    printerName: 'HP LaserJet M404',
    by: { origin: 'person', name: 'مريم العوضي' },
    copies: 1,
    isUnprinted: false,
    reprint: 0,
    paper: 'A4',
    language: 'ar',
    outcome: 'finished',
    state: 'done',
    at: `${today}T06:30:00.000Z`,
    isSheetKept: true,
    ...changes,
  };
}

function aDay(day: string, sheets: number, ...entries: HistoryEntry[]): HistoryDay {
  return { id: day, sheets, entries };
}

const aPage = (rows: HistoryDay[], changes: Partial<HistoryPage> = {}): HistoryPage => ({
  rows,
  unreadable: [],
  totalItems: rows.reduce((sum, { sheets }) => sum + sheets, 0),
  keptDays: 90,
  areNamesReadable: true,
  ...changes,
});

const someDays = aPage([
  aDay(
    today,
    2,
    anEntry(10573, { reprint: 1 }),
    anEntry(10576, { outcome: 'sent', state: 'accepted', by: { origin: 'station', name: '' } }),
  ),
  aDay(addDays(today, -1), 1, anEntry(10432, { outcome: 'failed', state: 'failed', isSheetKept: false, customer: 'حصة العتيبي' })),
]);

const handlers: FakeHandlers = {
  'history.list': () => ok(someDays),
  'history.printers': () =>
    ok([
      { name: 'hp', displayName: 'HP LaserJet M404' },
      { name: 'zebra', displayName: 'Zebra ZD421' },
    ]),
  'history.saveDays': ({ days }) => ok({ days, isManaged: false }),
  'printing.reprint': () => ok(emptyQueue),
};
const open = (options: PageOptions = {}, path = '/printing/history'): Promise<ShownPage> =>
  showPage(path, { ...options, handlers: { ...handlers, ...options.handlers } });
const row = (id: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`tr[data-row="${id}"]`);
    if (!found) throw new Error(`no row ${id}`);
    return found;
  });
const cells = async (id: string): Promise<string[]> => [...(await row(id)).querySelectorAll('td')].map((cell) => cell.textContent ?? '');
const againOf = (name: string): string =>
  inEnglish('lists.rowAction', { action: inEnglish('printHistory.action.again'), row: inEnglish('printHistory.row', { name }) });
const asked = (page: ShownPage): unknown => page.bridge.requestsOf('history.list').at(-1);
const heads = (): string[] => [...document.querySelectorAll('tr[data-group] th')].map((head) => head.textContent ?? '');

afterEach(() => {
  vi.useRealTimers();
  return endPage();
});

describe('the list of what was printed', () => {
  it('has the days as groups with the sheets of the whole day, and says of each sheet what became of it', async () => {
    await open();
    expect(await cells('job-10573')).toEqual(
      expect.arrayContaining([
        '09:30',
        '#10573',
        'خالد الهاجري',
        'Packing slipCOPY',
        'HP LaserJet M404',
        'مريم العوضي',
        '1',
        inEnglish('printHistory.outcome.finished'),
      ]),
    );
    expect(await cells('job-10576')).toEqual(
      expect.arrayContaining([
        inEnglish('documents.packingSlip.title'),
        inEnglish('printHistory.by.station'),
        inEnglish('printHistory.outcome.sent'),
      ]),
    );
    expect(heads()[0]).toMatch(/^Today, .* · 2 sheets$/);
    expect(heads()[1]).toMatch(/^Yesterday, .* · 1 sheet$/);
    expect(document.body.textContent).toContain(inEnglish('printHistory.days.kept', { count: 90 }));
  });

  it('asks for the quarter of a year that is kept, and for what is searched and chosen', async () => {
    const page = await open();
    await row('job-10573');
    expect(asked(page)).toEqual({ page: 1, startDate: addDays(today, -90), endDate: today });
    fireEvent.click(await waitFor(() => control(inEnglish('lists.filters.other'))));
    fireEvent.click(await screen.findByRole('menuitem', { name: inEnglish('printHistory.filter.documents') }));
    fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: inEnglish('documents.packingSlip.title') }));
    fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: inEnglish('printables.name.addressLabel') }));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await waitFor(() => expect(asked(page)).toMatchObject({ documents: ['packingSlip', 'addressLabel'] }));
    expect(page.address()).toContain('document=packingSlip&document=addressLabel');
    await waitFor(() => control('Documents: Packing slip, Address label'));
  });

  it('comes back with everything that its address names, and with nothing that no filter knows', async () => {
    const page = await open({}, '/printing/history?outcome=failed&outcome=lost&printer=zebra&search=%23105&page=1');
    await row('job-10573');
    expect(asked(page)).toMatchObject({ search: '105', outcomes: ['failed'], printers: ['zebra'] });
    await waitFor(() => control('Printers: Zebra ZD421'));
  });

  it('tells an empty history, a search and filters without a match apart, each with its way out', async () => {
    const nothing: FakeHandlers = { 'history.list': () => ok(aPage([])) };
    const page = await open({ handlers: nothing }, `/printing/history?from=2024-01-01&to=${today}`);
    await screen.findByText(inEnglish('printHistory.emptyTitle'));
    await page.goTo('/printing/history?outcome=failed');
    fireEvent.click(await screen.findByRole('button', { name: inEnglish('lists.clearFilters') }));
    await waitFor(() => expect(page.address()).not.toContain('outcome'));
    await page.goTo('/printing/history?search=nobody&outcome=failed');
    fireEvent.click(await screen.findByText(inEnglish('shell.searchField.clear')));
    await waitFor(() => expect(page.address()).not.toMatch(/search|outcome/));
  });

  it('says that names are missing while their key is', async () => {
    await open({ handlers: { 'history.list': () => ok({ ...someDays, areNamesReadable: false }) } });
    await waitFor(() => expect(document.body.textContent).toContain(inEnglish('printHistory.namesUnreadable')));
  });

  it('prints a sheet again, and several at once without those that were never kept', async () => {
    const page = await open();
    fireEvent.click(control(againOf('PACK-10573'), await row('job-10573')));
    await waitFor(() => expect(page.bridge.requestsOf('printing.reprint')).toEqual([{ jobIds: ['job-10573'] }]));
    expect(findControl(againOf('PACK-10432'), await row('job-10432'))).toBeUndefined();
    fireEvent.click(control(inEnglish('lists.selectPage')));
    fireEvent.click(await screen.findByRole('button', { name: inEnglish('printHistory.action.againMany', { count: 3 }) }));
    await waitFor(() => expect(page.bridge.requestsOf('printing.reprint').at(-1)).toEqual({ jobIds: ['job-10573', 'job-10576'] }));
    await waitFor(() => expect(toasts()).toContain(inEnglish('printHistory.again.queued', { count: 2 })));
    expect(toasts().join()).toContain(inEnglish('printHistory.again.notKept', { count: 1 }));
    await waitFor(() => expect(findControl(inEnglish('printHistory.action.againMany', { count: 3 }))).toBeUndefined());
  });

  it('speaks of no copy where the sheet never reached paper', async () => {
    const days: HistoryPage = {
      ...someDays,
      rows: [{ id: today, sheets: 1, entries: [anEntry(7, { outcome: 'failed', isUnprinted: true })] }],
    };
    const page = await open({ handlers: { 'history.list': () => ok(days) } });
    fireEvent.click(control(`${inEnglish('printHistory.action.send')}: sheet PACK-7`, await row('job-7')));
    await waitFor(() => expect(page.bridge.requestsOf('printing.reprint')).toEqual([{ jobIds: ['job-7'] }]));
  });

  it('prints sheets on another printer, and leaves the question open when that printer refuses them', async () => {
    let isFitting = false;
    const page = await open({
      handlers: {
        'printing.printers': () => ok([aPrinter('zebra', 'Zebra ZD421'), aPrinter('canon', 'Canon LBP')]),
        'printing.reprint': () => (isFitting ? ok(emptyQueue) : failed('paperNotFitting', { message: 'Zebra ZD421' })),
      },
    });
    await row('job-10573');
    fireEvent.click(control(inEnglish('lists.selectPage')));
    fireEvent.click(await screen.findByRole('button', { name: inEnglish('printHistory.action.elsewhere') }));
    const dialog = await screen.findByRole('dialog', { name: inEnglish('printQueue.elsewhere.againTitle', { count: 3 }), hidden: true });
    const confirm = await within(dialog).findByRole('button', { name: inEnglish('printQueue.elsewhere.confirm'), hidden: true });
    fireEvent.click(confirm);
    await waitFor(() => expect(toasts()).toContain('paperNotFitting'));
    isFitting = true;
    fireEvent.click(within(dialog).getByRole('radio', { name: /Canon LBP/, hidden: true }));
    fireEvent.click(confirm);
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    const ids = ['job-10573', 'job-10576'];
    expect(page.bridge.requestsOf('printing.reprint')).toEqual([
      { jobIds: ids, printer: 'zebra' },
      { jobIds: ids, printer: 'canon' },
    ]);
    await waitFor(() => expect(findControl(inEnglish('printHistory.action.againMany', { count: 3 }))).toBeUndefined());
  });

  it('keeps the ticks when the copies were not queued', async () => {
    await open({ handlers: { 'printing.reprint': () => failed('sheetKeyUnavailable') } });
    await row('job-10573');
    fireEvent.click(control(inEnglish('lists.selectPage')));
    fireEvent.click(await screen.findByRole('button', { name: inEnglish('printHistory.action.againMany', { count: 3 }) }));
    await waitFor(() => expect(toasts().length).toBeGreaterThan(1));
    expect(findControl(inEnglish('printHistory.action.againMany', { count: 3 }))).toBeDefined();
  });

  it('opens the order in its list, whatever its day', async () => {
    const page = await open();
    fireEvent.click(control(inEnglish('lists.rowActions', { row: 'sheet PACK-10573' }), await row('job-10573')));
    fireEvent.click(await screen.findByRole('menuitem', { name: inEnglish('printHistory.action.openOrder') }));
    await waitFor(() => expect(page.address()).toBe('/orders?search=10573&dates=all'));
  });

  it('saves what the filters leave, tells where, and says nothing when the person cancels', async () => {
    const page = await open({ handlers: { 'history.exportCsv': () => ok({ path: null }) } }, '/printing/history?search=105&outcome=sent');
    await row('job-10573');
    fireEvent.click(control(inEnglish('printHistory.action.csv')));
    const wish = { search: '105', startDate: addDays(today, -90), endDate: today, outcomes: ['sent'] };
    await waitFor(() => expect(page.bridge.requestsOf('history.exportCsv')).toEqual([wish]));
    expect(toasts()).toEqual([]);
    page.bridge.handle({ 'history.exportCsv': () => ok({ path: '/home/x/print-history.csv' }) });
    await waitFor(() => expect(control(inEnglish('printHistory.action.csv')).getAttribute('aria-disabled')).not.toBe('true'));
    fireEvent.click(control(inEnglish('printHistory.action.csv')));
    await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('print-history.csv')]));
  });

  it('follows what the printers do', async () => {
    const page = await open();
    await row('job-10573');
    const before = page.bridge.requestsOf('history.list').length;
    act(() => page.bridge.emit('printing.queueChanged', aQueueChange(emptyQueue)));
    await waitFor(() => expect(page.bridge.requestsOf('history.list').length).toBeGreaterThan(before));
  });
});

describe('a hand that is quicker than the answers', () => {
  const box = (): HTMLInputElement => control(inEnglish('lists.search')) as HTMLInputElement;
  const type = (text: string): boolean => fireEvent.change(box(), { target: { value: text } });
  const queueChanges = (page: ShownPage): void => act(() => page.bridge.emit('printing.queueChanged', aQueueChange(emptyQueue)));

  it('types its search to the end while the list is read again', async () => {
    const page = await open();
    await row('job-10573');
    box().focus();
    for (const text of ['خ', 'خا', 'خال', 'خالد']) {
      type(text);
      queueChanges(page);
    }
    await waitFor(() => expect(asked(page)).toMatchObject({ search: 'خالد' }));
    const searched = page.bridge.requestsOf('history.list').length;
    queueChanges(page);
    await waitFor(() => expect(page.bridge.requestsOf('history.list').length).toBeGreaterThan(searched));
    expect(asked(page)).toMatchObject({ search: 'خالد' });
    expect(box().value).toBe('خالد');
    expect(document.activeElement).toBe(box());
  });

  it('sees what it searched last, though the answer to an earlier search comes after it', async () => {
    const answers = new Map<string, () => void>();
    const found = { first: anEntry(1), second: anEntry(2) };
    const page = await open({
      handlers: {
        'history.list': ({ search }) =>
          search === 'first' || search === 'second'
            ? new Promise((resolve) => answers.set(search, () => resolve(ok(aPage([aDay(today, 1, found[search])])))))
            : ok(someDays),
      },
    });
    await row('job-10573');
    for (const text of ['first', 'second']) {
      type(text);
      fireEvent.keyDown(box(), { key: 'Enter' });
      await waitFor(() => expect(answers.has(text)).toBe(true));
    }
    act(() => answers.get('second')?.());
    await row('job-2');
    act(() => answers.get('first')?.());
    queueChanges(page);
    await waitFor(() =>
      expect(page.bridge.requestsOf('history.list').filter((query) => JSON.stringify(query).includes('second'))).toHaveLength(2),
    );
    await row('job-2');
    expect(document.querySelector('tr[data-row="job-1"]')).toBeNull();
  });

  it('presses "print again" of a row twice before the first answer, and again after that and after a refusal', async () => {
    const answers: ((answer: Result<QueueView>) => void)[] = [];
    const page = await open({ handlers: { 'printing.reprint': () => new Promise((resolve) => answers.push(resolve)) } });
    const again = control(againOf('PACK-10573'), await row('job-10573'));
    const answer = (result: Result<QueueView>): void => act(() => answers.at(-1)?.(result));
    vi.useFakeTimers({ toFake: ['Date'] });
    fireEvent.click(again);
    queueChanges(page);
    fireEvent.click(again);
    await waitFor(() => expect(answers).toHaveLength(1));
    answer(ok(emptyQueue));
    await waitFor(() => expect(toasts()).toEqual([inEnglish('printHistory.again.queued', { count: 1 })]));
    for (const count of [2, 3]) {
      // A press right after the first one would count as part of a double click.
      vi.setSystemTime(Date.now() + 1000);
      fireEvent.click(again);
      await waitFor(() => expect(answers).toHaveLength(count));
      answer(failed('storageFailed'));
      await waitFor(() => expect(toasts()).toHaveLength(count));
    }
  });
});

describe('how long the history is kept', () => {
  async function openDays(): Promise<HTMLInputElement> {
    fireEvent.click(await waitFor(() => control(inEnglish('printHistory.days.change'))));
    return screen.findByLabelText(inEnglish('printHistory.days.label'));
  }
  const type = (input: HTMLElement, value: string): boolean => fireEvent.change(input, { target: { value } });
  const save = (): boolean => fireEvent.click(screen.getByRole('button', { name: inEnglish('forms.save') }));

  it('is changed in a dialog that says what goes at once, and refuses what is no number of days', async () => {
    const page = await open();
    const input = await openDays();
    for (const wrong of ['', '0', '3651', 'soon', '2.5']) {
      type(input, wrong);
      save();
      await screen.findByText(inEnglish('printHistory.days.wrong', { from: 1, to: 3650 }));
    }
    expect(page.bridge.requestsOf('history.saveDays')).toEqual([]);
    type(input, '٣٠');
    await screen.findByText(inEnglish('printHistory.days.fewer', { count: 30 }));
    save();
    await waitFor(() => expect(page.bridge.requestsOf('history.saveDays')).toEqual([{ days: 30 }]));
    await waitFor(() => expect(toasts()).toEqual([inEnglish('printHistory.days.saved', { count: 30 })]));
    expect(screen.queryByLabelText(inEnglish('printHistory.days.label'))).toBeNull();
  });

  it('keeps what was typed when it could not be saved', async () => {
    await open({ handlers: { 'history.saveDays': () => failed('storageFailed') } });
    const input = await openDays();
    type(input, '120');
    save();
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(input.value).toBe('120');
  });

  it('is saved once however often it is pressed, and closes no dialog but its own', async () => {
    const answers: (() => void)[] = [];
    const late: FakeHandlers = {
      'history.saveDays': ({ days }) => new Promise((resolve) => answers.push(() => resolve(ok({ days, isManaged: false })))),
    };
    const page = await open({ handlers: late });
    type(await openDays(), '120');
    save();
    type(screen.getByLabelText(inEnglish('printHistory.days.label')), '121');
    save();
    fireEvent.click(screen.getByRole('button', { name: inEnglish('common.cancel') }));
    await waitFor(() => expect(screen.queryByLabelText(inEnglish('printHistory.days.label'))).toBeNull());
    await openDays();
    await waitFor(() => expect(answers).toHaveLength(1));
    act(() => answers[0]?.());
    await waitFor(() => expect(toasts()).toEqual([inEnglish('printHistory.days.saved', { count: 120 })]));
    expect(screen.queryByLabelText(inEnglish('printHistory.days.label'))).not.toBeNull();
    expect(page.bridge.requestsOf('history.saveDays')).toEqual([{ days: 120 }]);
  });

  it('cannot be changed where IT has decided', async () => {
    const entry = { value: 30, isEnforced: true, where: '/etc/diwan/policy.json' };
    const policy = {
      entries: { printHistoryDays: entry },
      problems: [],
      readAt: '2026-11-19T07:14:00.000Z',
      isUnreadable: false,
      holdsServer: false,
    };
    await open({ handlers: { 'policy.read': () => ok(policy as never) } });
    await screen.findByText('/etc/diwan/policy.json');
    expect(findControl(inEnglish('printHistory.days.change'))).toBeUndefined();
  });
});

describe('one sheet', () => {
  const at = (second: number): string => new Date(Date.UTC(2026, 10, 19, 14, 35, second)).toISOString();
  const details: HistoryDetails = {
    ...anEntry(10573, { by: { origin: 'station', name: 'Packing table 1' }, at: at(4) }),
    steps: [
      { state: 'queued', at: at(1), detail: '' },
      { state: 'rendering', at: at(2), detail: '' },
      { state: 'ready', at: at(3), detail: '' },
      { state: 'handing_off', at: at(3), detail: '' },
      { state: 'accepted', at: at(4), detail: '' },
      { state: 'done', at: at(12), detail: '' },
    ],
    systemTitle: 'PACK-10573 k7f3q9',
    missingPictures: 0,
    error: null,
    others: [anEntry(10573, { id: 'other', document: 'addressLabel', printerName: 'Zebra ZD421', outcome: 'uncertain' })],
    printed: {
      kind: 'packingSlip',
      snapshot: sampleOrder({ kind: 'order', id: 10573 }),
      language: 'en',
      paper: 'A4',
      color: true,
      head: sampleHead,
      digits: 'latn',
    },
    keptUntil: '2027-02-17T14:35:04.000Z',
  };
  const openSheet = (changes: Partial<HistoryDetails> = {}, others: FakeHandlers = {}): Promise<ShownPage> =>
    open(
      { handlers: { 'history.read': () => ok({ ...details, ...changes }), 'history.readChanges': () => ok({ changed: [] }), ...others } },
      '/printing/history/job-10573',
    );
  const steps = async (): Promise<string[]> => {
    const list = await screen.findByRole('region', { name: inEnglish('printHistory.details.happened') });
    return [...list.querySelectorAll('li')].map((step) => [...step.querySelectorAll('span, p')].map((part) => part.textContent).join('|'));
  };

  it('tells each step with its second and the fact behind it, and what no queue can know', async () => {
    await openSheet();
    const told = await steps();
    const toldAt = (time: string, name: string): string => told.find((step) => step.includes(time) && step.includes(name)) ?? '';
    expect(toldAt('17:35:01', inEnglish('printHistory.step.queued'))).toMatch(/for \u2068?HP LaserJet M404/);
    expect(toldAt('17:35:03', inEnglish('printHistory.step.ready'))).toContain(inEnglish('printHistory.fact.ready', { seconds: 1 }));
    expect(toldAt('17:35:04', inEnglish('printHistory.step.accepted'))).toContain('PACK-10573 k7f3q9');
    expect(toldAt('17:35:12', inEnglish('printHistory.step.done'))).toContain(inEnglish('printHistory.fact.done'));
    // Only the tray shows whether it printed.
    expect(told.join('\n').replaceAll(inEnglish('printHistory.fact.done'), '')).not.toMatch(/\bprinted\b/i);
    expect(document.body.textContent).toMatch(/19 Nov 2026, 17:35, by Station .*Packing table 1/);
  });

  it.each([
    [{ state: 'failed', detail: '' }, { error: { code: 'printerRefused', message: 'out of paper' } }, /out of paper/i],
    [{ state: 'uncertain', detail: 'noAnswer' }, {}, containing(inEnglish('printHistory.fact.uncertain'))],
    [{ state: 'done', detail: 'a person saw it' }, {}, containing(inEnglish('printHistory.fact.seen'))],
    [{ state: 'cancelled', detail: 'printed again' }, {}, containing(inEnglish('printHistory.fact.replaced'))],
    [{ state: 'queued', detail: 'printer not found' }, {}, containing(inEnglish('printHistory.fact.printerNotFound'))],
    [{ state: 'accepted', detail: 'found in the queue of the system' }, {}, containing(inEnglish('printHistory.fact.found'))],
    [{ state: 'expired', detail: '' }, {}, containing(inEnglish('printHistory.fact.expired'))],
  ] as const)('says of %j in words what it means', async (step, changes, words) => {
    await openSheet({ ...changes, steps: [...details.steps.slice(0, 4), { ...step, at: at(20) }] });
    expect((await steps()).at(-1)).toMatch(words);
  });

  it('shows the sheet as it was printed, what else there is of the order, and until when it is kept', async () => {
    await openSheet();
    await screen.findByRole('img', { name: inEnglish('printHistory.details.preview', { document: 'Packing slip' }) });
    await waitFor(() => expect(document.body.textContent).toContain('#10573'));
    expect(document.body.textContent).toContain('17 Feb 2027');
    const others = screen.getByRole('region', { name: inEnglish('printHistory.details.others') });
    expect(others.querySelector('a')?.getAttribute('href')).toBe('/printing/history/other');
    expect(others.textContent).toContain('Uncertain');
  });

  it('says what has changed in the order since, when that is known', async () => {
    await openSheet({}, { 'history.readChanges': () => ok({ changed: ['status', 'phone'] }) });
    await waitFor(() => expect(document.body.textContent).toContain(inEnglish('printHistory.details.changed', { parts: 'status, phone' })));
  });

  it('prints it again, once for a double press', async () => {
    const page = await openSheet();
    const button = await screen.findByRole('button', { name: inEnglish('printHistory.action.again') });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(toasts()).toEqual([inEnglish('printHistory.again.queued', { count: 1 })]));
    expect(page.bridge.requestsOf('printing.reprint')).toEqual([{ jobIds: ['job-10573'] }]);
  });

  it.each([
    [{ isSheetKept: false, printed: null }, inEnglish('printHistory.details.noSheet.notKept'), false],
    [{ printed: null }, inEnglish('printHistory.details.noSheet.unreadable'), true],
    [{ printed: null, document: 'testPage', order: null, others: [] }, inEnglish('printHistory.details.noSheet.noOrder'), true],
  ] as const)('without its sheet (%j) says why', async (changes, words, mayPrint) => {
    await openSheet(changes as Partial<HistoryDetails>);
    await screen.findByText(words);
    expect(findControl(inEnglish('printHistory.action.again')) !== undefined).toBe(mayPrint);
  });

  it('that is forgotten says so and leads back', async () => {
    const page = await openSheet({}, { 'history.read': () => failed('notFound') });
    fireEvent.click(await screen.findByRole('button', { name: inEnglish('printHistory.details.toHistory') }));
    await waitFor(() => expect(page.address()).toBe('/printing/history'));
  });

  it('that could not be read says why, and is read again', async () => {
    const page = await openSheet({}, { 'history.read': () => failed('storageFailed') });
    await screen.findByText(inEnglish('printHistory.details.notRead'));
    page.bridge.handle({ 'history.read': () => ok(details) });
    fireEvent.click(screen.getByRole('button', { name: inEnglish('common.retry') }));
    expect(await steps()).toHaveLength(5);
  });

  it('speaks Arabic', async () => {
    const page = await openSheet();
    await steps();
    page.setLanguage('ar');
    await screen.findByText(inArabic('printHistory.details.happened'));
    expect(document.body.textContent).toContain(inArabic('printHistory.outcome.finished'));
  });
});
