// @vitest-environment happy-dom

import { failed, ok, type Result } from '@shared/contract/result';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { FakeBridge } from '../../../../../../../tests/support/page/fake-bridge';
import { choosePicture, endForm, press, showFormOf, startForm, toPicture } from '../../../../../../../tests/support/page/form-under-test';
import { inEnglish, startingWith } from '../../../../../../../tests/support/texts';
import { RecordForm } from '../../record/record-form';
import { useRecordForm } from '../../record/use-record-form';
import { AvatarField } from './avatar-field';
import { PictureField } from './picture-field';
import { WidePictureField } from './wide-picture-field';

const schema = z.object({ picture: z.string().min(1, 'forms.required') });
const none = { picture: '' };
const one = { picture: 'https://files.example/1.png' };

const fields = {
  'a large picture': () => <PictureField name="picture" label="Picture" />,
  'a wide picture': () => <WidePictureField name="picture" label="Picture" />,
  'the picture of a person': () => <AvatarField name="picture" label="Picture" personName="Maryam" />,
};

function show(Field: () => ReactElement, initial: typeof none): void {
  function PictureForm(): ReactElement {
    const handle = useRecordForm<z.output<typeof schema>>({
      ...{ draft: { screen: 'picture', record: '1', title: 'Picture' }, schema, initial, needs: ['admin'] },
      save: async () => ok(null),
    });
    return (
      <RecordForm handle={handle}>
        <Field />
      </RecordForm>
    );
  }
  showFormOf(PictureForm);
}

let bridge: FakeBridge;

beforeEach(() => {
  bridge = startForm();
});
afterEach(endForm);

const focused = (): Element | null => document.activeElement;
/** Whether a button of the field has the focus, so that it isn't lost to the page. */
function hasFocus(): boolean {
  return focused()?.tagName === 'BUTTON' && focused()?.closest('form') !== null;
}

function opener(name: RegExp): HTMLElement {
  const [button] = screen.getAllByRole('button', { name });
  if (!button) throw new Error(`no button ${name}`);
  act(() => button.focus());
  return button;
}

describe.each(Object.entries(fields))('the keyboard stays in %s', (_name, Field) => {
  it.each([
    ['an empty one', none],
    ['one that is replaced', one],
  ])('while a file goes, fails, goes again and arrives, in %s', async (_kind, initial) => {
    let answer: (result: Result<{ url: string }>) => void = () => undefined;
    bridge.handle({ 'uploads.send': () => new Promise((resolve) => (answer = resolve)) });
    show(Field, initial);
    opener(/^(Add or drop|Replace|Choose a picture)/);
    choosePicture(toPicture('a.png'));
    await screen.findByRole('progressbar');
    expect(hasFocus()).toBe(true);
    await waitFor(() => expect(bridge.requestsOf('uploads.send')).toHaveLength(1));
    await act(async () => answer(failed('unreachable')));
    const retry = await screen.findByRole('button', { name: inEnglish('forms.pictures.retry') });
    expect(hasFocus()).toBe(true);
    act(() => retry.focus());
    press(inEnglish('forms.pictures.retry'));
    await screen.findByRole('progressbar');
    expect(hasFocus()).toBe(true);
    await waitFor(() => expect(bridge.requestsOf('uploads.send')).toHaveLength(2));
    await act(async () => answer(ok({ url: 'https://files.example/2.png' })));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(hasFocus()).toBe(true);
  });

  it('when a file is refused, and when one is called off', async () => {
    bridge.handle({ 'uploads.send': () => new Promise(() => undefined), 'uploads.cancel': () => ok(null) });
    show(Field, none);
    opener(/^(Add or drop|Choose a picture)/);
    choosePicture(new File(['no picture'], 'a.txt'));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(hasFocus()).toBe(true);
    choosePicture(toPicture('a.png'));
    const cancel = await screen.findByRole('button', { name: /a\.png/ });
    act(() => cancel.focus());
    fireEvent.click(cancel);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(hasFocus()).toBe(true);
  });
});

describe('a picture that is required', () => {
  it('is not called missing because the focus went on before anything was done there', async () => {
    show(fields['a large picture'], none);
    const button = opener(startingWith(inEnglish('forms.pictures.add')));
    fireEvent.blur(button);
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
    expect(screen.queryByText('This Field is required')).toBeNull();
    fireEvent.submit(document.querySelector('form') as HTMLFormElement);
    expect(await screen.findByText('This Field is required')).toBeTruthy();
  });

  it('is not called missing beside the word that it was not uploaded', async () => {
    bridge.handle({ 'uploads.send': () => failed('unreachable') });
    show(fields['a large picture'], none);
    fireEvent.submit(document.querySelector('form') as HTMLFormElement);
    await screen.findByText('This Field is required');
    choosePicture(toPicture('a.png'));
    await screen.findByText(inEnglish('forms.pictures.failed'));
    expect(screen.queryByText('This Field is required')).toBeNull();
  });
});
