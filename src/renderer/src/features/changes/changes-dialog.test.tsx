// @vitest-environment happy-dom

import { undoState } from '@renderer/runtime/calls/undo/undo-state';
import type { UndoEntry } from '@renderer/runtime/calls/undo/undoable';
import { lazyComponent } from '@renderer/runtime/lazy-component';
import { ok } from '@shared/contract/result';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { control, endPage, showPage } from '../../../../../tests/support/page/page';
import { inEnglish } from '../../../../../tests/support/texts';

const entry = (id: number, changes: Partial<UndoEntry> = {}): UndoEntry => {
  const name = `#${id}`;
  const records = [{ name, write: { name, call: 'promoCodes.setActive', input: { params: { id }, body: { is_active: true } } } }];
  return {
    id,
    at: new Date().toISOString(),
    change: { text: () => `Order ${id}`, records, calls: [] },
    open: records,
    state: 'waiting',
    undone: 0,
    stayed: [],
    ...changes,
  };
};
async function show(...entries: UndoEntry[]): Promise<HTMLElement> {
  await showPage('/changes', {
    routes: [{ path: 'changes', screen: lazyComponent(() => import('./changes-dialog'), 'ChangesDialog') }],
    handlers: { 'promoCodes.setActive': () => ok(null) },
  });
  for (const one of entries) undoState.put(one);
  return screen.findByRole('dialog', { name: inEnglish('undo.title') });
}

afterEach(() => endPage());

describe('the list of changes', () => {
  it('says so when there is none', async () => {
    expect((await show()).textContent).toContain(inEnglish('undo.none'));
  });

  it('has the latest first, of today alone, and takes one back', async () => {
    const dialog = await show(entry(1, { at: '2020-01-01T08:00:00.000Z' }), entry(2), entry(3));
    await waitFor(() =>
      expect([...dialog.querySelectorAll('li')].map(({ textContent }) => /Order \d/.exec(textContent ?? '')?.[0])).toEqual([
        'Order 3',
        'Order 2',
      ]),
    );
    fireEvent.click(control('Undo: Order 2', dialog));
    await waitFor(() => expect(dialog.textContent).toContain(inEnglish('undo.undone')));
    expect(control('Undo: Order 3', dialog)).toBeTruthy();
  });

  it('names what stayed with its reason', async () => {
    const dialog = await show(entry(4, { state: 'done', stayed: [{ name: '#4', why: 'moved' }] }));
    const line = inEnglish('undo.stayedBecause', { name: '#4', why: inEnglish('undo.why.moved') });
    await waitFor(() => expect(dialog.textContent).toContain(line));
    expect(dialog.textContent).toContain(inEnglish('undo.nothingUndone'));
  });

  it('keeps fifty', async () => {
    const dialog = await show(...Array.from({ length: 60 }, (_, at) => entry(at + 1)));
    await waitFor(() => expect(dialog.querySelectorAll('li')).toHaveLength(50));
  });
});
