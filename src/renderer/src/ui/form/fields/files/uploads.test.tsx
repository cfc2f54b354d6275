// @vitest-environment happy-dom

import { useNotifications } from '@renderer/runtime/notices/notify';
import { failed, ok, type Result } from '@shared/contract/result';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeBridge } from '../../../../../../../tests/support/page/fake-bridge';
import {
  choosePicture,
  endForm,
  press,
  showForm,
  startForm,
  stored,
  toPicture,
  typeInto,
} from '../../../../../../../tests/support/page/form-under-test';
import { toasts } from '../../../../../../../tests/support/page/page';
import { inEnglish } from '../../../../../../../tests/support/texts';

let bridge: FakeBridge;

beforeEach(() => {
  bridge = startForm();
});
afterEach(endForm);

describe('uploads', () => {
  it('go on after a file that cannot be read, which is told and holds no save back', async () => {
    bridge.handle({ 'uploads.send': () => ok({ url: 'https://files.example/back.png' }) });
    const save = vi.fn(async () => ok(null));
    showForm({ save });
    const gone = toPicture('gone.png');
    gone.slice = () => {
      throw new DOMException('gone', 'NotReadableError');
    };
    choosePicture(gone, toPicture('back.png'));
    expect(await screen.findByRole('button', { name: inEnglish('forms.pictures.alt', { position: 1, total: 1 }) })).toBeTruthy();
    expect(toasts()).toEqual([inEnglish('forms.unreadable', { name: 'gone.png' })]);
    press(inEnglish('forms.save'));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
  });

  it('of a file that was chosen during a save begin after it, so that what arrives has its place', async () => {
    bridge.handle({ 'uploads.send': () => ok({ url: 'https://files.example/a.pdf' }) });
    let answer: (result: Result<null>) => void = () => undefined;
    const save = vi.fn(() => new Promise<Result<null>>((resolve) => (answer = resolve)));
    showForm({ save });
    typeInto(inEnglish('adminForm.firstName'), 'Mariam');
    press(inEnglish('forms.save'));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    const input = document.querySelector('input[type=file][accept="application/pdf"]') as HTMLInputElement;
    fireEvent.change(input, { target: { files: [new File(['%PDF-1.7'], 'a.pdf')] } });
    await screen.findByText('a.pdf');
    await act(async () => answer(ok(null)));
    expect(await screen.findByRole('button', { name: inEnglish('forms.pdf.open') })).toBeTruthy();
  });

  it('count as saved once they are', async () => {
    bridge.handle({ 'uploads.send': () => ok({ url: 'https://files.example/b.png' }) });
    showForm({ initial: { ...stored, pictures: ['https://files.example/a.png'] } });
    const places = screen.getByRole('group', { name: inEnglish('homePage.collectionImages') });
    expect(places.textContent).toContain('1 of 3');
    choosePicture(toPicture('b.png'));
    await screen.findByRole('button', { name: inEnglish('forms.pictures.alt', { position: 2, total: 2 }) });
    expect(places.textContent).toContain(inEnglish('forms.pictures.unsaved', { filled: 2, total: 3, count: 1 }));
    press(inEnglish('forms.save'));
    await waitFor(() => expect(places.textContent).toMatch(/2 of 3$/));
  });

  it('keep their place in the order in which they were chosen, when one is sent again too', async () => {
    let isAway = true;
    bridge.handle({
      'uploads.send': ({ name }) => (name === 'cover.png' && isAway ? failed('unreachable') : ok({ url: `https://files.example/${name}` })),
    });
    const save = vi.fn(async (_values: typeof stored) => ok(null));
    showForm({ save });
    choosePicture(toPicture('cover.png', 1), toPicture('b.png', 2), toPicture('c.png', 3));
    await screen.findByRole('button', { name: inEnglish('forms.pictures.alt', { position: 2, total: 2 }) });
    const tiles = [...document.querySelectorAll('[data-picture-grid] > *')];
    expect(tiles[0]?.textContent).toContain(inEnglish('forms.pictures.failed'));
    isAway = false;
    press(inEnglish('forms.pictures.retry'));
    await screen.findByRole('button', { name: inEnglish('forms.pictures.alt', { position: 3, total: 3 }) });
    press(inEnglish('forms.save'));
    const inOrder = ['cover', 'b', 'c'].map((name) => `https://files.example/${name}.png`);
    await waitFor(() => expect(save.mock.calls[0]?.[0].pictures).toEqual(inOrder));
  });

  it('that fail for the same reason show the server’s message once, and once more after a retry', async () => {
    bridge.handle({ 'uploads.send': () => failed('server', { status: 507, message: 'The disk of the server is full' }) });
    showForm();
    choosePicture(toPicture('a.png', 1), toPicture('b.png', 2), toPicture('c.png', 3));
    await waitFor(() => expect(screen.getAllByText(inEnglish('forms.pictures.failed'))).toHaveLength(3));
    expect(toasts()).toEqual(['server']);
    fireEvent.click(screen.getAllByRole('button', { name: inEnglish('forms.pictures.retry') })[0] as HTMLElement);
    await waitFor(() => expect(toasts()).toEqual(['server', 'server']));
  });

  it('name files of the other script in one piece', async () => {
    showForm();
    choosePicture(new File(['no picture'], 'صورة 1.png'));
    await waitFor(() => expect(toasts()).toEqual([inEnglish('forms.pictures.notAPicture', { name: '\u2068صورة 1.png\u2069' })]));
  });
});

describe('undo', () => {
  it('pressed during a save comes after it', async () => {
    let answer: (result: Result<null>) => void = () => undefined;
    const save = vi.fn(() => new Promise<Result<null>>((resolve) => (answer = resolve)));
    showForm({ save, initial: { ...stored, pictures: ['https://files.example/a.png'] } });
    press(inEnglish('forms.pictures.remove', { position: 1 }));
    press(inEnglish('forms.save'));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    const [entry] = useNotifications.getState().messages;
    if (entry?.message.kind !== 'text') throw new Error('no undo');
    const { action } = entry.message;
    act(() => action?.run());
    await act(async () => answer(ok(null)));
    expect(await screen.findByRole('button', { name: inEnglish('forms.pictures.alt', { position: 1, total: 1 }) })).toBeTruthy();
    expect(await screen.findByRole('button', { name: inEnglish('forms.save') })).toBeTruthy();
  });
});
