// @vitest-environment happy-dom

import { unsavedWork, useUnsavedWork } from '@renderer/runtime/state/unsaved-work';
import type { ClosingQuestion, ClosingWindow } from '@shared/contract/desktop/closing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endApp, type RenderedApp, renderApp } from '../../../../../tests/support/page/render-app';
import { inArabic, inEnglish, startingWith } from '../../../../../tests/support/texts';

const pot: ClosingWindow = { key: 'record-1', name: 'Pot, product', isMain: false, canSave: true, canKeep: true, state: 'unsaved' };
const table: ClosingWindow = {
  key: 'main',
  name: inEnglish('navigation.productTable'),
  isMain: true,
  canSave: false,
  canKeep: false,
  state: 'unsaved',
};
const question: ClosingQuestion = { purpose: 'quit', windows: [table, pot], total: 4 };

let app: RenderedApp;
const show = async (language: 'ar' | 'en' = 'en'): Promise<void> => {
  app = renderApp({ language });
  await screen.findByRole('heading', { level: 1 });
  // This part is loaded after the first screen is shown.
  await vi.waitFor(() => {
    act(() => app.bridge.emit('windows.closingRequested', question));
    expect(app.bridge.requestsOf('windows.answerClosing')).not.toEqual([]);
  }, 60_000);
};
const row = (name: string): HTMLElement => screen.getByText(name).closest('li') as HTMLElement;
const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));
const answers = (): unknown[] => app.bridge.requestsOf('windows.answerClosing').map((input) => (input as { answer: string }).answer);

afterEach(() => {
  useUnsavedWork.setState(useUnsavedWork.getInitialState(), true);
  endApp();
});

describe('the question about several windows', () => {
  it('names each, says what cannot stay, saves or shows it, follows what becomes of it, and is answered once', async () => {
    await show();
    await screen.findByRole('alertdialog', { name: inEnglish('closing.title', { count: 2 }) });
    expect(screen.getByText(inEnglish('closing.text.quit', { count: 4 }))).toBeDefined();
    expect(within(row(inEnglish('navigation.productTable'))).getByText(inEnglish('closing.lost'))).toBeDefined();
    expect(
      within(row(inEnglish('navigation.productTable'))).queryByRole('button', { name: startingWith(inEnglish('closing.save')) }),
    ).toBeNull();
    press('Save Pot, product');
    expect(app.bridge.requestsOf('windows.saveUnsaved')).toEqual([{ key: 'record-1' }]);
    const renew = (state: ClosingWindow['state']) =>
      act(() => app.bridge.emit('windows.closingRequested', { ...question, windows: [table, { ...pot, state }] }));
    renew('saving');
    expect(within(row('Pot, product')).getByText(inEnglish('closing.saving'))).toBeDefined();
    press(inEnglish('closing.keep.quit'));
    expect(answers()).not.toContain('keep');
    renew('refused');
    expect(within(row('Pot, product')).getByText(inEnglish('closing.refused'))).toBeDefined();
    press('Show Pot, product');
    expect(app.bridge.requestsOf('windows.showUnsaved')).toEqual([{ key: 'record-1' }]);
    press(inEnglish('closing.keep.quit'));
    expect(answers().at(-1)).toBe('keep');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('takes the place of what this window was asking alone, and lies over nothing', async () => {
    await show('ar');
    await screen.findByRole('alertdialog', { name: inArabic('closing.title', { count: 2 }) });
    press(inArabic('closing.stay'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    act(() => unsavedWork.put('form', { title: 'Rules', discard: () => undefined }));
    let left: boolean | null = null;
    act(() => {
      void unsavedWork.confirmLeaving().then((leave) => {
        left = leave;
      });
    });
    await screen.findByRole('alertdialog', { name: inArabic('forms.leave.title') });
    act(() => app.bridge.emit('windows.closingRequested', question));
    await screen.findByRole('alertdialog', { name: inArabic('closing.title', { count: 2 }) });
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(1));
    expect(left).toBe(false);
  });
});

describe('a window that another one asks about', () => {
  it('saves what it holds and says whether that worked; keeps or gives up what was decided, and asks nobody', async () => {
    await show();
    act(() => app.bridge.emit('windows.closingRequested', null));
    const form = { title: 'Rules', discard: vi.fn(), keep: vi.fn(async () => undefined), save: vi.fn(async () => false) };
    act(() => unsavedWork.put('form', form));
    expect(app.bridge.requestsOf('app.setUnsaved').at(-1)).toEqual({
      hasUnsaved: true,
      titles: [inEnglish('navigation.rules')],
      canSave: true,
      canKeep: true,
    });
    act(() => app.bridge.emit('windows.saveRequested', null));
    await waitFor(() => expect(app.bridge.requestsOf('windows.saved')).toEqual([{ isSaved: false }]));
    const closed = () =>
      app.bridge.requestsOf('app.answerClose').filter((input) => (input as { answer: string }).answer === 'close').length;
    act(() => app.bridge.emit('app.closeRequested', { unsentSheets: 0, decided: 'keep' }));
    await waitFor(() => expect(closed()).toBe(1));
    expect([form.keep.mock.calls.length, form.discard.mock.calls.length]).toEqual([1, 0]);
    act(() => app.bridge.emit('app.closeRequested', { unsentSheets: 0, decided: 'discard' }));
    await waitFor(() => expect(closed()).toBe(2));
    expect(form.discard).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
