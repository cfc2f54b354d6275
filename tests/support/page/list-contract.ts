import { i18n } from '@renderer/runtime/texts/i18n';
import type { ListDefinition, ListName } from '@renderer/ui/list/list-definition';
import { type ListTexts, toListTexts } from '@renderer/ui/list/list-texts';
import { toNeed } from '@renderer/ui/list/to-need';
import { failed, ok, type Result } from '@shared/contract/result';
import type { ValueOf } from '@shared/contract/tables/bridge';
import { isAllowed } from '@shared/domain/permissions';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from './fake-bridge';
import { control, endPage, findControl, type PageOptions, type ShownPage, showPage, toasts } from './page';

/** What the contract needs of a declaration; every list has it, whatever its rows are. */
export type DeclaredList = Pick<
  ListDefinition<'admins.list'>,
  'id' | 'texts' | 'isSearchable' | 'dates' | 'columns' | 'add' | 'edit' | 'remove'
> & { call: ListName };

type Answer = ValueOf<ListName>;

const arabic = /[\u0600-\u06ff]/;
const shownRows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('tbody tr[data-row]')];
const heads = (): string[] => [...document.querySelectorAll('thead th')].map((cell) => cell.textContent ?? '').filter(Boolean);
const buttonsNamed = (name: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('button')].filter((button) => button.textContent === name);
const firstRow = (): Promise<HTMLElement> =>
  waitFor(() => {
    const [row] = shownRows();
    if (!row) throw new Error('no row yet');
    return row;
  });

/** What every list does, tested once for each declared list; `answer` is a first page with a row at least. */
export function listContract(definition: DeclaredList, answer: Answer): void {
  const { id, call, add, edit, remove } = definition;
  const serve = (value: unknown): FakeHandlers => ({ [call]: () => ok(value as never) });
  const open = (handlers: FakeHandlers, options: PageOptions = {}, search = ''): Promise<ShownPage> =>
    showPage(`/${id}${search}`, { ...options, handlers });
  const texts = (): ListTexts => toListTexts(definition.texts, i18n.t);

  describe(`the list at /${id}`, () => {
    afterEach(() => endPage());

    it('waits with rows of the same shape, shows once why it could not be loaded, and loads again', async () => {
      let settle: (result: Result<never>) => void = () => undefined;
      const page = await open({ [call]: () => new Promise((resolve) => (settle = resolve)) });
      await waitFor(() => expect(document.querySelectorAll('tbody tr[aria-hidden="true"]').length).toBeGreaterThan(0));
      await waitFor(() => expect(page.bridge.requestsOf(call)).toHaveLength(1));
      await act(async () => settle(failed('server', { status: 500, message: 'Out of order' })));
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain(texts().errorTitle());
      expect(alert.textContent).toContain('Out of order');
      page.setLanguage('ar');
      expect(alert.textContent).toContain(texts().errorTitle());
      expect(texts().errorTitle()).toMatch(arabic);
      page.setLanguage('en');
      expect(toasts()).toEqual([]);
      page.bridge.handle(serve(answer));
      fireEvent.click(control('Try again', alert));
      await firstRow();
      expect(alert.isConnected).toBe(false);
    });

    it('has heads in both languages, and offers to change rows to those who may alone', async () => {
      const page = await open(serve(answer));
      await firstRow();
      const english = heads();
      expect(english.length).toBeGreaterThanOrEqual(definition.columns.length);
      expect(english.filter((head) => arabic.test(head) || head.includes('.'))).toEqual([]);
      expect(buttonsNamed(texts().add())).toHaveLength(add ? 1 : 0);
      page.setLanguage('ar');
      expect(heads()).toHaveLength(english.length);
      expect(heads().filter((head) => !arabic.test(head))).toEqual([]);
      endPage();
      await open(serve(answer), { roles: [] });
      const row = await firstRow();
      const offered = (guarded: Parameters<typeof toNeed>[0] | undefined): boolean =>
        guarded !== undefined && isAllowed(toNeed(guarded), []);
      expect(buttonsNamed(texts().add())).toHaveLength(offered(add) ? 1 : 0);
      expect(row.querySelector('[aria-label^="Edit"]') !== null).toBe(offered(edit));
      expect(row.querySelector('[aria-label^="Delete"]') !== null).toBe(offered(remove) && remove?.isInline === true);
    });

    it('shows in both languages that nothing is there, and offers to add the first', async () => {
      const page = await open(serve({ ...answer, rows: [], totalItems: 0 }), {}, definition.dates && '?dates=all');
      expect(await screen.findByText(texts().emptyTitle())).toBeTruthy();
      expect(document.body.textContent).toContain(texts().emptyHint());
      expect(buttonsNamed(texts().add())).toHaveLength(add ? 2 : 0);
      page.setLanguage('ar');
      expect(texts().emptyTitle()).toMatch(arabic);
      expect(document.body.textContent).toContain(texts().emptyTitle());
      expect(document.body.textContent).toContain(texts().emptyHint());
    });

    if (definition.isSearchable)
      it('is searched from its first page', async () => {
        const page = await open(serve({ ...answer, totalItems: 45 }), {}, '?page=2');
        await firstRow();
        fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'kashta' } });
        fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' });
        await waitFor(() => expect(JSON.stringify(page.bridge.requestsOf(call).at(-1))).toMatch(/"page":1\b.*"kashta"/));
        expect(page.address()).toBe(`/${id}?search=kashta`);
      });

    if (remove)
      it('deletes a row once, after a question that stays until the server has done it', async () => {
        const name = remove.call;
        const page = await open({ ...serve(answer), [name]: () => failed('forbidden') });
        const rowId = (await firstRow()).dataset.row;
        const ask = async (): Promise<HTMLElement> => {
          const row = await firstRow();
          const inline = row.querySelector<HTMLElement>('button[aria-label^="Delete"]');
          const opener = inline ?? (row.querySelector('button[aria-label^="More actions"]') as HTMLElement);
          opener.focus();
          fireEvent.click(opener);
          if (!inline) fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
          return screen.findByRole('alertdialog');
        };
        fireEvent.click(control('Cancel', await ask()));
        await waitFor(() => expect(document.querySelector('[role="alertdialog"]')).toBeNull());
        expect(page.bridge.requestsOf(name)).toEqual([]);
        const opener = remove.isInline ? 'Delete' : 'More actions';
        await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(new RegExp(`^${opener}`)));
        const question = await ask();
        expect(question.textContent).toContain('This action cannot be undone.');
        fireEvent.click(control('Delete', question));
        await waitFor(() => expect(toasts()).toEqual(['forbidden']));
        expect(question.isConnected).toBe(true);
        expect((await firstRow()).dataset.row).toBe(rowId);
        page.bridge.handle({ [name]: () => ok(null as never), [call]: () => new Promise(() => undefined) });
        fireEvent.click(control('Delete', question));
        fireEvent.click(control('Delete', question));
        await waitFor(() => expect(document.querySelector(`tr[data-row="${rowId}"]`)).toBeNull());
        expect(page.bridge.requestsOf(name)).toEqual([{ params: { id: Number(rowId) } }, { params: { id: Number(rowId) } }]);
        expect(toasts()).toEqual(['forbidden', 'Deleted Successfully']);
        expect(findControl('Cancel')).toBeUndefined();
      });
  });
}
