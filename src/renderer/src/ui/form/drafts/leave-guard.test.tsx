// @vitest-environment happy-dom

import { unsavedWork } from '@renderer/runtime/state/unsaved-work';
import { failed, ok } from '@shared/contract/result';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  endForm,
  press,
  type ShownForm,
  showForm,
  startForm,
  textField,
  typeInto,
} from '../../../../../../tests/support/page/form-under-test';
import { inEnglish } from '../../../../../../tests/support/texts';

beforeEach(() => void startForm());
afterEach(endForm);

const path = ({ shown }: ShownForm): string => shown.location().pathname;
const question = (): Promise<HTMLElement> => screen.findByRole('alertdialog', { name: inEnglish('forms.leave.title') });

async function leaveTwice(form: ShownForm): Promise<void> {
  typeInto(inEnglish('adminForm.firstName'), 'Mariam');
  await act(() => form.shown.navigate('/elsewhere'));
  await question();
  await act(() => form.shown.navigate(-1));
}

describe('leaving a form with unsaved changes', () => {
  it('keeps the question, and what was typed, when somebody goes back while it stands', async () => {
    const form = showForm();
    await leaveTwice(form);
    expect(await question()).toBeTruthy();
    expect(path(form)).toBe('/');
    press(inEnglish('forms.leave.stay'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect([path(form), textField(inEnglish('adminForm.firstName')).value]).toEqual(['/', 'Mariam']);
    // The next navigation prompts again.
    await act(() => form.shown.navigate('/elsewhere'));
    expect(await question()).toBeTruthy();
  });

  it('leaves on the answer to that one question', async () => {
    const form = showForm();
    await leaveTwice(form);
    await question();
    press(inEnglish('forms.leave.leave'));
    await waitFor(() => expect(path(form)).toBe('/elsewhere'));
  });

  it('saves first when asked to, and then goes where the person was going', async () => {
    const save = vi.fn(async () => ok(null));
    const onSaved = vi.fn();
    const form = showForm({ save, onSaved });
    typeInto(inEnglish('adminForm.firstName'), 'Mariam');
    await act(() => form.shown.navigate('/elsewhere'));
    await question();
    press(inEnglish('forms.leave.save'));
    await waitFor(() => expect(path(form)).toBe('/elsewhere'));
    expect(save).toHaveBeenCalledTimes(1);
    expect(onSaved).toHaveBeenCalledWith(null, expect.objectContaining({ f_name: 'Mariam' }), true);
    expect(unsavedWork.exists()).toBe(false);
  });

  it('stays with everything typed when the save is refused, and says why', async () => {
    const form = showForm({ save: async () => failed('server', { status: 422, message: 'no', fields: { f_name: 'Name is taken' } }) });
    typeInto(inEnglish('adminForm.firstName'), 'Mariam');
    await act(() => form.shown.navigate('/elsewhere'));
    await question();
    press(inEnglish('forms.leave.save'));
    expect(await screen.findByText('Name is taken')).toBeTruthy();
    expect([path(form), textField(inEnglish('adminForm.firstName')).value]).toEqual(['/', 'Mariam']);
    // The next navigation prompts again.
    await act(() => form.shown.navigate('/elsewhere'));
    expect(await question()).toBeTruthy();
  });

  it('stays at a field that is not valid', async () => {
    const save = vi.fn(async () => ok(null));
    const form = showForm({ save });
    typeInto(inEnglish('adminForm.firstName'), '');
    await act(() => form.shown.navigate('/elsewhere'));
    await question();
    press(inEnglish('forms.leave.save'));
    await waitFor(() => expect(document.activeElement).toBe(textField(inEnglish('adminForm.firstName'))));
    expect(path(form)).toBe('/');
    expect(save).not.toHaveBeenCalled();
  });

  it('offers no save where one would have to be asked about', async () => {
    const form = showForm({
      lastStep: {
        title: 'Send?',
        text: '',
        confirmLabel: inEnglish('notifications.lastStep.confirm'),
        icon: <i />,
        pending: '',
        pendingHint: '',
        running: '',
      },
    });
    typeInto(inEnglish('adminForm.firstName'), 'Mariam');
    await act(() => form.shown.navigate('/elsewhere'));
    await question();
    expect(screen.queryByRole('button', { name: inEnglish('forms.leave.save') })).toBeNull();
  });

  it('lets nothing through when the page is gone before the answer', async () => {
    const form = showForm();
    await leaveTwice(form);
    await question();
    form.unmount();
    await act(async () => unsavedWork.answer(true));
    render(form.page);
    expect(path(form)).toBe('/');
  });
});
