// @vitest-environment happy-dom

import { unsavedWork, useUnsavedWork } from '@renderer/runtime/state/unsaved-work';
import type { QueueView } from '@shared/contract/printing/printing';
import { ok } from '@shared/contract/result';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endApp, type RenderedApp, renderApp } from '../../../../../tests/support/page/render-app';
import { aJob, aLane, aQueue, aQueueChange } from '../../../../../tests/support/samples/print-queue';
import { containing, inArabic, inEnglish } from '../../../../../tests/support/texts';

const batchOf = (sent: number, waiting: number): QueueView => {
  const jobs = Array.from({ length: sent + waiting }, (_, at) =>
    aJob(at, { batchId: 'b', batchSize: sent + waiting, state: at < sent ? 'accepted' : 'queued' }),
  );
  return aQueue([aLane(jobs)]);
};

let app: RenderedApp;
const answers = (): unknown[] => app.bridge.requestsOf('app.answerClose').map((input) => (input as { answer: string }).answer);
const askToClose = (unsentSheets: number): void => act(() => app.bridge.emit('app.closeRequested', { unsentSheets }));
function show(queue: QueueView, language: 'ar' | 'en' = 'en', session?: null): void {
  app = renderApp({
    language,
    ...(session === null && { session }),
    handlers: { 'printing.queue': () => ok(queue), 'app.answerClose': () => ok(null) },
  });
}

afterEach(() => {
  useUnsavedWork.setState(useUnsavedWork.getInitialState(), true);
  endApp();
});

describe('closing the window', () => {
  it('over nothing that is unsent just closes', async () => {
    show(batchOf(2, 0));
    askToClose(0);
    await vi.waitFor(() => expect(answers()).toEqual(['asking', 'close']), 60_000);
  });

  it('during a batch asks, and goes on sending unless told otherwise', async () => {
    show(batchOf(38, 12));
    askToClose(12);
    expect(await screen.findByRole('heading', { name: inEnglish('printQueue.closing.title', { count: 12 }) })).toBeDefined();
    expect(screen.getByText(inEnglish('printQueue.closing.text', { printer: 'HP LaserJet M404', sent: 38, total: 50 }))).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: inEnglish('printQueue.closing.close') }));
    expect(answers()).toEqual(['asking', 'close']);
  });

  it('in Arabic, on the sign-in page too, and holds the rest when that is chosen', async () => {
    show(batchOf(38, 12), 'ar', null);
    askToClose(12);
    expect(await screen.findByRole('heading', { name: inArabic('printQueue.closing.title', { count: 12 }) })).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: containing(inArabic('printQueue.closing.hold')) }));
    fireEvent.click(screen.getByRole('button', { name: inArabic('printQueue.closing.close') }));
    expect(answers()).toEqual(['asking', 'closeAndHold']);
  });

  it('stays on “go back”, and asks anew the next time', async () => {
    show(batchOf(1, 2));
    askToClose(2);
    fireEvent.click(await screen.findByRole('button', { name: inEnglish('printQueue.closing.stay') }));
    expect(answers()).toEqual(['asking', 'stay']);
    askToClose(2);
    expect(await screen.findByRole('button', { name: inEnglish('printQueue.closing.stay') })).toBeDefined();
  });

  it('counts on while it asks, and closes by itself once all are sent', async () => {
    show(batchOf(1, 2));
    askToClose(2);
    await screen.findByRole('heading', { name: inEnglish('printQueue.closing.title', { count: 2 }) });
    act(() => app.bridge.emit('printing.queueChanged', aQueueChange(batchOf(2, 1))));
    expect(await screen.findByRole('heading', { name: inEnglish('printQueue.closing.title', { count: 1 }) })).toBeDefined();
    act(() => app.bridge.emit('printing.queueChanged', aQueueChange(batchOf(3, 0))));
    await vi.waitFor(() => expect(answers()).toEqual(['asking', 'close']), 60_000);
  });

  it('asks about typed work first, and a second press while it asks changes nothing', async () => {
    show(batchOf(1, 2));
    act(() => unsavedWork.put('form', { title: 'Rules', discard: () => undefined }));
    askToClose(2);
    askToClose(2);
    expect(answers()).toEqual(['asking', 'asking']);
    act(() => unsavedWork.answer(true));
    fireEvent.click(await screen.findByRole('button', { name: inEnglish('printQueue.closing.close') }));
    expect(answers()).toEqual(['asking', 'asking', 'close']);
  });

  it('closes once the work is saved', async () => {
    show(batchOf(2, 0));
    await screen.findByRole('heading', { level: 1 });
    const save = vi.fn(async () => true);
    act(() => unsavedWork.put('form', { title: 'Rules', discard: () => undefined, save }));
    askToClose(0);
    fireEvent.click(await screen.findByRole('button', { name: inEnglish('forms.leave.save') }));
    await vi.waitFor(() => expect(answers()).toEqual(['asking', 'close']), 60_000);
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('keeps the window, and the work, when the save is refused', async () => {
    show(batchOf(2, 0));
    await screen.findByRole('heading', { level: 1 });
    const discard = vi.fn();
    act(() => unsavedWork.put('form', { title: 'Rules', discard, save: async () => false }));
    askToClose(0);
    fireEvent.click(await screen.findByRole('button', { name: inEnglish('forms.leave.save') }));
    await vi.waitFor(() => expect(answers()).toEqual(['asking', 'stay']), 60_000);
    expect(discard).not.toHaveBeenCalled();
    expect(unsavedWork.exists()).toBe(true);
  });

  it('throws nothing away when the second question is answered with “go back”', async () => {
    const discard = vi.fn();
    show(batchOf(1, 2));
    await screen.findByRole('heading', { level: 1 });
    act(() => unsavedWork.put('form', { title: 'Rules', discard }));
    askToClose(2);
    fireEvent.click(await screen.findByRole('button', { name: inEnglish('forms.leave.leave') }));
    fireEvent.click(await screen.findByRole('button', { name: inEnglish('printQueue.closing.stay') }));
    expect(answers()).toEqual(['asking', 'stay']);
    expect(discard).not.toHaveBeenCalled();
    expect(unsavedWork.exists()).toBe(true);
    askToClose(2);
    fireEvent.click(await screen.findByRole('button', { name: inEnglish('forms.leave.leave') }));
    fireEvent.click(await screen.findByRole('button', { name: inEnglish('printQueue.closing.close') }));
    expect(answers()).toEqual(['asking', 'stay', 'asking', 'close']);
    expect(discard).toHaveBeenCalledTimes(1);
  });
});
