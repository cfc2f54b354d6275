import { describe, expect, it } from 'vitest';
import { toSidebarStyle } from './sidebar-style';

describe('sidebar by the width of the window', () => {
  it.each([
    ['[LAY-20]', 320, 'overlay'],
    ['[LAY-20]', 767, 'overlay'],
    ['[LAY-19] exactly 768 (OP-32):', 768, 'mini'],
    ['[LAY-19]', 1199, 'mini'],
    ['[LAY-21]', 1200, 'full'],
    ['[LAY-21]', 2560, 'full'],
  ] as const)('%s %i px is %s', (_id, widthPx, style) => {
    expect(toSidebarStyle(widthPx)).toBe(style);
  });
});
