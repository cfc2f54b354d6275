import { describe, expect, it } from 'vitest';
import { readOrderCode, toOrderCode } from './order-code';

describe('order code', () => {
  it.each([
    ['R10573', { kind: 'order', id: 10573 }],
    ['G10573', { kind: 'guestOrder', id: 10573 }],
  ] as const)('%s says the kind and the id', (code, order) => {
    expect(toOrderCode(order)).toBe(code);
    expect(readOrderCode(code)).toEqual(order);
  });

  it('is read whatever the case, and with the blanks that a scanner may add', () => {
    expect(readOrderCode(' g7\n')).toEqual({ kind: 'guestOrder', id: 7 });
  });

  it.each(['', '10573', 'X10573', 'R', 'R0', 'R007', 'R1.5', 'RG1', 'POT-26-RED', 'R12345678901', 'R١٢'])('%j is no order', (text) => {
    expect(readOrderCode(text)).toBeNull();
  });
});
