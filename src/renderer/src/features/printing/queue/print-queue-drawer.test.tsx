// @vitest-environment happy-dom

import { printQueuePanel, usePrintQueuePanel } from '@renderer/shared-components/printing/queue/print-queue-panel';
import type { JobView, PrinterInfo, QueueView } from '@shared/contract/printing/printing';
import { failed, ok } from '@shared/contract/result';
import type { BridgeName } from '@shared/contract/tables/bridge';
import { toKuwaitDay } from '@shared/domain/dates';
import type { JobState } from '@shared/domain/printing/job-phase';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endPrintScreen, showPrintScreen, showScreensOfSomebody } from '../../../../../../tests/support/page/print-screen';
import { aJob, aLane, aQueue } from '../../../../../../tests/support/samples/print-queue';
import { inArabic, inEnglish } from '../../../../../../tests/support/texts';
import { PrintQueueDrawer } from './print-queue-drawer';

const show = (queue: QueueView, options: Partial<Parameters<typeof showPrintScreen>[1]> = {}) => {
  const answer = () => ok(queue);
  return showPrintScreen(<PrintQueueDrawer isOpen />, {
    queue,
    handlers: {
      'printing.pause': answer,
      'printing.resume': answer,
      'printing.cancel': answer,
      'printing.retry': answer,
      'printing.reprint': answer,
      'printing.confirmPrinted': answer,
      'printing.denyPrinted': answer,
      'printing.moveWaiting': answer,
      'printing.resolveLeftover': answer,
      'printing.clearFinished': answer,
    },
    ...options,
  });
};
const oneLane = (...jobs: JobView[]): QueueView => aQueue([aLane(jobs)]);
const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));
const openMenuOf = async (title: string): Promise<string[]> => {
  fireEvent.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
  const items = await screen.findAllByRole('menuitem');
  return items.map((item) => item.textContent ?? '');
};
const choose = (name: string): boolean => fireEvent.click(screen.getByRole('menuitem', { name }));
// happy-dom has no layout from which the focus library could determine the upper of two panels, so it may hide the dialog from roles.
const inDialog = (dialog: HTMLElement, name: string): HTMLElement => within(dialog).getByRole('button', { name, hidden: true });
const rows = (): string[] => screen.getAllByRole('listitem').map((row) => row.textContent ?? '');

afterEach(endPrintScreen);

describe('states of a sheet', () => {
  it.each<[JobState, string]>([
    ['queued', inEnglish('printQueue.state.waiting')],
    ['rendering', inEnglish('printQueue.state.sending')],
    ['ready', inEnglish('printQueue.state.sending')],
    ['handing_off', inEnglish('printQueue.state.sending')],
    ['accepted', inEnglish('printQueue.state.sent')],
    ['done', inEnglish('printQueue.state.finished')],
    ['failed', inEnglish('printQueue.state.failed')],
    ['cancelled', inEnglish('printQueue.state.cancelled')],
    ['expired', inEnglish('printQueue.state.expired')],
    ['uncertain', inEnglish('printQueue.state.uncertain')],
  ])('says %s as "%s"', async (state, word) => {
    show(oneLane(aJob(7, { state })));
    const row = (await screen.findAllByRole('listitem')).find((item) => item.textContent?.includes('INV-7'));
    expect(row?.textContent).toContain(word);
  });

  it.each(['en', 'ar'] as const)('never says that something was printed before the printer finished (%s)', async (language) => {
    const states: JobState[] = ['queued', 'rendering', 'handing_off', 'accepted', 'done', 'failed', 'cancelled'];
    show(oneLane(...states.map((state, at) => aJob(at, { state }))), { language });
    await screen.findAllByRole('listitem');
    expect(rows().join(' ')).not.toMatch(/\bprinted\b|طُبعت|مطبوعة/i);
  });

  it('marks a copy, says how many, and which pictures are missing', async () => {
    show(oneLane(aJob(7, { reprint: 1, copies: 2, missingPictures: 1 })));
    const row = await screen.findByRole('listitem');
    expect(row.textContent).toContain('COPY');
    expect(row.textContent).toContain('2 copies');
    expect(row.textContent).toContain(inEnglish('printQueue.queue.missingPictures', { count: 1 }));
  });

  it('follows the queue as the main process tells it', async () => {
    const { tellQueue } = show(oneLane(aJob(7)));
    expect((await screen.findByRole('listitem')).textContent).toContain('Waiting');
    tellQueue(oneLane(aJob(7, { state: 'done' })));
    await waitFor(() => expect(screen.getByRole('listitem').textContent).toContain('Finished'));
  });
});

describe('actions on one sheet', () => {
  it.each<[JobState, string[]]>([
    ['queued', [inEnglish('printQueue.queue.cancelJob')]],
    ['failed', [inEnglish('printQueue.queue.retry'), inEnglish('printQueue.queue.showReason'), inEnglish('printQueue.queue.cancelJob')]],
    [
      'uncertain',
      [inEnglish('printQueue.uncertain.printed'), inEnglish('printQueue.uncertain.sendAgain'), inEnglish('printQueue.queue.reprint')],
    ],
    ['accepted', [inEnglish('printQueue.queue.reprint'), inEnglish('printQueue.queue.stopAtPrinter')]],
    ['done', [inEnglish('printQueue.queue.reprint')]],
    ['cancelled', [inEnglish('printQueue.queue.putBack')]],
    ['expired', [inEnglish('printQueue.queue.putBack')]],
  ])('offers for a %s one what makes sense', async (state, labels) => {
    show(oneLane(aJob(7, { state })));
    expect(await openMenuOf('INV-7')).toEqual(labels);
  });

  it('offers nothing while a sheet is being handed over', async () => {
    show(oneLane(aJob(7, { state: 'handing_off' })));
    await screen.findByRole('listitem');
    expect(screen.queryByRole('button', { name: inEnglish('printQueue.queue.jobActions', { title: 'INV-7' }) })).toBeNull();
  });

  it.each<[JobState, string, BridgeName]>([
    ['queued', inEnglish('printQueue.queue.cancelJob'), 'printing.cancel'],
    ['failed', inEnglish('printQueue.queue.retry'), 'printing.retry'],
    ['failed', inEnglish('printQueue.queue.cancelJob'), 'printing.cancel'],
    ['uncertain', inEnglish('printQueue.uncertain.printed'), 'printing.confirmPrinted'],
    ['uncertain', inEnglish('printQueue.uncertain.sendAgain'), 'printing.denyPrinted'],
    ['uncertain', inEnglish('printQueue.queue.reprint'), 'printing.reprint'],
    ['done', inEnglish('printQueue.queue.reprint'), 'printing.reprint'],
    ['accepted', inEnglish('printQueue.queue.stopAtPrinter'), 'printing.cancel'],
    ['expired', inEnglish('printQueue.queue.putBack'), 'printing.retry'],
  ])('%s: "%s" asks for %s', async (state, label, request) => {
    const { bridge } = show(oneLane(aJob(7, { state }), aJob(8)));
    await openMenuOf('INV-7');
    choose(label);
    await waitFor(() => expect(bridge.requestsOf(request)).toEqual([{ jobIds: ['job-7'] }]));
  });

  it('shows the new queue that an action answers with', async () => {
    show(oneLane(aJob(7)), {
      handlers: { 'printing.cancel': () => ok(oneLane(aJob(7, { state: 'cancelled' }))) },
    });
    await openMenuOf('INV-7');
    choose(inEnglish('printQueue.queue.cancelJob'));
    await waitFor(() => expect(screen.getByRole('listitem').textContent).toContain(inEnglish('printQueue.state.cancelled')));
  });

  it('gives the keyboard back to the button when the menu closes', async () => {
    show(oneLane(aJob(7)));
    await openMenuOf('INV-7');
    fireEvent.keyDown(screen.getByRole('menuitem', { name: inEnglish('printQueue.queue.cancelJob') }), { key: 'Escape' });
    await waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByRole('button', { name: inEnglish('printQueue.queue.jobActions', { title: 'INV-7' }) }),
      ),
    );
  });

  it('says plainly why a sheet failed, and shows the words of the system on request', async () => {
    const { bridge } = show(oneLane(aJob(7, { state: 'failed', error: { code: 'printerRefused', message: 'client-error-0x42' } })));
    const row = await screen.findByRole('listitem');
    expect(row.textContent).toContain(inEnglish('printQueue.reason.printerRefused'));
    expect(row.textContent).not.toContain('0x42');
    await openMenuOf('INV-7');
    choose(inEnglish('printQueue.queue.showReason'));
    const dialog = await screen.findByRole('dialog', { name: inEnglish('printQueue.queue.reasonTitle', { title: 'INV-7' }), hidden: true });
    expect(dialog.textContent).toContain('client-error-0x42');
    fireEvent.click(inDialog(dialog, inEnglish('common.copyDetails')));
    await waitFor(() => expect(bridge.requestsOf('app.copyText')).toHaveLength(1));
    expect((bridge.requestsOf('app.copyText')[0] as { text: string }).text).toMatch(/INV-7[\s\S]*client-error-0x42/);
    fireEvent.click(inDialog(dialog, 'Retry'));
    await waitFor(() => expect(bridge.requestsOf('printing.retry')).toEqual([{ jobIds: ['job-7'] }]));
    await waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByRole('button', { name: inEnglish('printQueue.queue.jobActions', { title: 'INV-7' }), hidden: true }),
      ),
    );
  });

  it('leaves the row its badge and one menu', async () => {
    show(oneLane(aJob(7, { state: 'failed' })));
    const row = await screen.findByRole('listitem');
    expect(within(row).getAllByRole('button')).toEqual([
      screen.getByRole('button', { name: inEnglish('printQueue.queue.jobActions', { title: 'INV-7' }) }),
    ]);
  });
});

describe('a lane', () => {
  it('names printer, place and paper', async () => {
    show(
      aQueue([aLane([aJob(1)]), aLane([aJob(2, { printer: 'tm' })], { printer: 'tm', displayName: 'Epson', location: '', paper: '80mm' })]),
    );
    await screen.findByRole('heading', { name: 'HP LaserJet M404' });
    expect(screen.getByText('Office · A4')).toBeTruthy();
    expect(screen.getByText('80 mm')).toBeTruthy();
    expect(screen.getByRole('list', { name: inEnglish('printQueue.queue.list', { printer: 'Epson' }) })).toBeTruthy();
  });

  it.each([
    [false, 'Pause HP LaserJet M404', 'printing.pause'],
    [true, 'Resume HP LaserJet M404', 'printing.resume'],
  ] as const)('when paused is %s it offers "%s"', async (paused, label, request) => {
    const { bridge } = show(aQueue([aLane([aJob(1)], { paused })]));
    fireEvent.click(await screen.findByRole('button', { name: label }));
    await waitFor(() => expect(bridge.requestsOf(request)).toEqual([{ printer: 'hp-m404' }]));
  });

  it.each([
    ['notAnswering', inEnglish('printQueue.queue.resumeHint')],
    ['printerNotFound', inEnglish('printQueue.queue.troubleHint.printerNotFound')],
    ['printerStopped', inEnglish('printQueue.queue.troubleHint.printerStopped')],
    ['printerNotAllowed', inEnglish('printQueue.queue.troubleHint.printerNotAllowed')],
    ['printingForbidden', inEnglish('printQueue.queue.troubleHint.printingForbidden')],
  ] as const)('says since when %s and what to do', async (kind, hint) => {
    const said = inEnglish(`printQueue.queue.trouble.${kind}`, { time: '10:42' });
    const today = toKuwaitDay(new Date());
    show(aQueue([aLane([aJob(1)], { paused: true, trouble: { kind, since: `${today}T07:42:00.000Z`, message: 'media-empty' } })]));
    expect(await screen.findByText(`Office · ${said} · ${inEnglish('printQueue.queue.paused')}`)).toBeTruthy();
    expect(document.body.textContent).toContain(hint);
    expect(document.body.textContent).toContain('Message from the printer: media-empty');
  });

  it.each([
    ['mediaEmpty', `${inEnglish('printerStates.hint.mediaEmpty')} ${inEnglish('printerStates.kept')}`],
    ['jobHeld', inEnglish('printerStates.hint.jobHeld')],
  ] as const)('says what exactly is wrong before what that means: %s', async (reason, hint) => {
    const since = `${toKuwaitDay(new Date())}T07:42:00.000Z`;
    show(aQueue([aLane([aJob(1)], { trouble: { kind: 'notAnswering', since, reasons: [reason, 'supplyLow'] } })]));
    const said = inEnglish(`printerStates.since.${reason}`, { time: '10:42' });
    expect(await screen.findByText(`Office · ${said}`)).toBeTruthy();
    expect(document.body.textContent).toContain(hint);
    expect(document.body.textContent).not.toContain('not reachable');
  });

  it('has one way on after trouble: the failed sheets wait in their places again before the printer goes on', async () => {
    const trouble = { kind: 'printerStopped', since: '2025-03-02T07:42:00.000Z' } as const;
    const jobs = [aJob(1, { state: 'failed' }), aJob(2, { state: 'failed' }), aJob(3)];
    const { bridge } = show(aQueue([aLane(jobs, { paused: true, trouble })]));
    const button = await screen.findByRole('button', { name: inEnglish('printQueue.queue.resumeWithFailed', { count: 2 }) });
    expect(screen.queryByRole('button', { name: inEnglish('printQueue.queue.retryFailed', { count: 2 }) })).toBeNull();
    const order: string[] = [];
    const answer = (name: string) => () => {
      order.push(name);
      return ok(aQueue([aLane(jobs)]));
    };
    bridge.handle({ 'printing.retry': answer('retry'), 'printing.resume': answer('resume') });
    fireEvent.click(button);
    await waitFor(() => expect(order).toEqual(['retry', 'resume']));
    expect(bridge.requestsOf('printing.retry')).toEqual([{ jobIds: ['job-1', 'job-2'] }]);
    expect(bridge.requestsOf('printing.resume')).toEqual([{ printer: 'hp-m404' }]);
  });

  it('has one primary button, and puts the printer that waits for a person first', async () => {
    const trouble = { kind: 'printerStopped', since: '2025-03-02T07:42:00.000Z' } as const;
    const stopped = aLane([aJob(2, { state: 'failed', printer: 'tm' }), aJob(3, { printer: 'tm' })], {
      printer: 'tm',
      displayName: 'Epson',
      paused: true,
      trouble,
    });
    show(aQueue([aLane([aJob(1)]), stopped]));
    await screen.findByRole('heading', { name: 'Epson' });
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Epson', 'HP LaserJet M404']);
    const lane = within(screen.getByRole('region', { name: 'Epson' }));
    expect(lane.queryByRole('button', { name: inEnglish('printQueue.queue.resumeLane', { printer: 'Epson' }) })).toBeNull();
    expect(lane.getByRole('button', { name: inEnglish('printQueue.queue.resumeWithFailed', { count: 1 }) })).toBeTruthy();
    expect(lane.getAllByRole('listitem').map(({ textContent }) => textContent?.includes('INV-2'))).toEqual([true, false]);
  });

  it('adds the date to trouble of another day', async () => {
    show(aQueue([aLane([aJob(1)], { trouble: { kind: 'notAnswering', since: '2025-03-02T07:42:00.000Z' } })]));
    expect(await screen.findByText('Office · not reachable since 2 Mar 2025, 10:42')).toBeTruthy();
  });

  it('shows how far a batch is', async () => {
    const jobs = [aJob(1, { state: 'done' }), aJob(2, { state: 'accepted' }), aJob(3, { state: 'rendering' }), aJob(4), aJob(5)];
    show(oneLane(...jobs.map((job) => ({ ...job, batchSize: 5 }))));
    const bar = await screen.findByRole('progressbar', { name: 'HP LaserJet M404' });
    expect(bar.getAttribute('aria-valuenow')).toBe('2');
    expect(bar.parentElement?.textContent).toContain('3 of 5 · INV-3');
  });

  it('cancels the rest only after a question, which counts what waits', async () => {
    const { bridge } = show(oneLane(aJob(1, { state: 'handing_off' }), aJob(2), aJob(3)));
    await screen.findAllByRole('listitem');
    press(inEnglish('printQueue.queue.cancelRest'));
    const dialog = await screen.findByRole('alertdialog', { hidden: true });
    expect(dialog.textContent).toContain(inEnglish('printQueue.queue.cancelRestTitle', { count: 2 }));
    expect(bridge.requestsOf('printing.cancel')).toEqual([]);
    fireEvent.click(inDialog(dialog, inEnglish('printQueue.queue.cancelRest')));
    await waitFor(() => expect(bridge.requestsOf('printing.cancel')).toEqual([{ jobIds: ['job-2', 'job-3'] }]));
  });

  it('retries all failed sheets at once', async () => {
    const { bridge } = show(oneLane(aJob(1, { state: 'failed' }), aJob(2, { state: 'failed' }), aJob(3)));
    await screen.findAllByRole('listitem');
    press(inEnglish('printQueue.queue.retryFailed', { count: 2 }));
    await waitFor(() => expect(bridge.requestsOf('printing.retry')).toEqual([{ jobIds: ['job-1', 'job-2'] }]));
  });

  it('draws a window of a long batch, with the active sheet first, and grows on request', async () => {
    const jobs = Array.from({ length: 500 }, (_, at) => aJob(at + 1000, { id: `job-${at}` }));
    for (let at = 0; at < 250; at += 1) jobs[at] = aJob(at + 1000, { id: `job-${at}`, state: 'done' });
    jobs[250] = aJob(1250, { id: 'job-250', state: 'handing_off' });
    show(oneLane(...jobs));
    expect((await screen.findAllByRole('listitem')).length).toBe(40);
    expect(rows()[0]).toContain('INV-1250');
    press(inEnglish('printQueue.queue.showMore', { count: 40 }));
    expect(screen.getAllByRole('listitem').length).toBe(80);
  });
});

describe('the whole queue', () => {
  it('sums up what waits and what needs a person', async () => {
    show(oneLane(aJob(1), aJob(2), aJob(3, { state: 'handing_off' }), aJob(4, { state: 'failed' }), aJob(5, { state: 'accepted' })));
    expect(await screen.findByText('2 waiting · 1 sending · 1 failed')).toBeTruthy();
  });

  it('pauses every printer, and resumes when all are paused', async () => {
    const { bridge, tellQueue } = show(aQueue([aLane([aJob(1)]), aLane([aJob(2)], { printer: 'tm', paused: true })]));
    await screen.findAllByRole('listitem');
    press(inEnglish('printQueue.queue.pauseAll'));
    await waitFor(() => expect(bridge.requestsOf('printing.pause')).toEqual([{ printer: null }]));
    tellQueue(aQueue([aLane([aJob(1)], { paused: true })]));
    fireEvent.click(await screen.findByRole('button', { name: inEnglish('printQueue.queue.resumeAll') }));
    await waitFor(() => expect(bridge.requestsOf('printing.resume')).toEqual([{ printer: null }]));
    expect(bridge.requestsOf('printing.retry')).toEqual([]);
  });

  it('sends failed sheets to their places before every printer resumes', async () => {
    const { bridge } = show(aQueue([aLane([aJob(1, { state: 'failed' }), aJob(2)], { paused: true })]));
    fireEvent.click(await screen.findByRole('button', { name: inEnglish('printQueue.queue.resumeAll') }));
    await waitFor(() => expect(bridge.requestsOf('printing.resume')).toEqual([{ printer: null }]));
    expect(bridge.requestsOf('printing.retry')).toEqual([{ jobIds: ['job-1'] }]);
  });

  it('clears what is finished, and offers that only when something is', async () => {
    const { bridge, tellQueue } = show(oneLane(aJob(1)));
    await screen.findByRole('listitem');
    expect(screen.queryByRole('button', { name: inEnglish('printQueue.queue.clearFinished') })).toBeNull();
    tellQueue(oneLane(aJob(1, { state: 'done' })));
    fireEvent.click(await screen.findByRole('button', { name: inEnglish('printQueue.queue.clearFinished') }));
    await waitFor(() => expect(bridge.requestsOf('printing.clearFinished')).toHaveLength(1));
  });

  it('has a sentence for an empty queue', async () => {
    show(aQueue([]));
    expect(await screen.findByText(inEnglish('printQueue.queue.emptyTitle'))).toBeTruthy();
  });

  it('says why the queue cannot be read, and reads it again', async () => {
    let isBroken = true;
    show(aQueue([]), {
      handlers: {
        'printing.queue': () => (isBroken ? failed('storageFailed', { message: 'disk image is malformed' }) : ok(oneLane(aJob(1)))),
      },
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(inEnglish('printQueue.queue.readFailed'));
    isBroken = false;
    press(inEnglish('common.retry'));
    expect((await screen.findByRole('listitem')).textContent).toContain('INV-1');
  });

  it('says aloud what needs a person and the end, but not each sheet', async () => {
    const { tellQueue } = show(oneLane(aJob(1), aJob(2), aJob(3)));
    await screen.findAllByRole('listitem');
    const aloud = (): string => screen.getAllByRole('status')[0]?.textContent ?? '';
    tellQueue(oneLane(aJob(1, { state: 'accepted' }), aJob(2), aJob(3)));
    expect(aloud()).toBe('');
    tellQueue(oneLane(aJob(1, { state: 'accepted' }), aJob(2, { state: 'failed' }), aJob(3)));
    await waitFor(() => expect(aloud()).toBe('1 failed'));
    tellQueue(oneLane(aJob(1, { state: 'accepted' }), aJob(2, { state: 'failed' }), aJob(3, { state: 'accepted' })));
    await waitFor(() => expect(aloud()).toBe(inEnglish('printQueue.alert.allSent')));
  });
});

describe('another printer', () => {
  const printers: PrinterInfo[] = ['hp-m404', 'canon', 'zebra'].map((name) => ({
    name,
    displayName: `The ${name}`,
    description: '',
    location: '',
    state: 'ready',
    stateMessage: '',
  }));
  const trouble = { kind: 'printerNotFound' as const, since: '2026-11-20T07:42:00.000Z' };
  const move = inEnglish('printQueue.elsewhere.moveFrom', { printer: 'HP LaserJet M404' });

  it('is offered for what waits, and gets all of it', async () => {
    const lane = aLane([aJob(1), aJob(2), aJob(3, { state: 'done' })], { trouble });
    const { bridge } = show(aQueue([lane]), {
      handlers: {
        'printing.printers': () => ok(printers),
        'printing.moveWaiting': () => ok(aQueue([aLane([aJob(1), aJob(2)], { printer: 'zebra', displayName: 'The zebra' })])),
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: move }));
    const dialog = await screen.findByRole('dialog', { name: inEnglish('printQueue.elsewhere.moveTitle', { count: 2 }), hidden: true });
    await within(dialog).findByRole('radio', { name: /The canon/, hidden: true });
    expect(within(dialog).queryByRole('radio', { name: /The hp-m404/, hidden: true })).toBeNull();
    fireEvent.click(within(dialog).getByRole('radio', { name: /The zebra/, hidden: true }));
    fireEvent.click(inDialog(dialog, inEnglish('printQueue.elsewhere.confirm')));
    await waitFor(() => expect(bridge.requestsOf('printing.moveWaiting')).toEqual([{ from: 'hp-m404', to: 'zebra' }]));
    expect(await screen.findByRole('heading', { name: 'The zebra', hidden: true })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /waiting sheets on another printer/, hidden: true })).toBeNull());
  });

  it('keeps the keyboard in the panel when the printer leaves it with its sheets', async () => {
    printQueuePanel.open();
    show(aQueue([aLane([aJob(1)], { trouble })]), {
      handlers: {
        'printing.printers': () => ok(printers),
        'printing.moveWaiting': () => ok(aQueue([aLane([aJob(1)], { printer: 'zebra', displayName: 'The zebra' })])),
      },
    });
    const drawer = await screen.findByRole('dialog', { name: inEnglish('printQueue.queue.title') });
    const button = await screen.findByRole('button', { name: move });
    act(() => button.focus());
    fireEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: /waiting sheet on another printer/, hidden: true });
    await within(dialog).findByRole('radio', { name: /The zebra/, hidden: true });
    const confirm = inDialog(dialog, inEnglish('printQueue.elsewhere.confirm'));
    act(() => confirm.focus());
    fireEvent.click(confirm);
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
  });

  it('is offered for one sheet only where its printer does not get on', async () => {
    const { tellQueue } = show(oneLane(aJob(1)), { handlers: { 'printing.printers': () => ok(printers) } });
    await screen.findByRole('listitem');
    expect(screen.queryByRole('button', { name: move })).toBeNull();
    tellQueue(aQueue([aLane([aJob(1)], { paused: true })]));
    expect(await screen.findByRole('button', { name: move })).toBeTruthy();
  });

  it('says so when there is none', async () => {
    show(aQueue([aLane([aJob(1)], { trouble })]), { handlers: { 'printing.printers': () => ok(printers.slice(0, 1)) } });
    fireEvent.click(await screen.findByRole('button', { name: move }));
    expect(await screen.findByText(/This computer has no other printer/)).toBeTruthy();
  });

  it.each([
    [1, inArabic('printQueue.elsewhere.moveTitle', { count: 1 })],
    [2, inArabic('printQueue.elsewhere.moveTitle', { count: 2 })],
    [3, inArabic('printQueue.elsewhere.moveTitle', { count: 3 })],
    [11, inArabic('printQueue.elsewhere.moveTitle', { count: 11 })],
  ])('counts %i waiting sheets as Arabic does', async (count, title) => {
    const jobs = Array.from({ length: count }, (_, at) => aJob(at + 1));
    show(aQueue([aLane(jobs, { trouble })]), { language: 'ar', handlers: { 'printing.printers': () => ok(printers) } });
    fireEvent.click(
      await screen.findByRole('button', { name: inArabic('printQueue.elsewhere.moveFrom', { printer: 'HP LaserJet M404' }) }),
    );
    expect(await screen.findByRole('dialog', { name: title, hidden: true })).toBeTruthy();
  });
});

describe('questions', () => {
  it('asks a person to look at the printer for one sheet', async () => {
    const { bridge } = show(oneLane(aJob(10471, { id: 'u', state: 'uncertain' })));
    const card = await screen.findByRole('region', { name: inEnglish('printQueue.uncertain.title') });
    expect(card.textContent).toContain(inEnglish('printQueue.uncertain.text', { title: 'INV-10471', count: 1 }));
    fireEvent.click(await within(card).findByRole('button', { name: inEnglish('printQueue.uncertain.printAgain') }));
    await waitFor(() => expect(bridge.requestsOf('printing.reprint')).toEqual([{ jobIds: ['u'] }]));
    fireEvent.click(await within(card).findByRole('button', { name: inEnglish('printQueue.uncertain.printed') }));
    await waitFor(() => expect(bridge.requestsOf('printing.confirmPrinted')).toEqual([{ jobIds: ['u'] }]));
  });

  it.each([
    [1, inEnglish('printQueue.uncertain.notPrinted')],
    [2, inEnglish('printQueue.uncertain.nonePrinted')],
  ])('takes the word that nothing of %i came out', async (count, label) => {
    const jobs = Array.from({ length: count }, (_, at) => aJob(at + 1, { state: 'uncertain' }));
    const { bridge } = show(oneLane(...jobs));
    const card = await screen.findByRole('region', { name: inEnglish('printQueue.uncertain.title') });
    fireEvent.click(await within(card).findByRole('button', { name: label }));
    await waitFor(() => expect(bridge.requestsOf('printing.denyPrinted')).toEqual([{ jobIds: jobs.map(({ id }) => id) }]));
  });

  it('lists many, each with its own answer and one for all', async () => {
    const { bridge } = show(oneLane(...[1, 2, 3].map((number) => aJob(number, { state: 'uncertain' }))));
    const card = await screen.findByRole('region', { name: inEnglish('printQueue.uncertain.title') });
    expect(card.textContent).toContain(inEnglish('printQueue.uncertain.text', { title: 'INV-1', count: 3 }));
    fireEvent.click(await within(card).findByRole('button', { name: inEnglish('printQueue.uncertain.printedJob', { title: 'INV-2' }) }));
    fireEvent.click(await within(card).findByRole('button', { name: inEnglish('printQueue.uncertain.printAgainJob', { title: 'INV-3' }) }));
    fireEvent.click(await within(card).findByRole('button', { name: inEnglish('printQueue.uncertain.allPrinted') }));
    fireEvent.click(await within(card).findByRole('button', { name: inEnglish('printQueue.uncertain.printAllAgain') }));
    await waitFor(() =>
      expect(bridge.requestsOf('printing.reprint')).toEqual([{ jobIds: ['job-3'] }, { jobIds: ['job-1', 'job-2', 'job-3'] }]),
    );
    expect(bridge.requestsOf('printing.confirmPrinted')).toEqual([{ jobIds: ['job-2'] }, { jobIds: ['job-1', 'job-2', 'job-3'] }]);
  });

  it.each([1, 2, 3, 11])('counts %i uncertain sheets as Arabic does', async (count) => {
    const words = inArabic('printQueue.uncertain.text', { title: 'INV-1', count });
    show(oneLane(...Array.from({ length: count }, (_, at) => aJob(at + 1, { state: 'uncertain' }))), { language: 'ar' });
    expect((await screen.findByRole('region', { name: inArabic('printQueue.uncertain.title') })).textContent).toContain(words);
  });

  it.each([
    [true, inEnglish('printQueue.stale.print')],
    [false, inEnglish('printQueue.stale.discard')],
  ])('asks about sheets of another day: print=%s by "%s"', async (print, label) => {
    const createdAt = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString();
    const jobs = Array.from({ length: 14 }, (_, at) => aJob(at + 1, { createdAt }));
    const { bridge } = show(aQueue([aLane(jobs)], { staleJobs: 14 }));
    const card = await screen.findByRole('region', { name: inEnglish('printQueue.stale.title', { count: 14, when: 'yesterday' }) });
    fireEvent.click(await within(card).findByRole('button', { name: label }));
    await waitFor(() => expect(bridge.requestsOf('printing.resolveLeftover')).toEqual([{ print }]));
  });
});

describe('the keyboard', () => {
  beforeEach(showScreensOfSomebody);

  it('starts inside the panel and goes back to where it was', async () => {
    const opener = document.createElement('button');
    document.body.append(opener);
    opener.focus();
    printQueuePanel.open();
    show(oneLane(aJob(1)));
    const drawer = await screen.findByRole('dialog', { name: inEnglish('printQueue.queue.title') });
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    press(inEnglish('printQueue.queue.close'));
    expect(usePrintQueuePanel.getState().isOpen).toBe(false);
    expect(document.activeElement).toBe(opener);
    opener.remove();
  });

  it('closes with Escape', async () => {
    printQueuePanel.open();
    show(oneLane(aJob(1)));
    fireEvent.keyDown(await screen.findByRole('dialog', { name: inEnglish('printQueue.queue.title') }), { key: 'Escape' });
    expect(usePrintQueuePanel.getState().isOpen).toBe(false);
  });

  it('stays on the control of a sheet that moves, and goes to the title when its control is gone', async () => {
    const { tellQueue } = show(oneLane(aJob(1), aJob(2)));
    const button = await screen.findByRole('button', { name: inEnglish('printQueue.queue.jobActions', { title: 'INV-2' }) });
    act(() => button.focus());
    tellQueue(oneLane(aJob(1, { state: 'done' }), aJob(2, { state: 'failed' })));
    await waitFor(() => expect(rows()[0]).toContain('INV-2'));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: inEnglish('printQueue.queue.jobActions', { title: 'INV-2' }) }));
    tellQueue(oneLane(aJob(1)));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: inEnglish('printQueue.queue.title') })));
  });

  it('leads to the printer settings', async () => {
    printQueuePanel.open();
    const { path } = show(oneLane(aJob(1)));
    await screen.findByRole('listitem');
    await act(async () => press(inEnglish('printQueue.queue.settings')));
    expect(path()).toBe('/settings/printing');
    expect(usePrintQueuePanel.getState().isOpen).toBe(false);
  });
});
