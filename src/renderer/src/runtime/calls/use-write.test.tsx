// @vitest-environment happy-dom

import { useNotifications } from '@renderer/runtime/notices/notify';
import { sessionActions, useSession } from '@renderer/runtime/state/session-store';
import { failed, ok, type Result } from '@shared/contract/result';
import type { PageCallName } from '@shared/contract/tables/bridge';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeBridge, type FakeBridge } from '../../../../../tests/support/page/fake-bridge';
import { readsTouchedBy } from './call-facts';
import { createQueryClient } from './query-client';
import { useRead } from './use-read';
import { useWrite } from './use-write';

let bridge: FakeBridge;
let client: QueryClient;
const wrapper = ({ children }: { children: ReactNode }): ReactElement => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
const told = () => useNotifications.getState().messages.map(({ message }) => message);
const emptyPage = { rows: [], unreadable: [], totalItems: 0 };

beforeEach(() => {
  bridge = createFakeBridge({ 'admins.list': () => ok(emptyPage), 'admins.remove': () => ok(null) });
  client = createQueryClient();
  vi.stubGlobal('diwan', bridge);
});
afterEach(() => {
  cleanup();
  client.clear();
  useNotifications.setState(useNotifications.getInitialState(), true);
  useSession.setState(useSession.getInitialState(), true);
  vi.unstubAllGlobals();
});

describe('writes', () => {
  it('toasts its success and reads the touched lists again', async () => {
    const read = renderHook(() => useRead('admins.list', {}), { wrapper });
    await waitFor(() => expect(read.result.current.isSuccess).toBe(true));
    const write = renderHook(() => useWrite('admins.remove', { success: 'Deleted Successfully' }), { wrapper });
    await write.result.current.send({ params: { id: 3 } });
    await waitFor(() => expect(bridge.requestsOf('admins.list')).toHaveLength(2));
    expect(told()).toEqual([{ kind: 'text', intent: 'success', text: 'Deleted Successfully' }]);
  });

  it('sends a double click once, but different inputs each', async () => {
    const answers: ((result: Result<null>) => void)[] = [];
    bridge.handle({ 'admins.remove': () => new Promise<Result<null>>((resolve) => answers.push(resolve)) });
    const { result } = renderHook(() => useWrite('admins.remove'), { wrapper });
    const { send } = result.current;
    const sent = [send({ params: { id: 3 } }), send({ params: { id: 3 } }), send({ params: { id: 4 } })];
    await waitFor(() => expect(answers).toHaveLength(2));
    for (const answer of answers) answer(ok(null));
    expect((await Promise.all(sent)).every(({ ok: succeeded }) => succeeded)).toBe(true);
    expect(bridge.requestsOf('admins.remove')).toEqual([{ params: { id: 3 } }, { params: { id: 4 } }]);
  });

  it('[ERR-01] [ERR-09] tells a failure once and hands it to the caller as a value', async () => {
    bridge.handle({ 'admins.remove': () => failed('server', { message: 'stock_is_empty' }) });
    const onFailure = vi.fn();
    const { result } = renderHook(() => useWrite('admins.remove', { onFailure }), { wrapper });
    const outcome = await result.current.send({ params: { id: 3 } });
    expect(outcome).toEqual({ ok: false, error: { code: 'server', message: 'stock_is_empty' } });
    expect(told()).toEqual([{ kind: 'failure', failure: { code: 'server', message: 'stock_is_empty' } }]);
    expect(onFailure).toHaveBeenCalledOnce();
  });

  it('lets no answer that was under way before the write count as the one after it', async () => {
    let give: () => void = () => undefined;
    bridge.handle({
      'admins.list': () =>
        new Promise((resolve) => {
          give = () => resolve(ok({ ...emptyPage, totalItems: 9 }));
        }),
    });
    const left = renderHook(() => useRead('admins.list', {}), { wrapper });
    await waitFor(() => expect(bridge.requestsOf('admins.list')).toHaveLength(1));
    const giveOld = give;
    left.unmount();
    const write = renderHook(() => useWrite('admins.remove'), { wrapper });
    await write.result.current.send({ params: { id: 3 } });
    giveOld();
    bridge.handle({ 'admins.list': () => ok(emptyPage) });
    const { result } = renderHook(() => useRead('admins.list', {}), { wrapper });
    await waitFor(() => expect(result.current.data?.totalItems).toBe(0));
    expect(bridge.requestsOf('admins.list')).toHaveLength(2);
  });

  it('leaves a failure to the caller who asked for that', async () => {
    bridge.handle({ 'admins.remove': () => failed('server') });
    const { result } = renderHook(() => useWrite('admins.remove', { failure: 'inPlace' }), { wrapper });
    await result.current.send({ params: { id: 3 } });
    expect(told()).toEqual([]);
    await waitFor(() => expect(result.current.failure?.code).toBe('server'));
  });

  it.each(['outcomeUnknown', 'unexpectedStatus', 'unreadableAnswer', 'answerTooLarge', 'notFound'] as const)(
    'reads again what may have changed after %s',
    async (code) => {
      const read = renderHook(() => useRead('admins.list', {}), { wrapper });
      await waitFor(() => expect(read.result.current.isSuccess).toBe(true));
      bridge.handle({ 'admins.remove': () => failed(code) });
      const { result } = renderHook(() => useWrite('admins.remove'), { wrapper });
      await result.current.send({ params: { id: 3 } });
      await waitFor(() => expect(bridge.requestsOf('admins.list')).toHaveLength(2));
    },
  );

  it('knows what every write touches and never lists a write among the reads', () => {
    const withoutReads: PageCallName[] = ['promoCodes.apply'];
    for (const name of ['admins.add', 'orders.changeStatus', 'guestOrders.changeStatus', 'users.setActive'] as const) {
      expect(readsTouchedBy(name).length, name).toBeGreaterThan(0);
    }
    for (const name of withoutReads) expect(readsTouchedBy(name as 'promoCodes.apply')).toEqual([]);
  });
});

describe('reads', () => {
  it('leaves the first failure to the place that would show the rows', async () => {
    bridge.handle({ 'admins.list': () => failed('timeout') });
    const { result } = renderHook(() => useRead('admins.list', {}), { wrapper });
    await waitFor(() => expect(result.current.error?.failure.code).toBe('timeout'));
    expect(told()).toEqual([]);
  });

  it('[ERR-10] toasts a failure while older rows stay on screen', async () => {
    const { result } = renderHook(() => useRead('admins.list', {}), { wrapper });
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    bridge.handle({ 'admins.list': () => failed('unreachable') });
    await client.invalidateQueries({ queryKey: ['admins.list'] });
    await waitFor(() => expect(told()).toEqual([{ kind: 'failure', failure: { code: 'unreachable' } }]));
    expect(result.current.data).toEqual(emptyPage);
  });

  it("[ERR-02] [LOG-33] an ended session says nothing, whoever asked, and ends the page's session", async () => {
    sessionActions.restore({
      auth: {
        email: '',
        idToken: '',
        localId: '7',
        expiresIn: '',
        refreshToken: '',
        admin: { id: 7, f_name: '', l_name: '', email: '', phone: '', country_code: '', isBlocked: false, admin_roles: [], avatar: null },
      },
      roles: [],
      tokenKeptIn: 'keychain',
    });
    bridge.handle({ 'admins.list': () => failed('sessionEnded') });
    renderHook(() => useRead('admins.list', {}, { failure: 'inPlace' }), { wrapper });
    await waitFor(() => expect(useSession.getState().endReason).toBe('notAuthorized'));
    expect(told()).toEqual([]);
  });

  it('keeps the rows of the page before while the next one loads', async () => {
    bridge.handle({ 'admins.list': ({ query }) => ok({ ...emptyPage, totalItems: query?.page ?? 0 }) });
    const { result, rerender } = renderHook(({ page }) => useRead('admins.list', { query: { page } }), {
      wrapper,
      initialProps: { page: 1 },
    });
    await waitFor(() => expect(result.current.data?.totalItems).toBe(1));
    rerender({ page: 2 });
    expect(result.current).toMatchObject({ isPlaceholderData: true, data: { totalItems: 1 } });
    await waitFor(() => expect(result.current.data?.totalItems).toBe(2));
  });

  it('counts a bridge that breaks as a failure of the app', async () => {
    bridge.handle({
      'admins.list': () => {
        throw new Error('torn');
      },
    });
    const { result } = renderHook(() => useRead('admins.list', {}), { wrapper });
    await waitFor(() => expect(result.current.error?.failure).toEqual({ code: 'internal', message: 'torn' }));
  });
});
