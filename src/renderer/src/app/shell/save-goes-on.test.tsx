// @vitest-environment happy-dom

import { type Failure, failed, ok, type Result } from '@shared/contract/result';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { field, fill, formShown, noDrafts } from '../../../../../tests/support/page/form-on-page';
import { endApp, type RenderedApp, renderApp, someAdmin, toSessionView } from '../../../../../tests/support/page/render-app';
import { servePage } from '../../../../../tests/support/samples/order-rows';
import { containing, inEnglish } from '../../../../../tests/support/texts';

afterEach(endApp);

const hind = { f_name: 'هند', l_name: 'الصالح', email: 'hind@shop.example', phone: '50004455', password: 'Hind-2026' };
const toast = 'Admin Added Successfully';
const added = (app: RenderedApp): unknown[] => app.bridge.requestsOf('admins.add');

/** The first attempt to add an admin ends with this failure, later ones succeed. */
async function saveWith(first: Omit<Failure, 'code'>, handlers: FakeHandlers = {}): Promise<RenderedApp> {
  const answers: Result<null>[] = [failed('sessionEnded', first)];
  const app = renderApp({
    path: '/admins/add-admins',
    handlers: {
      ...noDrafts,
      'admins.list': () => servePage([someAdmin], 1),
      'admins.add': () => answers.shift() ?? ok(null),
      'session.signIn': () => ok(toSessionView()),
      ...handlers,
    },
  });
  await formShown();
  fill(hind);
  field('l_name').focus();
  fireEvent.submit(field('l_name').form as HTMLFormElement);
  return app;
}

const sheet = (): Promise<HTMLElement> => screen.findByRole('alertdialog', { name: inEnglish('forms.signIn.title') });

async function signInAgain(): Promise<void> {
  const dialog = await sheet();
  fireEvent.change(within(dialog).getByLabelText(containing(inEnglish('signIn.password')), { selector: 'input' }), {
    target: { value: 'secret' },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: inEnglish('forms.signIn.submit') }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

describe('a save that the end of the session has refused', () => {
  it('goes on with everything in it once its admin is back', async () => {
    const app = await saveWith({ status: 401 });
    await signInAgain();
    expect(await screen.findByText(toast)).toBeTruthy();
    expect(added(app)).toHaveLength(2);
    expect(added(app)[1]).toMatchObject({ body: { ...hind, country_code: '+965' } });
    expect(app.path()).toBe('/admins');
  });

  it('waits for a press where nobody can tell whether the server took it', async () => {
    const app = await saveWith({});
    await signInAgain();
    expect(added(app)).toHaveLength(1);
    expect(field('f_name').value).toBe(hind.f_name);
  });

  it('is not sent for an admin who may not save here any more', async () => {
    const app = await saveWith(
      { status: 401 },
      { 'session.signIn': () => ok({ ...toSessionView({ ...someAdmin, admin_roles: [] }), roles: [] }) },
    );
    await signInAgain();
    expect(added(app)).toHaveLength(1);
  });

  it('is not sent when its work is given up', async () => {
    const app = await saveWith({ status: 401 });
    fireEvent.click(within(await sheet()).getByRole('button', { name: inEnglish('forms.signIn.other') }));
    await waitFor(() => expect(app.path()).toBe('/login'));
    expect(added(app)).toHaveLength(1);
  });
});

describe('the sheet over a form', () => {
  it('gives the focus back to the field that had it', async () => {
    await saveWith({});
    await signInAgain();
    await waitFor(() => expect(document.activeElement).toBe(field('l_name')));
  });
});
