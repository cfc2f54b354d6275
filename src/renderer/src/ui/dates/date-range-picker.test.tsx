// @vitest-environment happy-dom

import { applyPreferences } from '@renderer/runtime/state/preferences-store';
import { addAllTexts } from '@renderer/runtime/texts/all-texts';
import { startI18n } from '@renderer/runtime/texts/i18n';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeBridge } from '../../../../../tests/support/fake-bridge';
import { endApp } from '../../../../../tests/support/render-app';
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

async function openPicker(): Promise<{ from: HTMLInputElement; to: HTMLInputElement; apply: () => void }> {
  render(<DateRangePicker value={{ from: '2026-11-01', to: '2026-11-19' }} earliest="2024-08-19" onChange={onChange} />);
  fireEvent.click(screen.getByRole('button', { name: 'Dates: 1 Nov 2026 – 19 Nov 2026' }));
  const from = await screen.findByLabelText<HTMLInputElement>('From');
  const to = screen.getByLabelText<HTMLInputElement>('To');
  return { from, to, apply: () => fireEvent.click(screen.getByRole('button', { name: 'Apply' })) };
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
    expect(screen.queryByLabelText('From')).toBeNull();
  });

  it('refuses an end before the start and says why', async () => {
    const { from, to, apply } = await openPicker();
    type(from, '9/3/2026');
    type(to, '5/3/2026');
    apply();
    expect(await screen.findByText('The last day lies before the first')).toBeDefined();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('offers usual periods at one click', async () => {
    await openPicker();
    fireEvent.click(screen.getByRole('button', { name: 'All dates' }));
    expect(onChange.mock.calls[0]?.[0]).toMatchObject({ from: '2024-08-19' });
  });
});
