// @vitest-environment happy-dom

import { applyPreferences } from '@renderer/runtime/calls/preferences';
import { addAllTexts } from '@renderer/runtime/texts/all-texts';
import { startI18n } from '@renderer/runtime/texts/i18n';
import type { Language } from '@shared/domain/language';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeBridge } from '../../../../../tests/support/page/fake-bridge';
import { endApp } from '../../../../../tests/support/page/render-app';
import { inArabic, inEnglish } from '../../../../../tests/support/texts';
import { NearDate } from './date-text';

beforeEach(() => {
  vi.stubGlobal('diwan', createFakeBridge());
  startI18n('en');
  addAllTexts();
});
afterEach(() => {
  vi.useRealTimers();
  endApp();
});

/** Sets the computer's clock. */
const setNow = (now: string): void =>
  void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date(now), shouldAdvanceTime: true });

function show(iso: string, language: Language = 'en'): HTMLElement {
  applyPreferences({ language, appearance: 'light', digits: 'latn' });
  return render(<NearDate iso={iso} />).container;
}
const textOf = (iso: string, language?: Language): string | null => show(iso, language).textContent;

describe('a time in a list', () => {
  it('is a clock today, “yesterday” the day before, then the day, with its year only if that is another; in Kuwait’s days', () => {
    // 00:30 on 1 January in Kuwait, and still 31 December in UTC.
    setNow('2026-12-31T21:30:00Z');
    expect(textOf('2026-12-31T21:00:00Z')).toBe('00:00');
    expect(textOf('2027-01-01T00:10:00+03:00')).toBe('00:10');
    expect(textOf('2026-12-31T20:59:59Z')).toBe(inEnglish('lists.yesterday'));
    expect(textOf('2026-12-30T21:00:00Z')).toBe(inEnglish('lists.yesterday'));
    expect(textOf('2026-12-30T20:59:59Z')).toBe('30 Dec 2026');
    setNow('2026-11-28T21:00:00Z');
    expect(textOf('2025-12-31T21:00:00Z')).toBe('1 Jan');
    expect(textOf('2025-12-31T20:59:59Z')).toBe('31 Dec 2025');
    expect(textOf('2026-11-28T20:59:00Z', 'ar')).toBe(inArabic('lists.yesterday'));
    expect(textOf('2026-11-24T10:00:00Z', 'ar')).toBe('24 نوفمبر');
  });

  it('has the whole date and time in its tooltip, a day without a time is no clock, and none is a dash', () => {
    setNow('2026-11-28T12:00:00Z');
    expect(show('2026-11-28T11:28:00Z').querySelector('time')?.title).toBe('28 Nov 2026, 14:28');
    expect(textOf('2026-11-28')).toBe('28 Nov');
    expect(show('').querySelector('time')).toBeNull();
  });

  it('becomes “yesterday” at midnight in Kuwait, and follows a clock that is set to another day', async () => {
    setNow('2026-11-28T20:58:00Z');
    const shown = show('2026-11-28T20:50:00Z');
    expect(shown.textContent).toBe('23:50');
    await act(() => vi.advanceTimersByTimeAsync(3 * 60_000));
    expect(shown.textContent).toBe(inEnglish('lists.yesterday'));
    vi.setSystemTime(new Date('2027-02-01T09:00:00Z'));
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(shown.textContent).toBe('28 Nov 2026');
    vi.setSystemTime(new Date('2026-11-28T20:55:00Z'));
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(shown.textContent).toBe('23:50');
  });
});
