// @vitest-environment happy-dom
import { notify } from '@renderer/runtime/notices/notify';
import { ok } from '@shared/contract/result';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endApp, renderApp } from '../../../../../tests/support/page/render-app';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.spyOn(console, 'error').mockClear();
  vi.restoreAllMocks();
  endApp();
});

it('a message that cannot be drawn takes no screen away, and is logged', async () => {
  const { bridge } = renderApp({ path: '/page-error-404', handlers: { 'app.reportError': () => ok({ reference: 'K7F3-Q9XM' }) } });
  await screen.findByRole('main');
  act(() => notify.notice(null as never));
  await waitFor(() => expect(bridge.requestsOf('app.reportError').length).toBeGreaterThan(0));
  expect(screen.getByRole('main')).toBeTruthy();
});
