// @vitest-environment happy-dom

import type { Language } from '@shared/domain/language';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { lazy, type ReactElement, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endPage, showPage, toasts } from '../../../../../tests/support/page/page';
import { inEnglish } from '../../../../../tests/support/texts';
import { FacetFilters } from './facet-filters';
import { Grid } from './grid';
import type { GridProps } from './grid-props';
import type { CellValue } from './model/cell';
import type { GridColumn, GridRow } from './model/grid-types';
import { useFacetFilter } from './use-facet-filter';

type Key = 'pieces' | 'price';
const columns: readonly GridColumn<Key>[] = [
  { key: 'pieces', name: 'Quantity', kind: 'integer', isRequired: true, total: 'sum' },
  { key: 'price', name: 'Price', kind: 'money', unit: 'KWD', isRequired: true, total: 'range' },
];
const toRow = (id: string, pieces: CellValue, price: CellValue, rest: Partial<GridRow<Key>> = {}): GridRow<Key> => ({
  id,
  name: `Row ${id}`,
  head: `Row ${id}`,
  cells: { pieces, price },
  ...rest,
});
const threeRows = [toRow('a', 1, 1000), toRow('b', 2, 2000), toRow('c', 3, 3000)];

let rows: readonly GridRow<Key>[] = [];

function Sample({ start, ...props }: { start: readonly GridRow<Key>[] } & Partial<GridProps<Key>>): ReactElement {
  const [stored, setStored] = useState(start);
  rows = stored;
  return (
    <form onSubmit={() => document.body.setAttribute('data-submitted', '')}>
      <button type="button">before</button>
      <Grid
        label="Numbers"
        headName="Row"
        columns={columns}
        rows={stored}
        onChange={(patches) =>
          setStored((before) =>
            before.map((row) => {
              const own = patches.filter(({ id }) => id === row.id);
              return own.length === 0
                ? row
                : { ...row, cells: { ...row.cells, ...Object.fromEntries(own.map(({ key, value }) => [key, value])) } };
            }),
          )
        }
        {...props}
      />
      <button type="button">after</button>
    </form>
  );
}

const open = async (start: readonly GridRow<Key>[] = threeRows, props: Partial<GridProps<Key>> = {}, language: Language = 'en') => {
  await showPage('/grid', {
    language,
    routes: [{ path: 'grid', screen: lazy(async () => ({ default: () => <Sample start={start} {...props} /> })) }],
  });
  await screen.findByRole('grid');
};
const cell = (id: string, column: number): HTMLElement =>
  document.querySelector(`[data-row="${id}"] [data-column="${column}"]`) as HTMLElement;
const values = (): CellValue[][] => rows.map(({ cells }) => [cells.pieces, cells.price]);
const focused = (): string => {
  const at = document.activeElement?.closest<HTMLElement>('[data-column]');
  return at ? `${at.closest<HTMLElement>('[data-row]')?.dataset.row}${at.dataset.column}` : (document.activeElement?.textContent ?? '');
};
/** Sends a key to the focused element, as a keyboard does. */
const press = (key: string, more: Partial<KeyboardEventInit> = {}): boolean =>
  fireEvent.keyDown(document.activeElement as Element, { key, code: key.length === 1 ? `Key${key.toUpperCase()}` : key, ...more });
const ctrl = (key: string, code = `Key${key.toUpperCase()}`): boolean => press(key, { ctrlKey: true, code });
const type = (text: string): void => {
  press([...text][0] ?? '');
  fireEvent.input(document.activeElement as Element, { target: { value: text } });
};
const paste = (text: string): boolean => fireEvent.paste(document.activeElement as Element, { clipboardData: { getData: () => text } });
const copied = (): string => {
  let text = '';
  fireEvent.copy(document.activeElement as Element, { clipboardData: { setData: (_kind: string, data: string) => (text = data) } });
  return text;
};
const selected = (): number => document.querySelectorAll('[aria-selected="true"]').length;

afterEach(() => {
  endPage();
  document.body.removeAttribute('data-submitted');
});

describe('the keyboard in a grid', () => {
  it('moves by arrows, Home, End and with Ctrl to the corners', async () => {
    await open();
    cell('a', 0).focus();
    press('ArrowDown');
    press('ArrowRight');
    expect(focused()).toBe('b1');
    press('ArrowRight');
    expect(focused()).toBe('b1');
    press('Home');
    expect(focused()).toBe('b0');
    press('End', { ctrlKey: true });
    expect(focused()).toBe('c1');
    press('Home', { ctrlKey: true });
    expect(focused()).toBe('a0');
    press('PageDown');
    expect(focused()).toBe('c0');
    expect(document.querySelectorAll('[role="grid"] [tabindex="0"]')).toHaveLength(1);
  });

  it('mirrors the arrows in Arabic', async () => {
    await open(threeRows, {}, 'ar');
    cell('a', 0).focus();
    press('ArrowLeft');
    expect(focused()).toBe('a1');
    press('ArrowRight');
    expect(focused()).toBe('a0');
  });

  it('replaces a value by typing, goes on with Enter and Tab, and submits no form', async () => {
    await open();
    cell('a', 0).focus();
    type('٥٧');
    press('Enter');
    expect(focused()).toBe('b0');
    type('8');
    press('Tab');
    expect(focused()).toBe('b1');
    type('١٢٫٥');
    press('Enter', { shiftKey: true });
    expect(focused()).toBe('a1');
    expect([cell('a', 0).textContent, cell('b', 0).textContent, cell('b', 1).textContent]).toEqual(['57', '8', '12.500']);
    await waitFor(() =>
      expect(values()).toEqual([
        [57, 1000],
        [8, 12_500],
        [3, 3000],
      ]),
    );
    expect(document.body.hasAttribute('data-submitted')).toBe(false);
  });

  it('tells what is being typed in the next pause, and takes it back by Escape', async () => {
    await open();
    cell('a', 0).focus();
    vi.useFakeTimers();
    type('9');
    expect(values()[0]).toEqual([1, 1000]);
    act(() => void vi.runAllTimers());
    expect(values()[0]).toEqual([9, 1000]);
    press('Escape');
    expect(values()[0]).toEqual([1, 1000]);
    expect(focused()).toBe('a0');
    ctrl('z');
    expect(values()[0]).toEqual([1, 1000]);
  });

  it('moves the focus from the editor straight to the next cell, before the editor goes', async () => {
    await open();
    cell('a', 0).focus();
    const went: [from: EventTarget | null, to: EventTarget | null][] = [];
    screen.getByRole('grid').addEventListener('focusout', (event) => went.push([event.target, event.relatedTarget]));
    for (const [key, to] of [
      ['Enter', cell('b', 0)],
      ['Tab', cell('b', 1)],
      ['ArrowUp', cell('a', 1)],
      ['Escape', cell('a', 1)],
    ] as const) {
      type('7');
      const editor = document.activeElement;
      press(key);
      expect(went.at(-1)).toEqual([editor, to]);
      expect(document.querySelector('[data-editor]')).toBeNull();
    }
  });

  it('tells what is being typed before a shortcut can save the form or leave the screen', async () => {
    await open();
    cell('a', 0).focus();
    vi.useFakeTimers();
    type('9');
    press('Control', { ctrlKey: true });
    expect(values()[0]).toEqual([9, 1000]);
    type('97');
    press('Alt', { altKey: true });
    expect(values()[0]).toEqual([97, 1000]);
    expect(document.activeElement?.tagName).toBe('INPUT');
    press('Enter');
    ctrl('z');
    expect(values()[0]).toEqual([1, 1000]);
  });
});

describe('blocks in a grid', () => {
  it('are pasted cell by cell, what does not fit is refused and the rest kept', async () => {
    await open();
    cell('a', 0).focus();
    paste('٧\tKWD 1,234.5\n1e9\t-1\n\t0.0005\n');
    expect(values()).toEqual([
      [7, 1_234_500],
      ['1e9', '-1'],
      [3, '0.0005'],
    ]);
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(3);
    expect(toasts()).toEqual([inEnglish('grid.blank', { count: 1 })]);
    ctrl('z');
    expect(values()).toEqual([
      [1, 1000],
      [2, 2000],
      [3, 3000],
    ]);
    ctrl('ى', 'KeyY');
    expect(values()[0]).toEqual([7, 1_234_500]);
  });

  it('say what lay beyond the edge', async () => {
    await open();
    cell('c', 1).focus();
    paste('1\t2\n3\t4');
    expect(values()[2]).toEqual([3, 1000]);
    expect(toasts()).toEqual([inEnglish('grid.beyond', { count: 3 })]);
  });

  it('fill down, clear, and select everything', async () => {
    await open();
    cell('a', 0).focus();
    press('ArrowDown', { shiftKey: true });
    press('ArrowDown', { shiftKey: true });
    expect(selected()).toBe(3);
    ctrl('ي', 'KeyD');
    expect(values().map(([pieces]) => pieces)).toEqual([1, 1, 1]);
    ctrl('a');
    expect(selected()).toBe(6);
    press('Delete');
    expect(values().flat()).toEqual([null, null, null, null, null, null]);
  });
});

describe('leaving and editing', () => {
  it('Tab goes out behind the last cell and Escape from anywhere, and neither is a trap', async () => {
    await open();
    cell('c', 1).focus();
    expect(press('Tab')).toBe(true);
    expect(press('Tab', { shiftKey: true })).toBe(false);
    expect(focused()).toBe('c0');
    press('Escape');
    const foot = screen.getByRole('group', { name: inEnglish('grid.summary') });
    expect(document.activeElement).toBe(foot);
    const described = screen.getByRole('grid').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toContain('Escape leaves the grid');
  });

  it('F2 edits what stands there, arrows then belong to the text; after typing they go on', async () => {
    await open();
    cell('b', 1).focus();
    press('F2');
    expect((document.activeElement as HTMLInputElement).value).toBe('2.000');
    press('ArrowDown');
    expect(document.activeElement?.tagName).toBe('INPUT');
    press('Escape');
    type('4');
    press('ArrowDown');
    expect(focused()).toBe('c1');
    await waitFor(() => expect(values()[1]).toEqual([2, 4000]));
  });

  it.each([
    ['the focus leaves the grid', () => screen.getByRole('button', { name: 'after' }).focus()],
    ['a shortcut is pressed', () => ctrl('s')],
  ])('tells what was typed in cells at once when %s', async (_when, leave) => {
    await open();
    cell('a', 0).focus();
    type('5');
    press('Enter');
    expect(values()[0]).toEqual([1, 1000]);
    act(() => void leave());
    expect(values()[0]).toEqual([5, 1000]);
  });

  it('keeps what was typed when the focus goes elsewhere', async () => {
    await open();
    cell('a', 0).focus();
    type('41');
    act(() => screen.getByText('after').focus());
    expect(values()[0]).toEqual([41, 1000]);
    expect(document.querySelector('[data-editor]')).toBeNull();
  });

  it('says what a comma is taken for while it is typed', async () => {
    await open();
    cell('a', 1).focus();
    type('12,5');
    expect(await screen.findByText(inEnglish('forms.readAs', { amount: '12.500 KWD' }))).toBeTruthy();
    type('12,500');
    expect(await screen.findByText(inEnglish('forms.readAs', { amount: '12,500.000 KWD' }))).toBeTruthy();
  });

  it('begins to type by letters of any layout, but not by shortcuts', async () => {
    await open();
    cell('a', 0).focus();
    ctrl('b');
    press('x', { altKey: true });
    press('F5');
    expect(document.querySelector('[data-editor]')).toBeNull();
    press('٣', { code: 'Digit3' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Quantity, Row a');
  });
});

describe('errors in a grid', () => {
  const wrong = [toRow('a', 'abc', 1000), toRow('b', 2, 2000), toRow('c', null, '-1')];

  it('name row, column and reason beside the cell and for screen readers', async () => {
    await open();
    cell('b', 1).focus();
    paste('-22.000\n5');
    expect(cell('b', 1).getAttribute('aria-invalid')).toBe('true');
    const reason = document.getElementById(cell('b', 1).getAttribute('aria-describedby') ?? '');
    const refused = inEnglish('grid.refusedPasted', { number: 2, column: 'Price', text: '-22.000' });
    expect(reason?.textContent?.replace(/\u200e/g, '')).toBe(
      `${inEnglish('grid.belowZero')}${refused} ${inEnglish('grid.taken', { count: 1 })} ${inEnglish('grid.nextError')} F8`,
    );
    expect(document.querySelectorAll('[role="tooltip"]')).toHaveLength(1);
    press('ArrowUp');
    expect(document.querySelectorAll('[role="tooltip"]')).toHaveLength(0);
  });

  it('are spoken of at once, and told the form in the next pause', async () => {
    await open();
    cell('a', 0).focus();
    vi.useFakeTimers();
    type('abc');
    press('Enter');
    expect(focused()).toBe('b0');
    expect(document.querySelector('[role="tooltip"]')?.textContent?.replace(/\u200e/g, '')).toContain('Row 1, Quantity: abc');
    expect(cell('a', 0).getAttribute('aria-invalid')).toBe('true');
    expect(values()[0]).toEqual([1, 1000]);
    act(() => void vi.runAllTimers());
    expect(values()[0]).toEqual(['abc', 1000]);
    expect(screen.getByText('1 error')).toBeTruthy();
  });

  it('are spoken of only while the focus is in the grid', async () => {
    await open(wrong);
    cell('a', 0).focus();
    await waitFor(() => expect(document.querySelectorAll('[role="tooltip"]')).toHaveLength(1));
    act(() => screen.getByText('after').focus());
    expect(document.querySelectorAll('[role="tooltip"]')).toHaveLength(0);
  });

  it('are counted, and F8 goes to the next one, round and backward', async () => {
    await open(wrong);
    expect(screen.getByText('2 errors')).toBeTruthy();
    cell('b', 0).focus();
    press('F8');
    expect(focused()).toBe('c1');
    press('F8');
    expect(focused()).toBe('a0');
    press('F8', { shiftKey: true });
    expect(focused()).toBe('c1');
  });

  it('are empty cells only once the record was to be saved', async () => {
    await open(wrong, { showsRequired: true });
    expect(screen.getByText('3 errors')).toBeTruthy();
    expect(cell('c', 0).getAttribute('aria-invalid')).toBe('true');
  });

  it('are found in rows that a filter hides', async () => {
    let showAll: (() => void) | undefined;
    const Filtered = (): ReactElement => {
      const [shown, setShown] = useState<ReadonlySet<string> | undefined>(new Set(['b']));
      showAll = () => setShown(undefined);
      return <Sample start={wrong} shown={shown} onShowAll={showAll} />;
    };
    await showPage('/grid', { routes: [{ path: 'grid', screen: lazy(async () => ({ default: Filtered })) }] });
    await screen.findByRole('grid');
    expect(document.querySelectorAll('[data-row]')).toHaveLength(1);
    cell('b', 0).focus();
    press('F8');
    await waitFor(() => expect(focused()).toBe('c1'));
    expect(document.querySelectorAll('[data-row]')).toHaveLength(3);
  });
});

describe('rows of a grid', () => {
  it('can be left out and brought back by keyboard, and take no value meanwhile', async () => {
    const change: string[] = [];
    const row = toRow('b', 2, 2000, { leftOut: inEnglish('productForm.leftOut') });
    await open([threeRows[0] as GridRow<Key>, row, threeRows[2] as GridRow<Key>], {
      onLeaveOut: (id) => change.push(`out ${id}`),
      onBringBack: (id) => change.push(`back ${id}`),
      totalsNote: (counted, total) => `${counted} of ${total}`,
    });
    expect(screen.getByText('2 of 3')).toBeTruthy();
    cell('a', 0).focus();
    press('ArrowLeft');
    expect(document.activeElement?.getAttribute('aria-label')).toBe(inEnglish('grid.leaveOut', { row: 'Row a' }));
    fireEvent.click(document.activeElement as Element);
    press('ArrowRight');
    press('ArrowDown');
    expect(document.activeElement?.getAttribute('aria-label')).toBe(inEnglish('grid.bringBackRow', { row: 'Row b' }));
    fireEvent.click(document.activeElement as Element);
    expect(change).toEqual(['out a', 'back b']);
    cell('a', 0).focus();
    paste('7\n8\n9');
    expect(values().map(([pieces]) => pieces)).toEqual([7, 2, 9]);
    type('1');
    press('Enter');
    expect(focused()).toBe('c0');
  });

  it('end in one button, which arrows reach and Tab passes over', async () => {
    const opened: string[] = [];
    const rowEnd = {
      heading: 'Pictures',
      widthPx: 90,
      label: ({ name }: { name: string }) => `Pictures of ${name}`,
      open: (id: string) => void opened.push(id),
    };
    await open(threeRows, { rowEnd });
    cell('a', 1).focus();
    press('ArrowRight');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Pictures of Row a');
    expect(press('Enter')).toBe(true);
    fireEvent.click(document.activeElement as Element);
    expect(opened).toEqual(['a']);
    press('Tab');
    expect(focused()).toBe('b0');
  });

  it('keep a shared column grey, and pass it over', async () => {
    const locked = columns.map((column) => (column.key === 'price' ? { ...column, lockedText: 'Same for all' } : column));
    await open(threeRows, { columns: locked });
    expect(cell('a', 1).getAttribute('aria-readonly')).toBe('true');
    cell('a', 0).focus();
    press('Tab');
    expect(focused()).toBe('b0');
    press('ArrowRight');
    press('5');
    expect(document.querySelector('[data-editor]')).toBeNull();
    paste('9');
    expect(values()[1]).toEqual([2, 2000]);
    expect(toasts()).toEqual([inEnglish('grid.closed', { count: 1 })]);
  });

  it('can be looked at and copied, but not changed, where the grid is read-only', async () => {
    await open(threeRows, { isReadOnly: true });
    cell('a', 0).focus();
    press('5');
    press('Delete');
    paste('9');
    ctrl('z');
    expect(values()).toEqual([
      [1, 1000],
      [2, 2000],
      [3, 3000],
    ]);
    ctrl('a');
    expect(copied()).toBe('1\t1.000\r\n2\t2.000\r\n3\t3.000\r\n');
    expect(screen.queryByRole('button', { name: inEnglish('grid.undo') })).toBeNull();
  });

  it('are summed up, and so are selected cells of one column', async () => {
    await open();
    const totals = screen.getByText(inEnglish('grid.total')).closest('[role="row"]');
    expect(totals?.textContent).toBe('Total 61.000 – 3.000');
    cell('a', 1).focus();
    press('ArrowDown', { shiftKey: true });
    expect(screen.getByText(inEnglish('grid.selectedSum', { count: 2, sum: '3.000' }))).toBeTruthy();
  });

  it('are drawn only when they change', async () => {
    const drawn: string[] = [];
    const label = ({ id, name }: { id: string; name: string }): string => {
      drawn.push(id);
      return name;
    };
    await open(threeRows, { rowEnd: { heading: 'Pictures', widthPx: 90, label, open: () => undefined } });
    cell('a', 0).focus();
    drawn.length = 0;
    type('5');
    press('Enter');
    await waitFor(() => expect(values()[0]).toEqual([5, 1000]));
    expect(new Set(drawn)).toEqual(new Set(['a', 'b']));
  });
});

describe('the pointer in a grid', () => {
  it('selects by dragging and with Shift', async () => {
    await open();
    fireEvent.pointerDown(cell('a', 0), { button: 0 });
    fireEvent.pointerMove(cell('c', 1));
    fireEvent.pointerUp(cell('c', 1));
    expect(selected()).toBe(6);
    fireEvent.pointerDown(cell('b', 0), { button: 0 });
    fireEvent.pointerUp(cell('b', 0));
    expect(selected()).toBe(1);
    fireEvent.pointerDown(cell('c', 0), { button: 0, shiftKey: true });
    expect(selected()).toBe(2);
  });

  it('fills by the handle, and shows what will be filled', async () => {
    await open();
    fireEvent.pointerDown(cell('a', 0), { button: 0 });
    fireEvent.pointerUp(cell('a', 0));
    fireEvent.pointerDown(document.querySelector('[data-fill-handle]') as Element, { button: 0 });
    fireEvent.pointerMove(cell('c', 0));
    expect(document.querySelectorAll('[data-filled]')).toHaveLength(2);
    const selectedCells = inEnglish('grid.selectedSum', { count: 1, sum: '1' });
    const filling = inEnglish('grid.filling', { count: 2 });
    expect(screen.getByText(inEnglish('grid.withFilling', { selected: selectedCells, filling }))).toBeTruthy();
    fireEvent.pointerUp(cell('c', 0));
    expect(values().map(([pieces]) => pieces)).toEqual([1, 1, 1]);
    expect(selected()).toBe(3);
  });

  it('edits by a double click', async () => {
    await open();
    cell('b', 0).focus();
    fireEvent.doubleClick(cell('b', 0));
    expect((document.activeElement as HTMLInputElement).value).toBe('2');
  });
});

describe('the tools of a grid', () => {
  const facets = [
    {
      key: 'size',
      name: 'Size',
      allText: 'All sizes',
      values: [
        { key: 's', name: 'Small', setText: 'All small', rows: new Set(['a', 'b']) },
        { key: 'l', name: 'Large', setText: 'All large', rows: new Set(['c']) },
      ],
    },
  ];

  it('take back and do again', async () => {
    await open();
    const undo = screen.getByRole('button', { name: inEnglish('grid.undo') });
    expect(undo.getAttribute('aria-disabled')).toBe('true');
    cell('a', 0).focus();
    type('5');
    press('Enter');
    fireEvent.click(undo);
    expect(values()[0]).toEqual([1, 1000]);
    fireEvent.click(screen.getByRole('button', { name: inEnglish('grid.redo') }));
    expect(values()[0]).toEqual([5, 1000]);
  });

  it('set a value for all rows that have something in common, asked in words', async () => {
    await open(threeRows, { facets });
    fireEvent.click(screen.getByRole('button', { name: inEnglish('grid.set.button') }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Price' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: /^All small/ }));
    const field = await screen.findByRole('textbox', { name: 'All small' });
    fireEvent.change(field, { target: { value: 'x' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(await screen.findByText(/^Enter an amount in dinars/)).toBeTruthy();
    fireEvent.change(field, { target: { value: '٢٫٥' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(values().map(([, price]) => price)).toEqual([2500, 2500, 3000]));
    expect(document.body.hasAttribute('data-submitted')).toBe(false);
  });

  it('filter by value', async () => {
    const Filtered = (): ReactElement => {
      const filter = useFacetFilter(facets);
      return <Sample start={threeRows} shown={filter.shown} toolbar={<FacetFilters filter={filter} />} />;
    };
    await showPage('/grid', { routes: [{ path: 'grid', screen: lazy(async () => ({ default: Filtered })) }] });
    fireEvent.click(await screen.findByRole('button', { name: 'All sizes' }));
    fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Large' }));
    expect([...document.querySelectorAll<HTMLElement>('[data-row]')].map((row) => row.dataset.row)).toEqual(['c']);
    expect(screen.getByRole('rowheader', { name: 'Row c' }).textContent).toBe('3Row c');
    fireEvent.click(screen.getByText(inEnglish('grid.showAll')));
    expect(document.querySelectorAll('[data-row]')).toHaveLength(3);
  });
});
