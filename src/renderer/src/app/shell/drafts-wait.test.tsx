// @vitest-environment happy-dom

import type { Notice } from '@shared/contract/desktop/app';
import { ok } from '@shared/contract/result';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { endApp, type RenderedApp, renderApp } from '../../../../../tests/support/page/render-app';
import { inArabic, inEnglish } from '../../../../../tests/support/texts';

afterEach(endApp);

const title = 'Edit product';

function start(language: 'en' | 'ar', count: number): RenderedApp {
  const notices: Notice[] = [{ kind: 'draftsWait', count, title }];
  return renderApp({
    path: '/admins',
    language,
    handlers: { 'app.notices': () => ok(notices.splice(0)), 'drafts.list': () => ok([]) },
  });
}

it('says that a draft waits, and leads to it', async () => {
  const app = start('en', 1);
  expect(await screen.findByText(inEnglish('shell.notices.draftsWait', { title, count: 1 }))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: inEnglish('shell.notices.openDrafts') }));
  await waitFor(() => expect(app.path()).toBe('/settings/drafts'));
});

it('counts them in Arabic', async () => {
  start('ar', 3);
  expect(await screen.findByText(inArabic('shell.notices.draftsWait', { count: 3, title }))).toBeTruthy();
  expect(screen.getByRole('button', { name: inArabic('shell.notices.openDrafts') })).toBeTruthy();
});

it('is taken away with the session it was told to', async () => {
  const app = start('en', 1);
  const words = inEnglish('shell.notices.draftsWait', { title, count: 1 });
  await screen.findByText(words);
  act(() => app.bridge.emit('session.ended', { reason: 'signedOut' }));
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
});
