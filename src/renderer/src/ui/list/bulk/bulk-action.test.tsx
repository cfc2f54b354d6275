// @vitest-environment happy-dom

import { lazyComponent } from '@renderer/runtime/lazy-component';
import { useSession } from '@renderer/runtime/state/session-store';
import { unsavedWork } from '@renderer/runtime/state/unsaved-work';
import { failed, ok, type Result } from '@shared/contract/result';
import type { PromoCode } from '@shared/contract/shop/promo-codes';
import { promoCodes as promoCodeColumns } from '@shared/lists/shop';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../../tests/support/page/fake-bridge';
import {
  control,
  endPage,
  findControl,
  type PageOptions,
  type ShownPage,
  showPage,
  tableRow,
  toasts,
} from '../../../../../../tests/support/page/page';
import { rowsOf, servePage } from '../../../../../../tests/support/samples/order-rows';
import { inEnglish } from '../../../../../../tests/support/texts';
import type { ListDefinition } from '../list-definition';
import { ListScreen } from '../list-screen';
import { bulkWriteAction } from './bulk-action';

const rowName = ({ name }: PromoCode): string => name;
const codeList: ListDefinition<'promoCodes.list'> = {
  id: 'codes',
  title: 'admins',
  texts: 'admins',
  call: 'promoCodes.list',
  list: promoCodeColumns,
  file: 'own',
  toInput: ({ page, search }) => ({ query: { page, ...(search && { search }) } }),
  tabs: ['one', 'two'].map((key) => ({ key, label: () => `Tab ${key}` })),
  rowName,
  columns: [{ key: 'name' }],
  bulkActions: [
    bulkWriteAction<PromoCode, 'promoCodes.remove'>({
      key: 'delete',
      label: (_t, count) => (count > 0 ? `Delete ${count} codes` : 'Delete codes'),
      icon: <i />,
      isDanger: true,
      whenNothing: () => 'Select First',
      call: 'promoCodes.remove',
      toInput: ({ id }) => ({ params: { id } }),
      rowName,
      question: (rows) => ({ title: `Delete ${rows.map(rowName).join(' ')}?`, text: 'Gone is gone.' }),
      success: () => 'All deleted',
    }),
    bulkWriteAction<PromoCode, 'promoCodes.setActive'>({
      key: 'activate',
      label: (_t, count) => `Activate ${count}`,
      icon: <i />,
      isOffered: ({ tab }) => tab === 'one',
      // Offered to more roles than may send the call, so that the test shows that the action above takes its permission from the call.
      need: 'signedIn',
      call: 'promoCodes.setActive',
      toInput: ({ id }) => ({ params: { id }, body: { is_active: true } }),
      rowName,
      success: () => 'All active',
    }),
  ],
};
const screens = {
  codes: () => <ListScreen definition={codeList} />,
  elsewhere: () => <p>Elsewhere</p>,
} satisfies Record<string, () => ReactElement>;
const routes = Object.entries(screens).map(([path, Screen]) => ({ path, screen: lazyComponent(async () => ({ Screen }), 'Screen') }));

const aCode = (id: number): PromoCode => ({
  id,
  name: `EID${id}`,
  amount: 10,
  Type: 'percentage',
  createdAt: '2026-11-01',
  end_date: null,
  max_usage: 2000,
  count_usage: 0,
  is_active: false,
});
let codes: PromoCode[] = [];
type Removal = { id: number; answer(result: Result<null>): void };
/** Removals without a response so far. */
let open: Removal[] = [];
const held: FakeHandlers = {
  'promoCodes.remove': ({ params: { id } }) => new Promise((answer) => open.push({ id: Number(id), answer })),
};
const answerAll = (toResult: (id: number) => Result<null> = () => ok(null)): Promise<void> =>
  act(async () => {
    for (const { id, answer } of open.splice(0)) answer(toResult(id));
  });
const show = (options: PageOptions = {}): Promise<ShownPage> =>
  showPage('/codes', {
    routes,
    ...options,
    handlers: {
      'promoCodes.list': ({ query } = {}) => servePage(codes, query?.page),
      'promoCodes.remove': ({ params }) => {
        codes = codes.filter(({ id }) => id !== params.id);
        return ok(null);
      },
      ...options.handlers,
    },
  });
const removed = (page: ShownPage): number[] =>
  page.bridge.requestsOf('promoCodes.remove').map((input) => (input as { params: { id: number } }).params.id);
const dialog = (): HTMLElement | null => document.querySelector('[role="alertdialog"]');
async function select(...ids: number[]): Promise<void> {
  for (const id of ids) fireEvent.click(control(`Select admin EID${id}`, await tableRow(id)));
}
async function askToDelete(...ids: number[]): Promise<void> {
  await select(...ids);
  fireEvent.click(control(`Delete ${ids.length} codes`));
  await waitFor(() => expect(dialog()).toBeTruthy());
}
const confirm = (count: number): boolean => fireEvent.click(control(`Delete ${count} codes`, dialog() as HTMLElement));

beforeEach(() => {
  codes = rowsOf(30, aCode);
  open = [];
});
afterEach(() => endPage());

describe('an action that writes many rows', () => {
  it('asks, then sends one call for each selected row of all pages in the order of the list, and reads the list again once', async () => {
    const page = await show();
    await select(12, 30);
    fireEvent.click(control('Page 2'));
    await select(5);
    fireEvent.click(control('Delete 3 codes'));
    await waitFor(() => expect(dialog()).toBeTruthy());
    expect(dialog()?.textContent).toContain('Delete EID30 EID12 EID5?');
    expect(dialog()?.textContent).toContain('Gone is gone.');
    expect(removed(page)).toEqual([]);
    const reads = page.bridge.requestsOf('promoCodes.list').length;
    confirm(3);
    await waitFor(() => expect(dialog()).toBeNull());
    expect(removed(page)).toEqual([30, 12, 5]);
    expect(toasts()).toEqual(['All deleted']);
    expect(findControl(inEnglish('lists.clearSelection'))).toBeUndefined();
    await waitFor(() => expect(page.bridge.requestsOf('promoCodes.list')).toHaveLength(reads + 1));
  });

  it('sends four at a time and says how far it is', async () => {
    const page = await show({ handlers: held });
    await askToDelete(30, 29, 28, 27, 26, 25);
    confirm(6);
    await waitFor(() => expect(removed(page)).toEqual([30, 29, 28, 27]));
    const first = open.shift();
    await act(async () => first?.answer(ok(null)));
    expect(removed(page)).toEqual([30, 29, 28, 27, 26]);
    expect(dialog()?.textContent).toMatch(/^Delete 6 codes1 of 6 done/);
    expect(dialog()?.querySelector('[aria-valuenow]')?.getAttribute('aria-valuenow')).toBe('1');
    await answerAll();
    await answerAll();
    await waitFor(() => expect(dialog()).toBeNull());
  });

  it('names what was refused with its reason, keeps only that selected, and tries just that again', async () => {
    const page = await show({ handlers: held });
    await askToDelete(30, 29, 28);
    confirm(3);
    await waitFor(() => expect(open).toHaveLength(3));
    await answerAll((id) => (id === 29 ? failed('server', { message: 'code is in a basket' }) : ok(null)));
    expect(dialog()?.textContent).toContain(inEnglish('bulk.left', { count: 1, total: 3 }));
    expect(dialog()?.textContent).toMatch(/EID29\w+code is in a basket/);
    expect(dialog()?.textContent).not.toContain('EID28');
    expect(toasts()).toEqual([]);
    expect(screen.getByText(inEnglish('lists.selected', { count: 1 }))).toBeTruthy();
    fireEvent.click(control(inEnglish('bulk.tryAgain')));
    await waitFor(() => expect(removed(page)).toEqual([30, 29, 28, 29]));
    await answerAll();
    await waitFor(() => expect(dialog()).toBeNull());
    expect(toasts()).toEqual(['All deleted']);
    expect(findControl(inEnglish('lists.clearSelection'))).toBeUndefined();
  });

  it('stops when asked: what runs ends, the rest is not sent, and can be closed or tried again', async () => {
    const page = await show({ handlers: held });
    await askToDelete(30, 29, 28, 27, 26, 25);
    confirm(6);
    await waitFor(() => expect(open).toHaveLength(4));
    fireEvent.keyDown(dialog() as HTMLElement, { key: 'Escape' });
    fireEvent.click(control(inEnglish('bulk.stop')));
    expect(findControl(inEnglish('bulk.stopping'))).toBeTruthy();
    await answerAll();
    expect(removed(page)).toEqual([30, 29, 28, 27]);
    expect(dialog()?.textContent).toContain(inEnglish('bulk.left', { count: 2, total: 6 }));
    expect(dialog()?.textContent).toContain(inEnglish('bulk.unsent', { count: 2 }));
    fireEvent.click(control(inEnglish('common.close')));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(screen.getByText(inEnglish('lists.selected', { count: 2 }))).toBeTruthy();
  });

  it('sends each row once for a double press, and does not take its second half for another try', async () => {
    const page = await show({ handlers: held });
    await askToDelete(30, 29);
    confirm(2);
    confirm(2);
    await waitFor(() => expect(open).toHaveLength(2));
    await answerAll(() => failed('unreachable'));
    fireEvent.click(control(inEnglish('bulk.tryAgain')), { detail: 2 });
    await act(async () => undefined);
    expect(removed(page)).toEqual([30, 29]);
  });

  it('sends nothing more after the end of the session, and leaves telling it to the sign-in', async () => {
    const page = await show({ handlers: held });
    await askToDelete(30, 29, 28, 27, 26, 25);
    confirm(6);
    await waitFor(() => expect(open).toHaveLength(4));
    await answerAll(() => failed('sessionEnded'));
    expect(removed(page)).toHaveLength(4);
    expect(useSession.getState().auth.admin).toBeNull();
    expect(toasts()).toEqual([]);
    // The screen is preserved for another attempt, even if the list's next request reports the end of the session.
    expect(unsavedWork.exists()).toBe(true);
    expect(dialog()?.textContent).toContain(inEnglish('bulk.left', { count: 6, total: 6 }));
    fireEvent.click(control(inEnglish('common.close')));
    await waitFor(() => expect(unsavedWork.exists()).toBe(false));
  });

  it('asks before the screen is left, and stops when it may be', async () => {
    const page = await show({ handlers: held });
    await askToDelete(30, 29, 28, 27, 26, 25);
    confirm(6);
    await waitFor(() => expect(open).toHaveLength(4));
    expect(unsavedWork.exists()).toBe(true);
    act(() => unsavedWork.discard());
    await answerAll();
    expect(removed(page)).toEqual([30, 29, 28, 27]);
  });

  it('stops when its screen is taken away, and tells how far it came', async () => {
    const page = await show({ handlers: held });
    await askToDelete(30, 29, 28, 27, 26, 25);
    confirm(6);
    await waitFor(() => expect(open).toHaveLength(4));
    await page.goTo('/elsewhere');
    await answerAll();
    expect(removed(page)).toEqual([30, 29, 28, 27]);
    expect(toasts()).toEqual(['4 of 6 done']);
    expect(unsavedWork.exists()).toBe(false);
  });

  it('holds nobody back once it is over', async () => {
    await show({ handlers: held });
    await askToDelete(30, 29);
    confirm(2);
    await waitFor(() => expect(open).toHaveLength(2));
    await answerAll(() => failed('unreachable'));
    expect(findControl(inEnglish('bulk.tryAgain'))).toBeTruthy();
    expect(unsavedWork.exists()).toBe(false);
  });

  it('begins at once where nothing is asked', async () => {
    const page = await show({ handlers: { 'promoCodes.setActive': () => ok(null) } });
    await select(30, 29);
    fireEvent.click(control(inEnglish('promoCodes.activate', { name: 2 })));
    await waitFor(() => expect(toasts()).toEqual(['All active']));
    expect(page.bridge.requestsOf('promoCodes.setActive')).toHaveLength(2);
    await waitFor(() => expect(dialog()).toBeNull());
  });
});

describe('the bar of a selection', () => {
  it('says what is missing when the button that stands there without one is pressed', async () => {
    const page = await show();
    await tableRow(30);
    fireEvent.click(control('Delete codes'));
    expect(toasts()).toEqual(['Select First']);
    expect(dialog()).toBeNull();
    await select(30);
    expect(findControl('Delete codes')).toBeUndefined();
    expect(removed(page)).toEqual([]);
  });

  it('keeps from those without the permission what they may not do', async () => {
    await show({ roles: ['home'] });
    await tableRow(30);
    expect(findControl('Delete codes')).toBeUndefined();
    await select(30);
    expect(findControl('Delete 1 codes')).toBeUndefined();
    expect(findControl(inEnglish('promoCodes.activate', { name: 1 }))).toBeTruthy();
  });

  it('begins without a selection in another tab, and offers what that tab has', async () => {
    await show();
    await select(30);
    fireEvent.click(screen.getByRole('tab', { name: 'Tab two' }));
    await waitFor(() => expect(findControl(inEnglish('lists.clearSelection'))).toBeUndefined());
    await select(29);
    expect(findControl(inEnglish('promoCodes.activate', { name: 1 }))).toBeUndefined();
    expect(findControl('Delete 1 codes')).toBeTruthy();
  });
});
