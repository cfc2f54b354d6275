// @vitest-environment happy-dom

import { startI18n } from '@renderer/runtime/texts/i18n';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endApp } from '../../../../../tests/support/page/render-app';
import { SearchField, toSearch } from './search-field';

const onSearch = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  startI18n('en');
});
afterEach(() => {
  onSearch.mockReset();
  endApp();
});

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (value: string): void => {
  fireEvent.change(field(), { target: { value } });
};
const wait = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

describe('search field', () => {
  it('searches 300 ms after the last letter', () => {
    render(<SearchField label="Search" value="" onSearch={onSearch} />);
    type('1');
    wait(299);
    type('10');
    wait(299);
    expect(onSearch).not.toHaveBeenCalled();
    wait(1);
    expect(onSearch.mock.calls).toEqual([['10']]);
  });

  it('searches at once with Enter and when it is emptied', () => {
    const { rerender } = render(<SearchField label="Search" value="" onSearch={onSearch} />);
    type('fatima');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onSearch.mock.calls).toEqual([['fatima']]);
    rerender(<SearchField label="Search" value="fatima" onSearch={onSearch} />);
    type('');
    expect(onSearch.mock.calls).toEqual([['fatima'], ['']]);
  });

  it('asks with Latin digits whatever was typed, and leaves the letters as they stand', () => {
    const { rerender } = render(<SearchField label="Search" value="" onSearch={onSearch} />);
    type(' ١٠٤٨٢ ');
    wait(300);
    expect(onSearch.mock.calls).toEqual([['10482']]);
    rerender(<SearchField label="Search" value="10482" onSearch={onSearch} />);
    expect(field().value).toBe(' ١٠٤٨٢ ');
    expect(toSearch('\u200f٥٠٠٠\u200e')).toBe('5000');
  });

  it('keeps what is typed while earlier searches come into force late, one after the other', () => {
    const { rerender } = render(<SearchField label="Search" value="" onSearch={onSearch} />);
    const comesIntoForce = (value: string): void => rerender(<SearchField label="Search" value={value} onSearch={onSearch} />);
    type('fa');
    wait(300);
    type('fati');
    wait(300);
    type('fatim');
    comesIntoForce('fa');
    expect(field().value).toBe('fatim');
    comesIntoForce('fati');
    expect(field().value).toBe('fatim');
    wait(300);
    expect(onSearch.mock.calls).toEqual([['fa'], ['fati'], ['fatim']]);
  });

  it('takes over a search that it did not ask for', () => {
    const { rerender } = render(<SearchField label="Search" value="" onSearch={onSearch} />);
    type('fatima');
    wait(300);
    rerender(<SearchField label="Search" value="fatima" onSearch={onSearch} />);
    rerender(<SearchField label="Search" value="" onSearch={onSearch} />);
    expect(field().value).toBe('');
  });

  it('does not ask again for what is in force', () => {
    render(<SearchField label="Search" value="fatima" onSearch={onSearch} />);
    type('fatima ');
    wait(300);
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('follows a search that changed elsewhere', () => {
    const { rerender } = render(<SearchField label="Search" value="fatima" onSearch={onSearch} />);
    rerender(<SearchField label="Search" value="" onSearch={onSearch} />);
    expect(field().value).toBe('');
    wait(300);
    expect(onSearch).not.toHaveBeenCalled();
  });
});
