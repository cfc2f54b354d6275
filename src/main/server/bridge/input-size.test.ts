import { describe, expect, it } from 'vitest';
import { isWithinSize } from './input-size';

describe('isWithinSize', () => {
  it('counts text, bytes, keys and numbers', () => {
    expect(isWithinSize('x'.repeat(50), 100)).toBe(true);
    expect(isWithinSize('x'.repeat(51), 100)).toBe(false);
    expect(isWithinSize(new Uint8Array(100), 100)).toBe(true);
    expect(isWithinSize({ bytes: new Uint8Array(100) }, 100)).toBe(false);
    expect(
      isWithinSize(
        Array.from({ length: 20 }, () => 1),
        100,
      ),
    ).toBe(false);
    expect(isWithinSize({ [`${'k'.repeat(60)}`]: null }, 100)).toBe(false);
    expect(isWithinSize(undefined, 100)).toBe(true);
  });

  it('stops at a depth that no honest input has', () => {
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    expect(isWithinSize(circular, 1_000_000)).toBe(false);
  });
});
