import { describe, expect, it } from 'vitest';
import { canSetOrderStatus, isKnownOrderStatus, knownOrderStatuses, orderStatuses, toFollowingStatus } from './order-status';

describe('order status', () => {
  it('[ORD-11] has five values that can be set', () => {
    expect(orderStatuses).toEqual(['ordered', 'process', 'shipped', 'delivered', 'canceled']);
    expect(orderStatuses.every(canSetOrderStatus)).toBe(true);
  });

  it('[ORD-12] [ORD-19] knows on_the_way, which can be read but not set', () => {
    expect(knownOrderStatuses).toEqual(['ordered', 'process', 'shipped', 'on_the_way', 'delivered', 'canceled']);
    expect(isKnownOrderStatus('on_the_way')).toBe(true);
    expect(canSetOrderStatus('on_the_way')).toBe(false);
    expect(isKnownOrderStatus('returned')).toBe(false);
  });

  it.each([
    ['ordered', 'process'],
    ['process', 'shipped'],
    ['shipped', 'delivered'],
    ['on_the_way', 'delivered'],
    ['delivered', null],
    ['canceled', null],
    ['returned', null],
    ['', null],
  ])('after %s comes %s', (status, following) => {
    expect(toFollowingStatus({ status })).toBe(following);
  });
});
