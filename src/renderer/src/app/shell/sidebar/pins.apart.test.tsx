// @vitest-environment happy-dom
import { useSession } from '@renderer/runtime/state/session-store';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { someAdmin } from '../../../../../../tests/support/page/render-app';

afterEach(() => window.localStorage.clear());

it('pins are there after a start in which the session came before the sidebar', async () => {
  window.localStorage.setItem(`pinnedScreens.${someAdmin.id}`, JSON.stringify(['rules']));
  useSession.setState(({ auth }) => ({ auth: { ...auth, admin: someAdmin } }));
  const { usePins } = await import('./pins');
  expect(renderHook(() => usePins()).result.current).toEqual(['rules']);
});
