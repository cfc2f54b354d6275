import { sessionActions, useSession } from '@renderer/runtime/state/session-store';
import { afterEach, expect, it } from 'vitest';
import { someAdmin, toSessionView } from '../../../../../../tests/support/page/render-app';
import { recallList, rememberList } from './list-memory';

afterEach(() => useSession.setState(useSession.getInitialState(), true));

it('what was ticked in a list is there after a lock for the same person, and for nobody else', () => {
  const view = toSessionView(someAdmin);
  sessionActions.restore(view);
  rememberList('orders', { search: '?page=2', scrollTop: 0, row: 3, selected: new Map([[3, {}]]) });
  sessionActions.end('locked');
  sessionActions.restore(view);
  expect(recallList('orders')?.selected.size).toBe(1);
  sessionActions.end('locked');
  sessionActions.giveUpSuspended();
  expect(recallList('orders')).toBeNull();
});
