// @vitest-environment happy-dom
import { unsavedWork } from '@renderer/runtime/state/unsaved-work';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endForm, press, type ShownForm, showForm, startForm, textField, typeInto } from '../../../../../tests/support/form-under-test';

beforeEach(() => void startForm());
afterEach(endForm);

const path = ({ router }: ShownForm): string => router.state.location.pathname;
const question = (): Promise<HTMLElement> => screen.findByRole('alertdialog', { name: 'Leave without saving?' });

async function leaveTwice(form: ShownForm): Promise<void> {
  typeInto('First name', 'Mariam');
  await act(() => form.router.navigate('/elsewhere'));
  await question();
  await act(() => form.router.navigate(-1));
}

describe('leaving a form with unsaved changes', () => {
  it('keeps the question, and what was typed, when somebody goes back while it stands', async () => {
    const form = showForm();
    await leaveTwice(form);
    expect(await question()).toBeTruthy();
    expect(path(form)).toBe('/');
    press('Stay here');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect([path(form), textField('First name').value]).toEqual(['/', 'Mariam']);
    // The next way asks anew.
    await act(() => form.router.navigate('/elsewhere'));
    expect(await question()).toBeTruthy();
  });

  it('leaves on the answer to that one question', async () => {
    const form = showForm();
    await leaveTwice(form);
    await question();
    press('Discard and leave');
    await waitFor(() => expect(path(form)).toBe('/elsewhere'));
  });

  it('lets nothing through when the page is gone before the answer', async () => {
    const form = showForm();
    await leaveTwice(form);
    await question();
    form.unmount();
    await act(async () => unsavedWork.answer(true));
    expect(path(form)).toBe('/');
  });
});
