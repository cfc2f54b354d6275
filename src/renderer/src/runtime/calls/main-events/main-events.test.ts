// @vitest-environment happy-dom

import { useNotifications } from '@renderer/runtime/notices/notify';
import { usePreferences } from '@renderer/runtime/state/preferences-store';
import { useSession } from '@renderer/runtime/state/session-store';
import { i18n, startI18n } from '@renderer/runtime/texts/i18n';
import { localRead } from '@shared/contract/local-call';
import { toQueueChange } from '@shared/contract/printing/queue-change';
import { ok } from '@shared/contract/result';
import { localCalls } from '@shared/contract/tables/local-registry.generated';
import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createFakeBridge, type FakeBridge } from '../../../../../../tests/support/page/fake-bridge';
import { aQueue } from '../../../../../../tests/support/samples/print-queue';
import { readPreferences } from '../preferences';
import { createQueryClient } from '../query-client';
import { readKey } from '../reads';
import { subscribeToMainEvents } from './main-events';

let bridge: FakeBridge;
let client: QueryClient;
let stop: () => void;

beforeEach(() => {
  bridge = createFakeBridge();
  vi.stubGlobal('diwan', bridge);
  startI18n('ar');
  client = createQueryClient();
  stop = subscribeToMainEvents(client);
});
afterEach(() => {
  stop();
  client.clear();
  useSession.setState(useSession.getInitialState(), true);
  usePreferences.setState(usePreferences.getInitialState(), true);
  useNotifications.setState(useNotifications.getInitialState(), true);
  vi.unstubAllGlobals();
});

describe('what the main process tells', () => {
  it('[LAY-09] [LOG-26] [LOG-31] a change of the preferences reaches texts and stores', () => {
    bridge.emit('preferences.changed', { language: 'en', appearance: 'dark', digits: 'arab' });
    expect(i18n.language).toBe('en');
    expect(useSession.getState().language).toBe('en');
    expect(usePreferences.getState()).toEqual({ appearance: 'dark', digits: 'arab' });
  });

  it('a change that is told while the preferences are read is newer than what was read', async () => {
    bridge.handle({
      'preferences.read': () => {
        bridge.emit('preferences.changed', { language: 'en', appearance: 'dark', digits: 'latn' });
        return ok({ language: 'ar', appearance: 'light', digits: 'latn' });
      },
    });
    await readPreferences();
    expect([i18n.language, usePreferences.getState().appearance]).toEqual(['en', 'dark']);
  });

  it('preferences that nobody changes meanwhile are taken over', async () => {
    bridge.handle({ 'preferences.read': () => ok({ language: 'en', appearance: 'dark', digits: 'latn' }) });
    await readPreferences();
    expect([i18n.language, usePreferences.getState().appearance]).toEqual(['en', 'dark']);
  });

  it('the connection lands in the cache', () => {
    const view = { apiRoot: null, authorization: 'bare', source: null, state: 'unknown', since: '', fixedBy: null, profile: null } as const;
    bridge.emit('connection.changed', view);
    expect(client.getQueryData(readKey('connection.read', undefined))).toEqual(view);
  });

  it('another server profile makes everything stale that was read by the one before', () => {
    const view = {
      apiRoot: 'https://a.example',
      authorization: 'bare',
      source: 'user',
      state: 'connected',
      since: '',
      fixedBy: null,
    } as const;
    const key = readKey('admins.list', {});
    client.setQueryData(key, { rows: [], unreadable: [], totalItems: 9 });
    bridge.emit('connection.changed', { ...view, profile: null });
    bridge.emit('connection.changed', { ...view, state: 'unreachable', profile: null });
    expect(client.getQueryState(key)?.isInvalidated).toBe(false);
    bridge.emit('connection.changed', { ...view, profile: { profile: { version: 1, prefix: '/v1' }, source: 'user' } });
    expect(client.getQueryState(key)?.isInvalidated).toBe(true);
  });

  it('[LOG-32] [LOG-33] the end of the session forgets the rows of the shop and keeps what belongs to this PC', () => {
    client.setQueryData(readKey('admins.list', {}), { rows: [], unreadable: [], totalItems: 9 });
    client.setQueryData(readKey('app.info', undefined), { version: '1', electron: '', chrome: '', platform: '', locale: '' });
    bridge.emit('session.ended', { reason: 'signedOut' });
    expect(client.getQueryData(readKey('admins.list', {}))).toBeUndefined();
    expect(client.getQueryData(readKey('app.info', undefined))).toBeDefined();
  });

  it('nothing of a person stays in the cache that is not declared to belong to the computer', () => {
    const names = Object.entries(localCalls).map(([name, { of }]) => ({ name, of }));
    for (const { name } of names) client.setQueryData([name, undefined], 'known');
    bridge.emit('session.ended', { reason: 'signedOut' });
    const left = names.filter(({ name }) => client.getQueryData([name, undefined]) !== undefined);
    expect(left).toEqual(names.filter(({ of }) => of === 'computer'));
    // Pick lists and count sheets contain customers and stock; the queue and the printers belong to the computer.
    const ofPrinting = left.map(({ name }) => name).filter((name) => name.startsWith('printing.'));
    expect(ofPrinting.toSorted()).toEqual(['printing.printers', 'printing.queue', 'printing.readSettings']);
  });

  it('an answer of a call that declares no owner is a person’s', () => {
    expect(localRead(z.undefined())().of).toBe('person');
    const undeclared = [['orders.list', {}], ['printing.notDeclared', {}], [], [7]];
    for (const key of undeclared) client.setQueryData(key, 'known');
    bridge.emit('session.ended', { reason: 'signedOut' });
    expect(undeclared.filter((key) => client.getQueryData(key) !== undefined)).toEqual([]);
  });

  it('shows waiting notices at the start and whenever there are new ones', async () => {
    bridge.handle({ 'app.notices': () => ok([{ kind: 'tokenInMemory' }]) });
    bridge.emit('app.noticesChanged', null);
    await expect
      .poll(() => useNotifications.getState().messages.map(({ message }) => message))
      .toEqual([{ kind: 'notice', notice: { kind: 'tokenInMemory' } }]);
    expect(bridge.requestsOf('app.notices')).toHaveLength(2);
  });

  it('a change of the queue lets the marks of orders be asked again', async () => {
    const key = readKey('printing.marks', { order: [1] });
    client.setQueryData(key, []);
    bridge.emit('printing.queueChanged', toQueueChange(null, aQueue([])));
    await expect.poll(() => client.getQueryState(key)?.isInvalidated).toBe(true);
  });

  it('stops listening when told to', () => {
    stop();
    bridge.emit('preferences.changed', { language: 'en', appearance: 'dark', digits: 'arab' });
    expect(i18n.language).toBe('ar');
  });
});
