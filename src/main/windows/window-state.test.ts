import { describe, expect, it } from 'vitest';
import { toOpeningState, windowState } from './window-state';

const screen = { x: 0, y: 0, width: 1920, height: 1040 };
const second = { x: -1280, y: 100, width: 1280, height: 984 };
const stored = { x: 100, y: 60, width: 1200, height: 800, isMaximized: false };

describe('where the window opens', () => {
  it('has a size and no place the first time', () => {
    expect(toOpeningState(null, [screen])).toEqual({ width: 1366, height: 860, isMaximized: false });
  });

  it('as it was left, on any display, also left of the first one', () => {
    expect(toOpeningState(stored, [screen])).toEqual(stored);
    const left = { ...stored, x: -1200, y: 140 };
    expect(toOpeningState(left, [screen, second])).toEqual(left);
  });

  it.each([
    ['on a display that is gone', { x: -1200, y: 140 }],
    ['too far to the right', { x: 1900 }],
    ['too far to the left', { x: -1150 }],
    ['too far down', { y: 1020 }],
    ['with its title above the screen', { y: -30 }],
    ['at no place', { x: undefined }],
  ])('centred with its size when it would be %s', (_where, place) => {
    const state = toOpeningState({ ...stored, ...place } as typeof stored, [screen]);
    expect(state).toEqual({ width: 1200, height: 800, isMaximized: false });
  });

  it('partly visible is good enough', () => {
    expect(toOpeningState({ ...stored, x: 1700, y: 900 }, [screen])).toMatchObject({ x: 1700, y: 900 });
  });

  it('no larger than the display and no smaller than the app can be', () => {
    expect(toOpeningState({ ...stored, width: 9000, height: 9000 }, [screen])).toMatchObject({ width: 1920, height: 1040 });
    expect(toOpeningState({ ...stored, width: 1, height: 1 }, [screen])).toMatchObject({ width: 480, height: 480 });
    expect(toOpeningState(null, [{ x: 0, y: 0, width: 800, height: 600 }])).toMatchObject({ width: 800, height: 600 });
    expect(toOpeningState(null, [])).toMatchObject({ width: 1366, height: 860 });
  });

  it('stays maximized', () => {
    expect(toOpeningState({ ...stored, isMaximized: true }, [screen]).isMaximized).toBe(true);
  });

  it.each([{ ...stored, width: Number.NaN }, { ...stored, height: '800' }, { ...stored, x: 1.5 }, { ...stored, width: -5 }, {}, 'big'])(
    'refuses the stored value %j',
    (value) => {
      expect(windowState.safeParse(value).success).toBe(false);
    },
  );
});
