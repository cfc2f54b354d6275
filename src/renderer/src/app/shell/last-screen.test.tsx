// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { noDrafts } from '../../../../../tests/support/page/form-on-page';
import { endApp, type RenderedApp, renderApp, someAdmin } from '../../../../../tests/support/page/render-app';
import { servePage } from '../../../../../tests/support/samples/order-rows';
import { toFirstScreen } from './last-screen';

afterEach(endApp);

const handlers = { ...noDrafts, 'admins.list': () => servePage([someAdmin], 1) };
const noted = (app: RenderedApp): unknown => app.bridge.requestsOf('session.recordScreen').at(-1);

describe('the screen that is kept for the next start', () => {
  it.each([
    ['/admins?search=50001234', '/admins'],
    ['/admins/add-admins', '/admins/add-admins'],
    ['/admins/edit-admin/7/Maryam', '/admins/edit-admin/7'],
    ['/settings/drafts', '/settings/drafts'],
  ])('of %s is %s', async (address, path) => {
    const app = renderApp({ path: address, handlers });
    await waitFor(() => expect(noted(app)).toEqual({ path }));
  });

  it('is the list of what was handed over', async () => {
    const app = renderApp({ path: '/admins', handlers });
    await waitFor(() => expect(noted(app)).toEqual({ path: '/admins' }));
    await app.goTo('/promo-codes/edit-promo-codes', { record: { id: 3, name: 'EID' } });
    await waitFor(() => expect(noted(app)).toEqual({ path: '/promo-codes' }));
  });
});

describe('the first screen of a start with a session', () => {
  it.each([
    ['the last one', '/orders', [], '/orders'],
    ['the last form, with the right', '/admins/edit-admin/7', ['admin'], '/admins/edit-admin/7'],
    ['not a form whose right is gone', '/admins/edit-admin/7', ['home'], null],
    ['not one that this version does not have', '/gone', ['admin'], null],
    ['the start where none is known', null, ['admin'], null],
  ])('is %s', (_which, last, roles, first) => {
    expect(toFirstScreen(last, roles)).toBe(first);
  });
});
