import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { type CallInput, call, isRead, mainCall } from './call';
import { ack } from './response';

const probe = { area: 'shop' } as const;

describe('what a call touches', () => {
  it('is said of everything that a page writes, be it nothing', () => {
    // @ts-expect-error: `touches` is missing.
    const careless = call({ method: 'POST', path: '/a', answer: ack(), example: {} });
    expect(careless.touches).toEqual([]);
    const apply = call({ method: 'POST', path: '/a', answer: ack(), touches: [], example: {} });
    expectTypeOf(apply.touches).toExtend<readonly []>();
    const toggle = call({ method: 'GET', path: '/a/:id', answer: ack(), touches: ['a.list'], example: { params: { id: 1 } } });
    expectTypeOf(toggle.touches).toExtend<readonly ['a.list']>();
    expectTypeOf(toggle.touches).not.toExtend<readonly []>();
  });
});

describe('params of a call', () => {
  const toggle = call({
    method: 'GET',
    path: '/a/:id/:isOn',
    params: { isOn: z.boolean() },
    answer: ack(),
    probe,
    example: { params: { id: 1, isOn: true } },
  });

  it('are the segments of its path: ids, unless the declaration says otherwise', () => {
    expectTypeOf<CallInput<typeof toggle>>().toEqualTypeOf<{ params: { id: number | string; isOn: boolean } }>();
    expect(toggle.params.parse({ id: '7', isOn: true })).toEqual({ id: 7, isOn: true });
    expect(toggle.params.safeParse({ id: 0, isOn: true }).success).toBe(false);
    expect(toggle.params.safeParse({ id: 7 }).success).toBe(false);
  });

  it('are none where the path has no segments', () => {
    expect(call({ method: 'GET', path: '/a', answer: ack(), probe, example: {} }).params).toBeUndefined();
  });

  it('cannot be declared for a segment that the path does not have', () => {
    const example = { params: { id: 1 } };
    // @ts-expect-error: `name` isn't a segment of the path.
    const careless = call({ method: 'GET', path: '/a/:id', params: { name: z.string() }, answer: ack(), probe, example });
    expect(Object.keys(careless.params.shape)).toEqual(['id']);
    // @ts-expect-error: `params` needs a schema for each segment.
    call({ method: 'GET', path: '/a/:id', params: z.object({ id: z.string() }), answer: ack(), probe, example });
  });
});

describe('the example of a call', () => {
  const rename = { method: 'PUT', path: '/a/:id', body: z.object({ name: z.string() }), answer: ack(), touches: [] } as const;

  it('is an input of that call', () => {
    const renamed = call({ ...rename, example: { params: { id: 1 }, body: { name: 'a' } } });
    expectTypeOf(renamed.example).toEqualTypeOf<CallInput<typeof renamed>>();
    // @ts-expect-error: `name` is missing in the body.
    call({ ...rename, example: { params: { id: 1 }, body: {} } });
    // @ts-expect-error: the id is missing.
    call({ ...rename, example: { body: { name: 'a' } } });
    // @ts-expect-error: the example is missing.
    call(rename);
    expect(renamed.body.parse(renamed.example.body)).toEqual({ name: 'a' });
  });
});

describe('the probe of a call', () => {
  const read = { method: 'GET', path: '/a', answer: ack(), example: {} } as const;

  it('is declared by every call that reads', () => {
    // @ts-expect-error: the probe is missing.
    call(read);
    // @ts-expect-error: the probe is missing.
    mainCall(read);
    const listed = call({ ...read, probe });
    expect([listed.probe, isRead(listed)]).toEqual([{ area: 'shop' }, true]);
  });

  it('is refused for every call that writes, also for a GET that touches something', () => {
    // @ts-expect-error: a POST has no probe.
    call({ ...read, method: 'POST', touches: [], probe });
    // @ts-expect-error: a call with `touches` is a write, whatever its method.
    call({ ...read, touches: ['a.list'], probe });
    // @ts-expect-error: a POST has no probe.
    mainCall({ ...read, method: 'POST', probe });
    const toggled = call({ ...read, touches: ['a.list'] });
    expect([toggled.probe, isRead(toggled)]).toEqual([null, false]);
  });
});
