import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { ack } from './answer';
import { type CallInput, call } from './call';

describe('what a call touches', () => {
  it('is said of everything that a page writes, be it nothing', () => {
    // @ts-expect-error: says nothing of it.
    const careless = call({ method: 'POST', path: '/a', answer: ack() });
    expect(careless.touches).toEqual([]);
    const apply = call({ method: 'POST', path: '/a', answer: ack(), touches: [] });
    expectTypeOf(apply.touches).toExtend<readonly []>();
    const toggle = call({ method: 'GET', path: '/a/:id', answer: ack(), touches: ['a.list'] });
    expectTypeOf(toggle.touches).toExtend<readonly ['a.list']>();
    expectTypeOf(toggle.touches).not.toExtend<readonly []>();
  });
});

describe('params of a call', () => {
  const toggle = call({ method: 'GET', path: '/a/:id/:isOn', params: { isOn: z.boolean() }, answer: ack() });

  it('are the segments of its path: ids, unless the declaration says otherwise', () => {
    expectTypeOf<CallInput<typeof toggle>>().toEqualTypeOf<{ params: { id: number | string; isOn: boolean } }>();
    expect(toggle.params.parse({ id: '7', isOn: true })).toEqual({ id: 7, isOn: true });
    expect(toggle.params.safeParse({ id: 0, isOn: true }).success).toBe(false);
    expect(toggle.params.safeParse({ id: 7 }).success).toBe(false);
  });

  it('are none where the path has no segments', () => {
    expect(call({ method: 'GET', path: '/a', answer: ack() }).params).toBeUndefined();
  });

  it('cannot be declared for a segment that the path does not have', () => {
    // @ts-expect-error: `name` is no segment of the path.
    const careless = call({ method: 'GET', path: '/a/:id', params: { name: z.string() }, answer: ack() });
    expect(Object.keys(careless.params.shape)).toEqual(['id']);
    // @ts-expect-error: a schema for each segment, not one for all of them.
    call({ method: 'GET', path: '/a/:id', params: z.object({ id: z.string() }), answer: ack() });
  });
});
