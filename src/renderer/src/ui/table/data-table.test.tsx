// @vitest-environment happy-dom

import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { DeleteRegular, PrintRegular } from '@fluentui/react-icons';
import { addAllTexts } from '@renderer/runtime/texts/all-texts';
import { startI18n } from '@renderer/runtime/texts/i18n';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createRef, type ReactElement, useLayoutEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inEnglish } from '../../../../../tests/support/texts';
import type { Column, RowId } from './column';
import { DataTable } from './data-table';
import type { RowAction } from './rows/row-action';

interface Person {
  id: number;
  name: string;
}

const people: Person[] = ['Amal', 'Badr', 'Dana', 'Eman'].map((name, at) => ({ id: at + 1, name }));
const renders = vi.fn();
const columns: Column<Person>[] = [
  { key: 'name', header: () => 'Name', width: 'rest', isLink: true, cell: (row) => row.name },
  {
    key: 'age',
    header: () => 'Age',
    width: 80,
    align: 'end',
    cell: (row) => {
      renders(row.id);
      return row.id * 10;
    },
  },
];
const print = vi.fn();
const remove = vi.fn();
const actions: RowAction<Person>[] = [
  { key: 'print', label: () => 'Print', icon: <PrintRegular />, run: print, isInline: true },
  { key: 'delete', label: () => 'Delete', icon: <DeleteRegular />, run: remove, isDanger: true, isOffered: (row) => row.id !== 4 },
];
const rowId = (row: Person): number => row.id;
const rowLabel = (row: Person): string => row.name;
const follow = vi.fn();
const links = {
  of: (row: Person) => ({ to: `/people/${row.id}`, state: row }),
  openWindow: vi.fn(),
  openBeside: vi.fn(() => false),
  toHref: (to: string) => `#${to}`,
  follow,
};

function Table({ rows = people, skeletonRows = 0 }: { rows?: Person[]; skeletonRows?: number }): ReactElement {
  const [selected, setSelected] = useState<ReadonlySet<RowId>>(new Set());
  return (
    <DataTable
      label="People"
      columns={columns}
      rows={rows}
      rowId={rowId}
      rowLabel={rowLabel}
      links={links}
      actions={actions}
      skeletonRows={skeletonRows}
      selection={{
        selected,
        onChange: (changed, isSelected) =>
          setSelected((current) => {
            const ids = new Set(current);
            for (const { id } of changed) isSelected ? ids.add(id) : ids.delete(id);
            return ids;
          }),
      }}
      bulkBar={<span>bar of {selected.size}</span>}
    />
  );
}

function show(dir: 'ltr' | 'rtl' = 'ltr', props: Parameters<typeof Table>[0] = {}): (later: Parameters<typeof Table>[0]) => void {
  const tree = (shown: Parameters<typeof Table>[0]): ReactElement => (
    <FluentProvider theme={webLightTheme} dir={dir}>
      <Table {...shown} />
    </FluentProvider>
  );
  const { rerender } = render(tree(props));
  return (later) => rerender(tree(later));
}

const row = (name: string): HTMLElement => screen.getByRole('row', { name: new RegExp(name) });
const box = (name: string): HTMLElement => within(row(name)).getByRole('checkbox');
const press = (key: string, init: object = {}): void => {
  fireEvent.keyDown(document.activeElement as Element, { key, ...init });
};
const tabStops = (): string[] =>
  [...document.querySelectorAll('tbody [tabindex="0"]')].map((stop) => stop.getAttribute('aria-label') ?? stop.textContent ?? '');
const focused = (): string | null => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null;

beforeEach(() => {
  startI18n('en');
  addAllTexts();
  vi.clearAllMocks();
});
afterEach(cleanup);

describe('data table', () => {
  it('is one tab stop: the first control, then the one used last', () => {
    show();
    expect(tabStops()).toEqual(['Select Amal']);
    fireEvent.focusIn(screen.getByRole('link', { name: 'Dana' }));
    expect(tabStops()).toEqual(['Dana']);
  });

  it('is entered at its first row however rows came and went before', async () => {
    const change = show('ltr', { rows: people.slice(2, 3) });
    expect(tabStops()).toEqual(['Select Dana']);
    change({ rows: people });
    await waitFor(() => expect(tabStops()).toEqual(['Select Amal']));
  });

  it('can be scrolled by keyboard also when its rows have no control', () => {
    render(
      <FluentProvider theme={webLightTheme}>
        <DataTable label="People" columns={columns.slice(1)} rows={people} rowId={rowId} rowLabel={rowLabel} />
      </FluentProvider>,
    );
    expect(screen.getByRole('group', { name: 'People' }).tabIndex).toBe(0);
    expect(document.querySelectorAll('td[tabindex]')).toHaveLength(0);
  });

  it('keeps the focus at its place when the row that has it goes away', async () => {
    const rerender = show();
    screen.getByRole('button', { name: 'Print: Badr' }).focus();
    rerender({ rows: people.filter(({ id }) => id !== 2) });
    await waitFor(() => expect(focused()).toBe('Print: Dana'));
    rerender({ rows: people.slice(0, 1) });
    await waitFor(() => expect(focused()).toBe('Print: Amal'));
  });

  it('moves up and down in the column of the control, and stops at the edges', () => {
    show();
    screen.getByRole('link', { name: 'Badr' }).focus();
    press('ArrowDown');
    expect(focused()).toBe('Dana');
    press('ArrowUp');
    press('ArrowUp');
    press('ArrowUp');
    expect(focused()).toBe('Amal');
    press('End', { ctrlKey: true });
    expect(focused()).toBe('Eman');
    press('Home', { ctrlKey: true });
    expect(focused()).toBe('Amal');
  });

  it.each([
    ['ltr', 'ArrowRight', 'ArrowLeft'],
    ['rtl', 'ArrowLeft', 'ArrowRight'],
  ] as const)('walks through the controls of a row in the reading direction of %s', (dir, forward, back) => {
    show(dir);
    box('Badr').focus();
    press(forward);
    expect(focused()).toBe('Badr');
    press(forward);
    expect(focused()).toBe('20');
    press(forward);
    expect(focused()).toBe('Print: Badr');
    press(back);
    press(back);
    expect(focused()).toBe('Badr');
    press('Home');
    expect(focused()).toBe('Select Badr');
    press('End');
    expect(focused()).toBe(inEnglish('lists.rowActions', { row: 'Badr' }));
  });

  it('selects with Space, opens with Enter, and leaves both to a button that has the focus', () => {
    show();
    screen.getByRole('link', { name: 'Badr' }).focus();
    press(' ');
    expect((box('Badr') as HTMLInputElement).checked).toBe(true);
    press('ArrowRight');
    press('Enter');
    expect(follow).toHaveBeenCalledWith({ to: '/people/2', state: people[1] });
    within(row('Dana')).getByRole('button', { name: 'Print: Dana' }).focus();
    press(' ');
    expect((box('Dana') as HTMLInputElement).checked).toBe(false);
  });

  it('selects a range with Shift, and the page with the box of the head', () => {
    show();
    fireEvent.click(box('Amal'));
    fireEvent.click(box('Dana'), { shiftKey: true });
    expect(screen.getByText('bar of 3')).toBeTruthy();
    const all = screen.getByRole('checkbox', { name: inEnglish('lists.selectPage') }) as HTMLInputElement;
    expect(all.indeterminate).toBe(true);
    fireEvent.click(all);
    expect(screen.getByText('bar of 4')).toBeTruthy();
    fireEvent.click(all);
    expect(screen.queryByText(/bar of/)).toBeNull();
  });

  it('selects from row to row with Shift and an arrow', () => {
    show();
    screen.getByRole('link', { name: 'Amal' }).focus();
    press('ArrowDown', { shiftKey: true });
    press('ArrowDown', { shiftKey: true });
    expect(screen.getByText('bar of 3')).toBeTruthy();
    press('ArrowDown');
    expect(screen.getByText('bar of 3')).toBeTruthy();
  });

  it('says which rows are selected', () => {
    show();
    fireEvent.click(box('Badr'));
    expect([row('Amal'), row('Badr')].map((element) => element.getAttribute('aria-selected'))).toEqual(['false', 'true']);
    expect(screen.getByRole('grid', { name: 'People' }).getAttribute('aria-multiselectable')).toBe('true');
  });

  it('draws only the row that changed', () => {
    show();
    renders.mockClear();
    fireEvent.click(box('Dana'));
    expect(new Set(renders.mock.calls.flat())).toEqual(new Set([3]));
  });

  it('shows the whole of a text that has no room, and nothing over one that has', async () => {
    show();
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(80);
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
      return this.textContent === 'Dana' ? 300 : 0;
    });
    fireEvent.mouseOver(screen.getByRole('link', { name: 'Amal' }));
    fireEvent.mouseOver(screen.getByRole('link', { name: 'Dana' }));
    expect((await screen.findByRole('tooltip', { hidden: true }, { timeout: 10_000 })).textContent).toBe('Dana');
    fireEvent.mouseOver(screen.getByRole('link', { name: 'Amal' }));
    await waitFor(() => expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull());
    act(() => screen.getByRole('link', { name: 'Dana' }).focus());
    expect((await screen.findByRole('tooltip', { hidden: true }, { timeout: 10_000 })).textContent).toBe('Dana');
    vi.restoreAllMocks();
  });

  it('closes the menu of a row by a second press on its button', async () => {
    show();
    const more = within(row('Dana')).getByRole('button', { name: inEnglish('lists.rowActions', { row: 'Dana' }) });
    fireEvent.click(more);
    await screen.findByRole('menu');
    fireEvent.click(more);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  it('offers the other actions of a row in one menu and gives the focus back', async () => {
    show();
    const more = within(row('Badr')).getByRole('button', { name: inEnglish('lists.rowActions', { row: 'Badr' }) });
    fireEvent.click(more);
    expect(more.getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(await screen.findByRole('menuitem', { name: inEnglish('common.delete') }));
    expect(remove).toHaveBeenCalledWith(people[1]);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(more);
  });

  it('offers no action that a row does not have', () => {
    show();
    expect(within(row('Eman')).queryByRole('button', { name: inEnglish('lists.rowActions', { row: 'Eman' }) })).toBeNull();
    expect(within(row('Eman')).getByRole('button', { name: 'Print: Eman' })).toBeTruthy();
  });

  it('waits with rows of the same shape that are not read out', () => {
    show('ltr', { rows: [], skeletonRows: 5 });
    expect(screen.getByRole('table', { name: 'People' }).getAttribute('aria-busy')).toBe('true');
    expect(document.querySelectorAll('tbody tr[aria-hidden="true"]')).toHaveLength(5);
    expect(document.querySelectorAll('tbody tr:first-child td')).toHaveLength(document.querySelectorAll('thead th, thead td').length);
  });
});

describe('rows that are used again', () => {
  const others: Person[] = ['Farah', 'Ghada', 'Huda', 'Iman'].map((name, at) => ({ id: at + 11, name }));
  const elements = (): Element[] => [...document.querySelectorAll('tbody tr')];

  it('keep their elements for the records of another page', () => {
    const change = show();
    const before = elements();
    change({ rows: others });
    expect(elements()).toEqual(before);
    expect(elements().map((element) => (element as HTMLElement).dataset.row)).toEqual(['11', '12', '13', '14']);
    fireEvent.click(screen.getByRole('link', { name: 'Huda' }));
    expect(follow).toHaveBeenCalledWith({ to: '/people/13', state: others[2] });
  });

  it('stay with their record, and with its focus, when others come and go', () => {
    const change = show();
    screen.getByRole('button', { name: 'Print: Badr' }).focus();
    change({ rows: [...others.slice(0, 1), ...people.slice(0, 3)] });
    expect(focused()).toBe('Print: Badr');
    change({ rows: people.slice(1) });
    expect(focused()).toBe('Print: Badr');
  });

  it('let no press act upon another record than the one on which it began', () => {
    const change = show();
    const button = screen.getByRole('button', { name: 'Print: Badr' });
    fireEvent.pointerDown(button);
    change({ rows: others });
    fireEvent.click(button);
    expect(print).not.toHaveBeenCalled();
    fireEvent.pointerDown(button);
    fireEvent.click(button);
    expect(print).toHaveBeenCalledWith(others[1]);
  });

  it('draw a cell with a state of its own anew for each record', () => {
    const field: Column<Person>[] = [
      { key: 'note', header: () => 'Note', width: 80, isStateful: true, cell: () => <input aria-label="note" defaultValue="" /> },
    ];
    const tree = (rows: Person[]): ReactElement => (
      <FluentProvider theme={webLightTheme}>
        <DataTable label="People" columns={field} rows={rows} rowId={rowId} rowLabel={rowLabel} />
      </FluentProvider>
    );
    const { rerender } = render(tree(people.slice(0, 1)));
    fireEvent.change(screen.getByLabelText('note'), { target: { value: 'call back' } });
    rerender(tree(others.slice(0, 1)));
    expect((screen.getByLabelText('note') as HTMLInputElement).value).toBe('');
  });
});

describe('more rows than are drawn', () => {
  const many: Person[] = Array.from({ length: 500 }, (_, id) => ({ id, name: `Person ${id}` }));
  const scrollRef = createRef<HTMLDivElement>();
  const goToRef = { current: null };
  const all = { isTicked: false, label: 'All', tick: vi.fn() };
  const window = {
    total: many.length,
    rowAt: (place: number) => many[place],
    onShow: vi.fn(),
    groups: null,
    onRange: vi.fn(),
    all,
    goToRef,
  };
  const lines = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('tbody tr[data-row]')];
  const places = (): number[] => lines().map(({ dataset }) => Number(dataset.place));
  const scrollTo = (top: number): void => {
    const scroller = scrollRef.current as HTMLElement;
    scroller.scrollTop = top;
    act(() => void fireEvent.scroll(scroller));
  };
  const open = (): void =>
    void render(
      <FluentProvider theme={webLightTheme}>
        <DataTable
          label="People"
          columns={columns}
          rows={many}
          rowId={rowId}
          rowLabel={rowLabel}
          links={links}
          {...{ window, scrollRef }}
        />
      </FluentProvider>,
    );

  it('are drawn where they come into view, in their order, most of them where the table is scrolled to', () => {
    open();
    const inOrder = (): boolean => places().every((place, at, list) => at === 0 || place > (list[at - 1] ?? place));
    for (let top = 440; top <= 4400; top += 440) scrollTo(top);
    const down = [Math.min(...places()), Math.max(...places())];
    expect([inOrder(), down.map((place, at) => place - (at === 0 ? 100 : 120))]).toEqual([true, [-3, 12]]);
    scrollTo(4180);
    expect([inOrder(), Math.min(...places()), Math.max(...places())]).toEqual([true, 83, 118]);
  });

  it('hand their elements on to those that come below them, but never the one with the focus', () => {
    open();
    scrollTo(1100);
    scrollTo(2200);
    const before = lines();
    const [held] = before.slice(8);
    const link = held?.querySelector('a') as HTMLElement;
    act(() => link.focus());
    const name = link.textContent;
    scrollTo(2640);
    const after = lines();
    expect(after.filter((line) => !before.includes(line)).length).toBeLessThan(5);
    expect(after.at(-1)?.textContent).toContain(many[places().at(-1) ?? 0]?.name);
    scrollTo(3300);
    expect([document.activeElement, link.textContent, lines()[0] === held]).toEqual([link, name, true]);
  });

  it('have their full height from the first draw: a list that comes back is scrolled to its place then', () => {
    const heights: number[] = [];
    function Returning(): ReactElement {
      useLayoutEffect(() => {
        const rooms = [...document.querySelectorAll<HTMLElement>('tbody tr[aria-hidden] td')];
        heights.push(rooms.reduce((sum, { style }) => sum + Number.parseInt(style.height, 10), lines().length * 44));
        (scrollRef.current as HTMLElement).scrollTop = 4400;
      }, []);
      return (
        <DataTable
          label="People"
          columns={columns}
          rows={many}
          rowId={rowId}
          rowLabel={rowLabel}
          links={links}
          {...{ window, scrollRef }}
        />
      );
    }
    render(
      <FluentProvider theme={webLightTheme}>
        <Returning />
      </FluentProvider>,
    );
    expect([heights, scrollRef.current?.scrollTop]).toEqual([[many.length * 44], 4400]);
    expect([Math.min(...places()), Math.max(...places())]).toEqual([92, 128]);
  });

  it('are entered at one place once the scrolling rests', async () => {
    open();
    scrollTo(2200);
    scrollTo(2640);
    await waitFor(() => expect(tabStops()).toHaveLength(1));
    expect(document.querySelector('tbody [tabindex="0"]')?.closest('tr')).toBe(lines()[0]);
  });
});

describe('a field inside a cell', () => {
  it.each(['ArrowLeft', 'ArrowDown', 'Home', 'End', ' ', 'Enter'])('keeps the key %s', (key) => {
    const field: Column<Person>[] = [{ key: 'note', header: () => 'Note', width: 80, cell: ({ name }) => <input aria-label={name} /> }];
    render(
      <FluentProvider theme={webLightTheme}>
        <DataTable label="People" columns={[...field, ...columns]} rows={people} rowId={rowId} rowLabel={rowLabel} links={links} />
      </FluentProvider>,
    );
    screen.getByLabelText('Badr').focus();
    expect(fireEvent.keyDown(document.activeElement as Element, { key })).toBe(true);
    expect(focused()).toBe('Badr');
    expect(follow).not.toHaveBeenCalled();
  });
});
