// @vitest-environment happy-dom

import { firstSteps, useFirstSteps } from '@renderer/runtime/state/first-steps-state';
import { useWayOn } from '@renderer/runtime/state/way-on';
import { ok } from '@shared/contract/result';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noDrafts } from '../../../../../tests/support/page/form-on-page';
import { endApp, type RenderedApp, renderApp, someAdmin, toSessionView } from '../../../../../tests/support/page/render-app';
import { servePage } from '../../../../../tests/support/samples/order-rows';
import { inEnglish, startingWith } from '../../../../../tests/support/texts';

const reset = (): void => {
  useFirstSteps.setState({ done: {}, leftOut: [], isHidden: false }, true);
  useWayOn.setState({ offer: { kind: 'none' } });
};
beforeEach(reset);
afterEach(() => {
  endApp();
  reset();
});

const findLine = (): Promise<HTMLElement> => screen.findByRole('region', { name: inEnglish('shell.wayOn.title') });
const queryLine = (): HTMLElement | null => screen.queryByRole('region', { name: inEnglish('shell.wayOn.title') });

async function signInAfter(last: string | null, roles: readonly string[] = ['admin']): Promise<RenderedApp> {
  const admin = { ...someAdmin, admin_roles: roles.map((role) => ({ role })) };
  const app = renderApp({
    session: null,
    handlers: {
      ...noDrafts,
      'session.signIn': () => ok(toSessionView(admin)),
      'session.lastScreen': () => ok(last),
      'admins.list': () => servePage([admin], 1),
      'promoCodes.list': () => servePage([], 0) as never,
    },
  });
  const form = await screen.findByRole('form', { name: inEnglish('signIn.title') });
  fireEvent.change(within(form).getByLabelText(startingWith(inEnglish('signIn.email'))), { target: { value: admin.email } });
  fireEvent.change(within(form).getByLabelText(startingWith(inEnglish('signIn.password'))), { target: { value: 'secret' } });
  fireEvent.submit(form);
  await screen.findByRole('heading', { level: 1, name: inEnglish('navigation.admins') });
  return app;
}

describe('the line above the first screen after a sign-in', () => {
  it('leads to the screen used last, which stays the last one until another is opened, and is gone afterwards', async () => {
    const app = await signInAfter('/promo-codes');
    const line = await findLine();
    expect(app.path()).toBe('/admins');
    expect(app.bridge.requestsOf('session.recordScreen')).toEqual([]);
    fireEvent.click(within(line).getByRole('button', { name: inEnglish('navigation.promoCodes') }));
    await screen.findByRole('heading', { level: 1, name: inEnglish('navigation.promoCodes') });
    expect(queryLine()).toBeNull();
    await waitFor(() => expect(app.bridge.requestsOf('session.recordScreen')).toEqual([{ path: '/promo-codes' }]));
    await app.goTo('/admins');
    expect(queryLine()).toBeNull();
  });

  it('names the record of the screen', async () => {
    await signInAfter('/admins/edit-admin/12');
    expect((await findLine()).textContent).toContain('12');
  });

  it('can be dismissed, and then the shown screen is the last one', async () => {
    const app = await signInAfter('/promo-codes');
    fireEvent.click(within(await findLine()).getByRole('button', { name: inEnglish('shell.notices.dismiss') }));
    expect(queryLine()).toBeNull();
    await waitFor(() => expect(app.bridge.requestsOf('session.recordScreen')).toEqual([{ path: '/admins' }]));
  });

  it('leads to the first steps on a new computer', async () => {
    const app = await signInAfter(null);
    fireEvent.click(within(await findLine()).getByRole('button', { name: inEnglish('firstSteps.open') }));
    await waitFor(() => expect(app.path()).toBe('/masterHN/dashboard'));
  });

  it.each([
    ['the steps are done', { done: Object.fromEntries(firstSteps.map((step) => [step, ''])) }],
    ['the steps are hidden', { isHidden: true }],
    ['it is another user’s first day', { user: 8 }],
  ])('says nothing while no screen is known and %s', async (_case, steps) => {
    useFirstSteps.setState(steps);
    const app = await signInAfter(null);
    await waitFor(() => expect(app.bridge.requestsOf('session.lastScreen')).toHaveLength(1));
    await waitFor(() => expect(useWayOn.getState().offer.kind).not.toBe('asking'));
    expect(queryLine()).toBeNull();
  });
});
