// @vitest-environment happy-dom

import { applyPreferences } from '@renderer/runtime/calls/preferences';
import { addAllTexts } from '@renderer/runtime/texts/all-texts';
import { startI18n } from '@renderer/runtime/texts/i18n';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeBridge } from '../../../../../tests/support/page/fake-bridge';
import { endApp } from '../../../../../tests/support/page/render-app';
import { inEnglish } from '../../../../../tests/support/texts';
import { DateRangePicker } from './date-range-picker';

const onChange = vi.fn();
beforeEach(() => {
  vi.stubGlobal('diwan', createFakeBridge());
  startI18n('en');
  addAllTexts();
  applyPreferences({ language: 'en', appearance: 'light', digits: 'latn' });
});
afterEach(() => {
  onChange.mockReset();
  endApp();
});

interface OpenPicker {
  from: HTMLInputElement;
  to: HTMLInputElement;
  apply: () => void;
  /** Renders again, like the list behind the picker when it is loaded again. */
  drawAgain: () => void;
}

async function openPicker(): Promise<OpenPicker> {
  const picker = (): ReactElement => (
    <DateRangePicker value={{ from: '2026-11-01', to: '2026-11-19' }} earliest="2024-08-19" onChange={(range) => onChange(range)} />
  );
  const { rerender } = render(picker());
  fireEvent.click(screen.getByRole('button', { name: 'Dates: 1 Nov – 19 Nov 2026' }));
  const from = await screen.findByLabelText<HTMLInputElement>(inEnglish('productLabels.from'));
  const to = screen.getByLabelText<HTMLInputElement>(inEnglish('dates.to'));
  return {
    from,
    to,
    apply: () => fireEvent.click(screen.getByRole('button', { name: inEnglish('dates.apply') })),
    drawAgain: () => rerender(picker()),
  };
}

const type = (field: HTMLInputElement, value: string): void => {
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};

describe('date range', () => {
  it('applies two typed days at once', async () => {
    const { from, to, apply } = await openPicker();
    type(from, '5/3/2026');
    type(to, '٩/٣/٢٠٢٦');
    apply();
    await waitFor(() => expect(onChange.mock.calls).toEqual([[{ from: '2026-03-05', to: '2026-03-09' }]]));
    expect(screen.queryByLabelText(inEnglish('productLabels.from'))).toBeNull();
  });

  it('leaves the focus where somebody has pressed elsewhere', async () => {
    await openPicker();
    await new Promise((resolve) => setTimeout(resolve));
    const elsewhere = document.body.appendChild(document.createElement('input'));
    elsewhere.focus();
    fireEvent.click(elsewhere);
    await waitFor(() => expect(screen.queryByLabelText(inEnglish('productLabels.from'))).toBeNull());
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });

  it('refuses an end before the start and says why', async () => {
    const { from, to, apply } = await openPicker();
    type(from, '9/3/2026');
    type(to, '5/3/2026');
    apply();
    expect(await screen.findByText(inEnglish('dates.endBeforeStart'))).toBeDefined();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('keeps what is typed while the page behind is drawn again', async () => {
    const { from, apply, drawAgain } = await openPicker();
    let typed = '';
    for (const key of '5/3/2026') {
      typed += key;
      fireEvent.change(from, { target: { value: typed } });
      drawAgain();
      expect(from.value).toBe(typed);
    }
    apply();
    await waitFor(() => expect(onChange.mock.calls).toEqual([[{ from: '2026-03-05', to: '2026-11-19' }]]));
  });

  it('keeps a day that it cannot read, and says what is expected', async () => {
    const { from, apply } = await openPicker();
    type(from, '31/2/2026');
    expect(from.value).toBe('31/2/2026');
    expect(screen.getByText(inEnglish('dates.unreadable'))).toBeTruthy();
    apply();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('marks the range in one calendar, and takes its two ends from it one after the other', async () => {
    const { from, to, apply } = await openPicker();
    const day = (number: number): HTMLElement => screen.getByRole('button', { name: `${number}, November, 2026` });
    const chosen = (): string[] => screen.getAllByRole('gridcell', { selected: true }).map((cell) => cell.textContent ?? '');
    expect(chosen()).toHaveLength(19);
    fireEvent.click(day(5));
    fireEvent.click(day(7));
    expect([from.value, to.value]).toEqual(['5 Nov 2026', '7 Nov 2026']);
    expect(chosen()).toEqual(['5', '6', '7']);
    expect(document.querySelectorAll('[role=dialog]')).toHaveLength(1);
    apply();
    expect(onChange.mock.calls).toEqual([[{ from: '2026-11-05', to: '2026-11-07' }]]);
  });

  it('calls one day by its date alone', () => {
    render(<DateRangePicker value={{ from: '2026-11-21', to: '2026-11-21' }} earliest="2024-08-19" onChange={onChange} />);
    expect(screen.getByRole('button', { name: 'Dates: 21 Nov 2026' }).textContent).toBe('21 Nov 2026');
  });

  it.each([
    ['of one year', { from: '2026-11-01', to: '2026-11-19' }, '1 Nov – 19 Nov 2026'],
    ['of two years', { from: '2025-12-30', to: '2026-01-02' }, '30 Dec 2025 – 2 Jan 2026'],
  ])('is called what it shows, for whoever says it aloud, with days %s', (_which, value, shown) => {
    render(<DateRangePicker value={value} earliest="2024-08-19" onChange={() => undefined} />);
    expect(screen.getByRole('button', { name: `Dates: ${shown}` }).textContent).toBe(shown);
  });

  it('offers usual periods at one click', async () => {
    await openPicker();
    fireEvent.click(screen.getByRole('button', { name: inEnglish('dates.presets.all') }));
    expect(onChange.mock.calls[0]?.[0]).toMatchObject({ from: '2024-08-19' });
  });
});
