import type { ListDefinition, ListName } from '@renderer/ui/list/list-definition';
import { failed, ok, type Result } from '@shared/contract/result';
import type { ValueOf } from '@shared/contract/tables/bridge';
import { roles } from '@shared/domain/permissions';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inArabic, inEnglish } from '../texts';
import { type FakeHandlers, offStation } from './fake-bridge';
import { control, endPage, findControl, menuEntries, type PageOptions, type ShownPage, showPage, toasts } from './page';
import type { ListExpectation } from './screens/expectations';

/** The parts of a declaration that the contract needs. Every list has them, whatever its rows are. */
export type DeclaredList = Pick<ListDefinition<'admins.list'>, 'id' | 'dates' | 'remove' | 'list' | 'filters' | 'toScope'> & {
  call: ListName;
};

type Answer = ValueOf<ListName>;

const plain = (text: string | null | undefined): string => (text ?? '').replace(/[\u2066-\u2069]/g, '');
const shown = (): string => plain(document.body.textContent);
const heads = (): string[] => [...document.querySelectorAll('thead th')].map(({ textContent }) => plain(textContent)).filter(Boolean);
const addButtons = (name: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('button')].filter(({ textContent }) => textContent === name);
const firstRow = (): Promise<HTMLElement> =>
  waitFor(() => {
    const row = document.querySelector<HTMLElement>('tbody tr[data-row]');
    if (!row) throw new Error('no row yet');
    return row;
  });
const inRow = (row: HTMLElement, name: string): HTMLElement | null => row.querySelector(`button[aria-label^="${name}: "]`);
const question = (): HTMLElement | null => document.querySelector('[role="alertdialog"]');

const more = inEnglish('lists.more');
const removeFilter = inEnglish('lists.filters.remove', { label: '' });
/** The head of reconciled payments has days, export, and the sheet beside its search. */
const mostControls: Readonly<Record<string, number>> = { 'masterHN/payments/result': 7 };

/** Controls above the rows. Tabs in a row are one control, and so is a button with the arrow of its menu, and a filter with its cross. */
function controlsAboveRows(): HTMLElement[] {
  const table = document.querySelector('[data-wide] table') as HTMLElement;
  const found = [...document.querySelectorAll<HTMLElement>('[data-wide] :is(button, input, select, a, [role="tablist"])')];
  return found.filter(
    (one) =>
      (table.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) !== 0 &&
      !one.parentElement?.closest('[role="tablist"]') &&
      !one.getAttribute('aria-label')?.startsWith(removeFilter) &&
      !(one.matches('[aria-haspopup]') && !one.textContent && one.getAttribute('aria-label') !== more),
  );
}

/** Tests the behavior shared by all lists, once for each declared list. `answer` is a first page with at least one row. */
export function listContract(
  { id, call, dates, remove, list: columns, filters: offered = [] }: DeclaredList,
  answer: Answer,
  expected: ListExpectation,
): void {
  const { rows: ids, texts } = expected;
  const serve = (value: unknown): FakeHandlers => ({ [call]: () => ok(value as never) });
  const served = serve({ ...answer, totalItems: 45 });
  const open = (handlers: FakeHandlers, options: PageOptions = {}, search = ''): Promise<ShownPage> =>
    showPage(`/${id}${search}`, { ...options, handlers });
  const title = (named: string | undefined, words: string): string => (named ? `${named} ${words}` : words);

  describe(`the list at /${id}`, () => {
    afterEach(() => endPage());

    it('waits with rows of the same shape, shows once why it could not be loaded, and loads again', async () => {
      let settle: (result: Result<never>) => void = () => undefined;
      const page = await open({ [call]: () => new Promise((resolve) => (settle = resolve)) });
      await waitFor(() => expect(document.querySelectorAll('tbody tr[aria-hidden="true"]').length).toBeGreaterThan(0));
      await waitFor(() => expect(page.bridge.requestsOf(call)).toHaveLength(1));
      await act(async () => settle(failed('server', { status: 500, message: 'Out of order' })));
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain(texts.error[0]);
      expect(alert.textContent).toContain('Out of order');
      page.setLanguage('ar');
      expect(alert.textContent).toContain(texts.error[1]);
      expect(toasts()).toEqual([]);
      page.bridge.handle(served);
      fireEvent.click(control(inArabic('common.retry'), alert));
      await firstRow();
      expect(alert.isConnected).toBe(false);
    });

    it('has at most six controls above its rows, each with a word except the menu of the list, and three more for any number of filters', async () => {
      const matchMedia = (media: string) => ({ matches: false, media, addEventListener() {}, removeEventListener() {} });
      vi.stubGlobal('matchMedia', matchMedia);
      // The computer with the print station has the most tools.
      const station: FakeHandlers = { 'station.read': () => ok({ ...offStation, settings: { ...offStation.settings, isOn: true } }) };
      const controls = async (search = ''): Promise<string[]> => {
        await open({ ...served, ...station }, {}, search);
        await firstRow();
        await waitFor(() => expect(findControl(more) ?? findControl(inEnglish('products.tools.open'))).toBeTruthy());
        await act(() => vi.dynamicImportSettled());
        const silent = controlsAboveRows().filter((one) => !one.textContent?.trim() && !one.matches('input'));
        expect(silent.filter((one) => one.getAttribute('aria-label') !== more)).toEqual([]);
        return controlsAboveRows().map((one) => one.getAttribute('aria-label') ?? one.getAttribute('placeholder') ?? one.textContent ?? '');
      };
      const names = await controls();
      expect(names.length, names.join(' | ')).toBeLessThanOrEqual(mostControls[id] ?? 6);
      const filters = columns?.filters ?? [];
      for (const count of [1, 3, 5].filter((some) => some <= filters.length)) {
        endPage();
        vi.stubGlobal('matchMedia', matchMedia);
        const query = filters.slice(0, count).map((key) => `${key}=${offered.find((filter) => filter.key === key)?.values?.[0] ?? 'x'}`);
        const found = await controls(`?${query.join('&')}`);
        expect(found.length - names.length, found.join(' | ')).toBeGreaterThan(0);
        expect(found.length - names.length, found.join(' | ')).toBeLessThanOrEqual(3);
      }
    });

    it(title(ids.heads, 'has its columns in this order, in both languages'), async () => {
      const page = await open(served);
      await firstRow();
      expect(heads()).toEqual(expected.heads[0]);
      page.setLanguage('ar');
      expect(heads()).toEqual(expected.heads[1]);
    });

    it(title(ids.offers, 'offers adding, editing, deactivating and deleting to those who may, and to no one else'), async () => {
      const { add, edit, deactivate, remove: removal, left } = expected;
      for (const who of new Set([add?.who, edit, deactivate, removal].filter((one) => one !== undefined && one !== 'everyone'))) {
        const may = (offered: string | undefined): boolean => offered === who || offered === 'everyone';
        await open(served, { roles: [who as string] });
        const row = await firstRow();
        expect(add ? addButtons(add.words[0]).length : 0).toBe(may(add?.who) ? 1 : 0);
        expect(inRow(row, 'Edit') !== null).toBe(may(edit));
        const deeds = await deedsOf(row);
        expect(deeds.includes('Deactivate')).toBe(may(deactivate));
        expect(deeds.includes('Delete')).toBe(may(removal));
        endPage();
        // An admin with all other roles together.
        await open(served, { roles: roles.filter((role) => role !== who) });
        expect(inRow(await firstRow(), 'Edit') !== null).toBe(edit !== undefined && edit !== who);
        expect(add ? addButtons(add.words[0]).length : 0).toBe(add && add.who !== who ? 1 : 0);
        const deedsOfOthers = await deedsOf(await firstRow());
        expect(deedsOfOthers.includes('Deactivate')).toBe(deactivate !== undefined && deactivate !== who);
        expect(deedsOfOthers.includes('Delete')).toBe(removal !== undefined && removal !== who);
        endPage();
      }
      await open(served, { roles: [] });
      const row = await firstRow();
      expect(row.querySelectorAll('button:not([role="checkbox"]), a')).toHaveLength(left.controls);
      expect(row.querySelectorAll('input[role="switch"]:not(:disabled)')).toHaveLength(left.switches ?? 0);
      expect(add ? addButtons(add.words[0]).length : 0).toBe(add?.who === 'everyone' ? 1 : 0);
    });

    it(title(ids.add, 'shows in both languages that nothing is there, and offers to add the first'), async () => {
      const page = await open(serve({ ...answer, rows: [], totalItems: 0 }), {}, dates && '?dates=all');
      expect(await screen.findByText(texts.empty[0])).toBeTruthy();
      expect(shown()).toContain(texts.hint[0]);
      const { add } = expected;
      if (add) expect(addButtons(add.words[0])).toHaveLength(2);
      page.setLanguage('ar');
      expect(shown()).toContain(texts.empty[1]);
      expect(shown()).toContain(texts.hint[1]);
      if (!add) return;
      expect(addButtons(add.words[1])).toHaveLength(2);
      if (!add.to) return;
      fireEvent.click(addButtons(add.words[1])[0] as HTMLElement);
      expect(page.address()).toBe(add.to);
    });

    if (expected.search) {
      const [english, arabic] = expected.search;
      it(title(ids.search, `[API-19] is searched by “${english}”, from its first page`), async () => {
        const page = await open(served, {}, dates ? '?dates=all&page=2' : '?page=2');
        await firstRow();
        const box = control(inEnglish('shortcuts.find'));
        expect(box.getAttribute('placeholder')).toBe(english);
        fireEvent.change(box, { target: { value: ' kashta ' } });
        fireEvent.keyDown(box, { key: 'Enter' });
        await waitFor(() => expect(page.bridge.requestsOf(call)).toContainEqual(expected.input({ page: 1, search: 'kashta' })));
        expect(page.address()).not.toContain('page');
        page.setLanguage('ar');
        expect(control(inArabic('shortcuts.find')).getAttribute('placeholder')).toBe(arabic);
      });
    }

    if (expected.range) {
      const [english, arabic] = expected.range;
      it(title(ids.pages, 'shows twenty on a page, and asks for the page that is pressed'), async () => {
        const page = await open(served, {}, dates && '?dates=all');
        await firstRow();
        expect(page.bridge.requestsOf(call)[0]).toEqual(expected.input({ page: 1 }));
        expect(shown()).toContain(english);
        expect(findControl('Page 4')).toBeUndefined();
        fireEvent.click(control('Page 3'));
        await waitFor(() => expect(page.bridge.requestsOf(call)).toContainEqual(expected.input({ page: 3 })));
        fireEvent.click(control('Page 1'));
        page.setLanguage('ar');
        await waitFor(() => expect(shown()).toContain(arabic));
      });
    }

    if (remove)
      it(title(ids.remove, 'deletes a row once, after a question that stays until the server has done it'), async () => {
        const name = remove.call;
        const page = await open({ ...served, [name]: () => failed('forbidden') });
        const rowId = (await firstRow()).dataset.row;
        const sent = { params: { id: Number(rowId) } };
        const ask = async ([inline, more]: readonly [string, string]): Promise<{ asked: HTMLElement; opener: HTMLElement }> => {
          const row = await firstRow();
          const opener = inRow(row, inline) ?? (inRow(row, more) as HTMLElement);
          opener.focus();
          fireEvent.click(opener);
          if (!inRow(row, inline)) fireEvent.click(await screen.findByRole('menuitem', { name: inline }));
          return { asked: await screen.findByRole('alertdialog'), opener };
        };
        page.setLanguage('ar');
        const arabic = await ask([inArabic('common.delete'), 'إجراءات أخرى']);
        expect(plain(arabic.asked.querySelector('h2')?.textContent)).toMatch(/^حذف .+؟$/);
        expect(arabic.asked.textContent).toContain(inArabic('shell.confirmDelete.text'));
        fireEvent.click(control(inArabic('common.cancel'), arabic.asked));
        await waitFor(() => expect(question()).toBeNull());
        expect(page.bridge.requestsOf(name)).toEqual([]);
        await waitFor(() => expect(document.activeElement).toBe(arabic.opener));
        page.setLanguage('en');
        const { asked } = await ask(['Delete', 'More actions']);
        expect(plain(asked.querySelector('h2')?.textContent)).toMatch(/^Delete .+\?$/);
        expect(asked.textContent).toContain(inEnglish('shell.confirmDelete.text'));
        fireEvent.click(control('Delete', asked));
        await waitFor(() => expect(toasts()).toEqual(['forbidden']));
        expect(asked.isConnected).toBe(true);
        expect((await firstRow()).dataset.row).toBe(rowId);
        page.bridge.handle({ [name]: () => ok(null as never), [call]: () => new Promise(() => undefined) });
        fireEvent.click(control('Delete', asked));
        fireEvent.click(control('Delete', asked));
        await waitFor(() => expect(document.querySelector(`tr[data-row="${rowId}"]`)).toBeNull());
        expect(page.bridge.requestsOf(name)).toEqual([sent, sent]);
        expect(toasts()).toEqual(['forbidden', 'Deleted Successfully']);
        expect(question()).toBeNull();
      });
  });
}

/** Lists the actions of a row, both its buttons and its menu entries. */
async function deedsOf(row: HTMLElement): Promise<string[]> {
  const beside = [inEnglish('common.edit'), inEnglish('activation.deactivate'), 'Delete'].filter((name) => inRow(row, name));
  const more = inRow(row, 'More actions');
  if (!more) return beside;
  fireEvent.click(more);
  const entries = await menuEntries();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  return [...beside, ...entries];
}
