// @vitest-environment happy-dom

import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endForm, showForm, startForm, textField, typeInto } from '../../../../../../tests/support/page/form-under-test';
import { inEnglish } from '../../../../../../tests/support/texts';

beforeEach(() => void startForm());
afterEach(endForm);

/** Waits until a field has handled its blur event. */
const settled = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
const message = (): Element | null => screen.queryByText('This Field is required');

async function leaveByPressOf(target: HTMLElement): Promise<void> {
  typeInto(inEnglish('adminForm.firstName'), '');
  act(() => textField(inEnglish('adminForm.firstName')).focus());
  fireEvent.pointerDown(target);
  fireEvent.blur(textField(inEnglish('adminForm.firstName')));
  await settled();
}

it('the message of a field that is left by a press moves nothing under the pointer before the press has counted', async () => {
  showForm();
  const target = screen.getByRole('button', { name: inEnglish('forms.pdf.choose') });
  await leaveByPressOf(target);
  expect(message()).toBeNull();
  fireEvent.pointerUp(target);
  fireEvent.click(target);
  expect(await screen.findByText('This Field is required')).toBeTruthy();
});

it('the message comes too when the press becomes none', async () => {
  showForm();
  await leaveByPressOf(document.body);
  fireEvent.pointerUp(document.body);
  expect(await screen.findByText('This Field is required')).toBeTruthy();
});
