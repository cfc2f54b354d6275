import { ok } from '@shared/contract/result';
import type { Bridge } from '@shared/contract/tables/bridge';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeBridge } from '../../../../../tests/support/page/fake-bridge';
import { bridge } from './bridge';

afterEach(() => vi.unstubAllGlobals());

describe('events of the bridge', () => {
  it('cross once for each event, however many listeners come and go', () => {
    const fake = createFakeBridge({ 'session.read': () => ok(null) });
    const on = vi.fn<Bridge['on']>(fake.on);
    vi.stubGlobal('window', { diwan: { ...fake, on } });
    const heard: string[] = [];
    const stops = ['first', 'second', 'third'].map((name) => bridge.on('drafts.becameReadable', () => heard.push(name)));
    stops[1]?.();
    fake.emit('drafts.becameReadable', undefined as never);
    expect(heard).toEqual(['first', 'third']);
    for (const stop of stops) stop();
    bridge.on('drafts.becameReadable', () => heard.push('fourth'));
    fake.emit('drafts.becameReadable', undefined as never);
    expect(heard).toEqual(['first', 'third', 'fourth']);
    expect(on).toHaveBeenCalledTimes(1);
  });
});
