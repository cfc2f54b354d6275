// @vitest-environment happy-dom

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { lazy, type ReactElement, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { endPage, showPage } from '../../../../../../tests/support/page/page';
import { inEnglish } from '../../../../../../tests/support/texts';
import { Grid } from '../grid';
import type { GridProps } from '../grid-props';
import { sizes } from '../grid-styles';
import type { CellValue } from './cell';
import { toGroupOffsets, toParts } from './grid-groups';
import type { GridGroup, GridRow } from './grid-types';

type Key = 'fee';
const fees = { a: 1000, b: 1250, c: 2000, d: 2000, e: 500 } as const;
const toRows = (values: Readonly<Record<string, CellValue>>): GridRow<Key>[] =>
  Object.entries(values).map(([id, fee]) => ({ id, name: `Row ${id}`, head: `Row ${id}`, cells: { fee } }));
const toGroup = (key: string, ...ids: string[]): GridGroup => ({
  key,
  name: `Group ${key}`,
  note: `${ids.length} rows`,
  buttonText: 'Set for group',
  setText: `All of ${key}`,
  rows: new Set(ids),
});
const groups = [toGroup('one', 'a', 'b'), toGroup('two', 'c', 'd'), toGroup('three', 'e')];

let values: Record<string, CellValue> = {};

function Sample({ start, ...props }: { start: Readonly<Record<string, CellValue>> } & Partial<GridProps<Key>>): ReactElement {
  const [stored, setStored] = useState(start);
  values = stored;
  return (
    <Grid<Key>
      label="Fees"
      headName="Row"
      columns={[{ key: 'fee', name: 'Fee', kind: 'money', isRequired: true, total: 'range' }]}
      rows={toRows(stored)}
      groups={groups}
      showsRequired
      onChange={(patches) => setStored((before) => ({ ...before, ...Object.fromEntries(patches.map(({ id, value }) => [id, value])) }))}
      {...props}
    />
  );
}

async function open(start: Readonly<Record<string, CellValue>> = fees, props: Partial<GridProps<Key>> = {}): Promise<void> {
  await showPage('/grid', {
    routes: [{ path: 'grid', screen: lazy(async () => ({ default: () => <Sample start={start} {...props} /> })) }],
  });
  await screen.findByRole('grid');
}
const line = (key: string): HTMLElement => document.querySelector(`[data-group="${key}"]`) as HTMLElement;
const lineText = (key: string): string => line(key).textContent ?? '';
const toggle = (key: string): HTMLButtonElement => line(key).querySelector('button[aria-expanded]') as HTMLButtonElement;
const rowIds = (): (string | undefined)[] => [...document.querySelectorAll<HTMLElement>('[data-row]')].map(({ dataset }) => dataset.row);
const cell = (id: string): HTMLElement => document.querySelector(`[data-row="${id}"] [data-column="0"]`) as HTMLElement;
const press = (key: string, more: Partial<KeyboardEventInit> = {}): boolean =>
  fireEvent.keyDown(document.activeElement as Element, { key, code: key, ...more });
const paste = (text: string): boolean => fireEvent.paste(document.activeElement as Element, { clipboardData: { getData: () => text } });

afterEach(() => endPage());

describe('the line of a group', () => {
  it('says what is in it: name, how many, the lowest and the highest', async () => {
    await open();
    expect(lineText('one')).toBe('Group one2 rowsLowest 1.000, highest 1.250Set for group');
    expect(lineText('two')).toContain('All 2.000');
    expect(rowIds()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('closes its group and opens it again, and says the same all the time', async () => {
    await open();
    fireEvent.click(toggle('one'));
    expect([rowIds(), toggle('one').getAttribute('aria-expanded')]).toEqual([['c', 'd', 'e'], 'false']);
    expect(lineText('one')).toContain(inEnglish('grid.group.range', { from: '1.000', to: '1.250' }));
    fireEvent.click(toggle('two'));
    expect([...document.querySelectorAll('[role="row"]')].at(-1)?.textContent).toBe('Total 0.500 – 2.000');
    fireEvent.click(toggle('two'));
    fireEvent.click(toggle('one'));
    expect(rowIds()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('keeps what stands in the editor when its group is closed', async () => {
    await open();
    cell('a').focus();
    press('3');
    fireEvent.input(document.activeElement as Element, { target: { value: '3' } });
    fireEvent.click(toggle('one'));
    await waitFor(() => expect(values.a).toBe(3000));
  });

  it('gives all of its group one value, closed or not, as one step', async () => {
    await open();
    fireEvent.click(toggle('two'));
    fireEvent.click(screen.getByRole('button', { name: 'Set for group: Group two' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('All of two'), { target: { value: '٣٫٥' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Set 2 rows' }));
    await waitFor(() => expect(values).toEqual({ ...fees, c: 3500, d: 3500 }));
    expect(lineText('two')).toContain('All 3.500');
    fireEvent.click(screen.getByRole('button', { name: inEnglish('grid.undo') }));
    await waitFor(() => expect(values).toEqual(fees));
  });

  it('cannot set anything while the grid is read-only', async () => {
    await open(fees, { isReadOnly: true });
    expect(screen.queryAllByRole('button', { name: /Set for group/ })).toEqual([]);
    fireEvent.click(toggle('one'));
    expect(rowIds()).toEqual(['c', 'd', 'e']);
  });

  it('counts what is wrong in its group; F8 opens the one that is closed', async () => {
    await open({ ...fees, d: null });
    expect(lineText('two')).toContain('1 error');
    fireEvent.click(toggle('two'));
    expect(lineText('two')).toContain('1 error');
    cell('a').focus();
    press('F8');
    await waitFor(() => expect(document.activeElement).toBe(cell('d')));
    expect(rowIds()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});

describe('rows in groups', () => {
  it('are one field for keys and for what is pasted; closed ones are passed over', async () => {
    await open();
    cell('b').focus();
    press('ArrowDown');
    expect(document.activeElement).toBe(cell('c'));
    fireEvent.click(toggle('two'));
    cell('b').focus();
    paste('7\n8\n');
    await waitFor(() => expect(values).toEqual({ ...fees, b: 7000, e: 8000 }));
  });

  it('show what a filter finds, whichever groups are closed, and no empty group', async () => {
    await open(fees, { shown: new Set(['b', 'e']) });
    expect(rowIds()).toEqual(['b', 'e']);
    expect(line('two')).toBeNull();
    expect(toggle('one').disabled).toBe(true);
    expect(toParts(toRows(fees), groups, new Set(['b']), new Set(['one'])).map(({ isOpen, visible }) => [isOpen, visible.length])).toEqual([
      [true, 1],
    ]);
    // The text is about the whole group, because the button sets the whole group.
    expect(lineText('one')).toContain('Lowest 1.000');
  });

  it('have the selection drawn where they are now', async () => {
    await open();
    cell('e').focus();
    const ring = (): string =>
      document.querySelector<HTMLElement>('[data-fill-handle]')?.closest<HTMLElement>('[aria-hidden]')?.style.transform ?? '';
    await waitFor(() => expect(ring()).toBe(`translateY(${3 * sizes.group + 4 * sizes.row}px)`));
    fireEvent.click(toggle('one'));
    expect(ring()).toBe(`translateY(${3 * sizes.group + 2 * sizes.row}px)`);
  });

  it('lie as far below each other as the selection is drawn', () => {
    const parts = toParts(toRows(fees), groups, undefined, new Set(['one']));
    expect(parts.map(({ isOpen, visible }) => [isOpen, visible.length])).toEqual([
      [false, 0],
      [true, 2],
      [true, 1],
    ]);
    expect(toGroupOffsets(parts)).toEqual([2 * sizes.group, 2 * sizes.group + sizes.row, 3 * sizes.group + 2 * sizes.row]);
  });
});
