// @vitest-environment happy-dom

import { lazyComponent } from '@renderer/runtime/lazy-component';
import { unsavedWork } from '@renderer/runtime/state/unsaved-work';
import type { RecordRun } from '@shared/contract/desktop/record-writes';
import { ok } from '@shared/contract/result';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { control, endPage, type ShownPage, showPage, toasts } from '../../../../../tests/support/page/page';
import { inEnglish } from '../../../../../tests/support/texts';
import { RunsBeforeReload } from './runs-before-reload';

const run: RecordRun = {
  id: '4f0c2f5e-0000-4000-8000-000000000001',
  names: ['Pot 1', 'Pot 2', 'Pot 3'],
  calls: ['products.setDeleted'],
  outcomes: [{ result: 'written' }, { result: 'refused', failure: { code: 'server', message: 'product is in an open order' } }, null],
  isRunning: false,
  halt: 'user',
};
let kept: RecordRun[];
beforeEach(() => {
  kept = [run];
});
afterEach(endPage);

const show = (): Promise<ShownPage> => {
  const handlers = {
    'bulkWrites.ofWindow': () => ok(kept),
    'bulkWrites.close': ({ id }: { id: string }) => {
      kept = kept.filter((one) => one.id !== id);
      return ok(null);
    },
  };
  return showPage('/', {
    handlers,
    routes: [{ path: '/', screen: lazyComponent(async () => ({ RunsBeforeReload }), 'RunsBeforeReload') }],
  });
};
const dialog = (): HTMLElement | null => document.querySelector('[role=dialog]');

describe('a page that was loaded again during a bulk write', () => {
  it('reports what is left of it, once', async () => {
    const page = await show();
    await waitFor(() => expect(dialog()?.textContent).toContain(inEnglish('bulk.left', { count: 2, total: 3 })));
    expect(dialog()?.textContent).toContain(`Pot 2${inEnglish('writing.results.refused')}product is in an open order`);
    expect(dialog()?.textContent).toContain('Pot 3Not sent');
    expect(page.bridge.requestsOf('bulkWrites.close')).toEqual([{ id: run.id }]);
    fireEvent.click(control(inEnglish('common.close')));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(kept).toEqual([]);
  });

  it('waits for its end, and asks before it is left meanwhile', async () => {
    kept = [{ ...run, isRunning: true, halt: null }];
    const page = await show();
    await waitFor(() => expect(unsavedWork.exists()).toBe(true));
    expect(dialog()).toBeNull();
    kept = [{ ...run, outcomes: run.outcomes.map(() => ({ result: 'written' })), halt: null }];
    await act(async () => page.bridge.emit('bulkWrites.recordsEnded', { id: run.id, outcomes: [], halt: null }));
    await waitFor(() => expect(toasts()).toEqual(['3 of 3 done']));
    expect(unsavedWork.exists()).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
