// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { toPlace } from './beside-cell';

/** Returns a cell of 100 × 28 px. */
const cellAt = (left: number, top: number): DOMRect => new DOMRect(left, top, 100, 28);
const view = new DOMRect(200, 100, 600, 500);

beforeEach(() => {
  Object.assign(window, { innerWidth: 1000, innerHeight: 700 });
});

describe('words beside a cell', () => {
  it('stand behind it where lines go on, halfway up', () => {
    expect(toPlace(cellAt(400, 300), view, 'ltr')).toEqual({ left: '506px', top: '314px', transform: 'translateY(-50%)' });
    expect(toPlace(cellAt(400, 300), view, 'rtl')).toEqual({ right: '606px', top: '314px', transform: 'translateY(-50%)' });
  });

  it('stand below it where there is no room behind it, and above it where there is none below', () => {
    expect(toPlace(cellAt(700, 300), view, 'ltr')).toEqual({ left: '700px', top: '334px' });
    expect(toPlace(cellAt(200, 300), view, 'rtl')).toEqual({ right: '700px', top: '334px' });
    expect(toPlace(cellAt(700, 560), view, 'ltr')).toEqual({ left: '700px', bottom: '146px' });
  });

  it('stay in the window', () => {
    expect(toPlace(cellAt(890, 300), new DOMRect(0, 0, 1000, 700), 'ltr')).toEqual({ left: '714px', top: '334px' });
    expect(toPlace(cellAt(10, 300), new DOMRect(0, 0, 1000, 700), 'rtl')).toEqual({ right: '714px', top: '334px' });
  });

  it('are hidden with a cell that is scrolled out of sight', () => {
    expect(toPlace(cellAt(400, 60), view, 'ltr')).toMatchObject({ visibility: 'hidden' });
    expect(toPlace(cellAt(400, 610), view, 'ltr')).toMatchObject({ visibility: 'hidden' });
    expect(toPlace(cellAt(400, 590), view, 'ltr')).not.toHaveProperty('visibility');
  });
});
