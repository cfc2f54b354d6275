// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { atLeast, lazyEntryScreen } from './lazy-component';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>;

describe('a component whose code comes later', () => {
  it('is drawn at once when it was loaded ahead', async () => {
    const Lazy = lazyEntryScreen(async () => ({ Hello }), 'Hello');
    await Lazy.load();
    render(
      <Suspense fallback="loading">
        <Lazy name="Sara" />
      </Suspense>,
    );
    expect(screen.getByText('Hello Sara')).toBeTruthy();
  });

  it('is loaded once, by whoever asks first', async () => {
    const load = vi.fn(async () => ({ Hello }));
    const Lazy = lazyEntryScreen(load, 'Hello');
    expect(load).not.toHaveBeenCalled();
    render(
      <Suspense fallback="loading">
        <Lazy name="Sara" />
        <Lazy name="Noor" />
      </Suspense>,
    );
    expect(screen.getByText('loading')).toBeTruthy();
    expect(await screen.findByText('Hello Noor')).toBeTruthy();
    await Lazy.load();
    expect(load).toHaveBeenCalledOnce();
  });
});

describe('a load with a least duration', () => {
  it('[LOG-05] holds back a module that is there at once, and not a moment longer than asked', async () => {
    vi.useFakeTimers();
    const arrived = vi.fn();
    void atLeast(500, Promise.resolve('module')).then(arrived);
    await vi.advanceTimersByTimeAsync(499);
    expect(arrived).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(arrived).toHaveBeenCalledWith('module');
  });

  it('[LOG-05] adds nothing to a slow one', async () => {
    vi.useFakeTimers();
    const arrived = vi.fn();
    void atLeast(500, new Promise((resolve) => setTimeout(() => resolve('module'), 700))).then(arrived);
    await vi.advanceTimersByTimeAsync(699);
    expect(arrived).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(arrived).toHaveBeenCalledWith('module');
  });
});
