// @vitest-environment happy-dom
import type { CellValue } from '@shared/domain/cell';
import type { Language } from '@shared/domain/language';
import { fireEvent, screen } from '@testing-library/react';
import { lazy, type ReactElement, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { endPage, showPage, toasts } from '../../../../../tests/support/page';
import { Grid } from './grid';
import type { GridProps } from './grid-props';
import type { GridColumn, GridRow } from './grid-types';

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
/** Keys go to whatever has the focus, as a keyboard sends them. */
const press = (key: string, more: Partial<KeyboardEventInit> = {}): boolean =>
  fireEvent.keyDown(document.activeElement as Element, { key, code: key.length === 1 ? `Key${key.toUpperCase()}` : key, ...more });
const ctrl = (key: string, code = `Key${key.toUpperCase()}`): boolean => press(key, { ctrlKey: true, code });
const type = (text: string): void => {
  press([...text][0] ?? '');
  fireEvent.input(document.activeElement as Element, { target: { value: text } });
};
const paste = (text: string): boolean => fireEvent.paste(document.activeElement as Element, { clipboardData: { getData: () => text } });
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
    expect(values()).toEqual([
      [57, 1000],
      [8, 12_500],
      [3, 3000],
    ]);
    expect(document.body.hasAttribute('data-submitted')).toBe(false);
  });

  it('keeps what is being typed at once, and takes it back by Escape', async () => {
    await open();
    cell('a', 0).focus();
    type('9');
    await screen.findByText('Total');
    expect(values()[0]).toEqual([9, 1000]);
    press('Escape');
    expect(values()[0]).toEqual([1, 1000]);
    expect(focused()).toBe('a0');
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
    expect(toasts()).toEqual(['1 copied cell was empty; the old value stays.']);
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
    expect(toasts()).toEqual(['3 copied cells lie beyond the edge of the grid and were left out.']);
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
