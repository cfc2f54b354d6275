// @vitest-environment happy-dom

import { useNotifications } from '@renderer/runtime/notices/notify';
import { failed, ok, type Result } from '@shared/contract/result';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeBridge } from '../../../../../../tests/support/page/fake-bridge';
import {
  choosePicture,
  endForm,
  type FormValues,
  press,
  showForm,
  startForm,
  stored,
  textField,
  toDraft,
  toPicture,
  typeInto,
} from '../../../../../../tests/support/page/form-under-test';
import { inEnglish } from '../../../../../../tests/support/texts';
import type { SaveProgress } from './record-form-types';

let bridge: FakeBridge;
let save: ReturnType<typeof vi.fn<(values: FormValues, progress: SaveProgress<FormValues>) => Promise<Result<null>>>>;

beforeEach(() => {
  bridge = startForm();
  save = vi.fn(async () => ok(null));
});
afterEach(endForm);

/** Returns a response that the test resolves. */
function held<Value>(): { answer: Promise<Value>; give: (value: Value) => Promise<void> } {
  let resolve: (value: Value) => void = () => undefined;
  const answer = new Promise<Value>((give) => {
    resolve = give;
  });
  return { answer, give: (value) => act(async () => resolve(value)) };
}

const settle = (): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(3000)));
const keptValues = (): unknown[] =>
  bridge.requestsOf('drafts.save').map((request) => JSON.parse((request as { values: string }).values).values.f_name);

describe('a save that waits for its uploads', () => {
  function waitForUpload(): void {
    bridge.handle({ 'uploads.send': () => new Promise(() => undefined), 'uploads.cancel': () => ok(null) });
    showForm({ save });
    typeInto(inEnglish('adminForm.firstName'), 'Mariam');
    choosePicture(toPicture('front.png'));
    press(inEnglish('forms.save'));
  }

  it('is off when everything typed is given up', async () => {
    waitForUpload();
    await screen.findByText(inEnglish('forms.waitingForUploads', { count: 1 }));
    press(inEnglish('forms.discard'));
    await waitFor(() => expect(screen.queryByRole('button', { name: inEnglish('forms.save') })).toBeNull());
    expect(textField(inEnglish('adminForm.firstName')).value).toBe('Maryam');
    expect(save).not.toHaveBeenCalled();
  });

  it('is off when its form is left', async () => {
    waitForUpload();
    await screen.findByText(inEnglish('forms.waitingForUploads', { count: 1 }));
    await waitFor(() => expect(bridge.requestsOf('uploads.send')).toHaveLength(1));
    await act(async () => endForm());
    expect(save).not.toHaveBeenCalled();
  });
});

describe('after a save', () => {
  it('discarding goes back to what was saved, also before the record is read again', async () => {
    showForm({ save });
    typeInto(inEnglish('adminForm.firstName'), 'Mariam');
    press(inEnglish('forms.save'));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('button', { name: inEnglish('forms.save') })).toBeNull());
    typeInto(inEnglish('adminForm.firstName'), 'Miriam');
    press(inEnglish('forms.discard'));
    expect(textField(inEnglish('adminForm.firstName')).value).toBe('Mariam');
  });

  it('a refusal of the server is told also when the form was left meanwhile', async () => {
    const answer = held<Result<null>>();
    save.mockReturnValue(answer.answer);
    const { shown } = showForm({ save });
    typeInto(inEnglish('adminForm.firstName'), 'Mariam');
    press(inEnglish('forms.save'));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    await act(() => shown.navigate('/elsewhere'));
    fireEvent.click(await screen.findByRole('button', { name: inEnglish('forms.leave.leave') }));
    await screen.findByText('elsewhere');
    await answer.give(failed('server', { status: 400, fields: { f_name: 'f_name_is_taken' } }));
    expect(useNotifications.getState().messages).toHaveLength(1);
  });

  it('a part that is stored late brings nothing back that was given up', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const answer = held<Result<null>>();
    let progress: SaveProgress<FormValues> | undefined;
    save.mockImplementation((_values, given) => {
      progress = given;
      return answer.answer;
    });
    const { shown } = showForm({ save });
    typeInto(inEnglish('adminForm.firstName'), 'Mariam');
    press(inEnglish('forms.save'));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    await act(() => shown.navigate('/elsewhere'));
    fireEvent.click(await screen.findByRole('button', { name: inEnglish('forms.leave.leave') }));
    await screen.findByText('elsewhere');
    const before = bridge.requestsOf('drafts.save').length;
    act(() => progress?.stored({ f_name: 'Mariam' }));
    await answer.give(failed('server', { status: 500 }));
    await settle();
    expect(bridge.requestsOf('drafts.save')).toHaveLength(before);
  });
});

describe('an offered draft', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    bridge.handle({ 'drafts.read': () => ok(toDraft({ f_name: 'Typed before' })) });
  });

  it('is on disk again when what was typed over it is discarded', async () => {
    showForm({ save });
    await screen.findByRole('button', { name: inEnglish('forms.draft.restore') });
    typeInto(inEnglish('adminForm.firstName'), 'Mariam');
    await settle();
    expect(keptValues()).toEqual(['Mariam']);
    press(inEnglish('forms.discard'));
    expect(screen.getByRole('button', { name: inEnglish('forms.draft.restore') })).toBeTruthy();
    expect(keptValues()).toEqual(['Mariam', 'Typed before']);
    expect(bridge.requestsOf('drafts.remove')).toEqual([]);
  });

  it('is on disk again when what was typed over it is taken back by hand', async () => {
    showForm({ save });
    await screen.findByRole('button', { name: inEnglish('forms.draft.restore') });
    typeInto(inEnglish('adminForm.firstName'), 'Mariam');
    await settle();
    typeInto(inEnglish('adminForm.firstName'), 'Maryam');
    await settle();
    expect(keptValues()).toEqual(['Mariam', 'Typed before']);
    expect(bridge.requestsOf('drafts.remove')).toEqual([]);
  });

  it('is dropped without what was typed meanwhile', async () => {
    showForm({ save });
    await screen.findByRole('button', { name: inEnglish('forms.draft.restore') });
    typeInto(inEnglish('adminForm.firstName'), 'Mariam');
    await settle();
    press(inEnglish('forms.draft.drop'));
    expect(bridge.requestsOf('drafts.remove')).toEqual([]);
    expect(textField(inEnglish('adminForm.firstName')).value).toBe('Mariam');
  });

  it('changes places with what was typed meanwhile', async () => {
    showForm({ save });
    await screen.findByRole('button', { name: inEnglish('forms.draft.restore') });
    typeInto(inEnglish('adminForm.firstName'), 'Mariam');
    await settle();
    press(inEnglish('forms.draft.restore'));
    expect(textField(inEnglish('adminForm.firstName')).value).toBe('Typed before');
    await settle();
    expect(keptValues()).toEqual(['Mariam', 'Typed before']);
    press(inEnglish('forms.draft.restore'));
    expect(textField(inEnglish('adminForm.firstName')).value).toBe('Mariam');
  });
});

describe('a keychain that does not answer', () => {
  it('is told once, and what was typed is kept beside what it opens later', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const unavailable = () => failed('keychainUnavailable');
    bridge.handle({ 'drafts.read': unavailable, 'drafts.save': unavailable });
    showForm({ save });
    typeInto(inEnglish('adminForm.firstName'), 'Mariam');
    await settle();
    expect(useNotifications.getState().messages).toMatchObject([{ message: { failure: { code: 'keychainUnavailable' } } }]);
    bridge.handle({
      'drafts.read': () => ok(toDraft({ f_name: 'Typed before' })),
      'drafts.save': () => ok({ savedAt: '2026-11-20T07:00:00.000Z' }),
    });
    act(() => bridge.emit('drafts.becameReadable', null));
    expect(await screen.findByRole('button', { name: inEnglish('forms.draft.restore') })).toBeTruthy();
    expect(keptValues()).toEqual(['Mariam', 'Mariam']);
    expect(textField(inEnglish('adminForm.firstName')).value).toBe('Mariam');
  });
});

describe('secrets', () => {
  it('alone make no draft, for none of it could be brought back', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    showForm({ save });
    typeInto(inEnglish('adminForm.password'), 'secret-1');
    await settle();
    expect(bridge.requestsOf('drafts.save')).toEqual([]);
  });

  it('are not on disk either when only a part of them is stored', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    save.mockImplementation(async (_values, { stored: tell }) => {
      tell({ email: stored.email }, { f_name: stored.f_name });
      return ok(null);
    });
    showForm({ save });
    typeInto(inEnglish('adminForm.firstName'), 'Mariam');
    typeInto(inEnglish('adminForm.password'), 'secret-1');
    press(inEnglish('forms.save'));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    await settle();
    expect(bridge.requestsOf('drafts.save').length).toBeGreaterThan(0);
    expect(JSON.stringify(bridge.requestsOf('drafts.save'))).not.toContain('secret-1');
  });
});

describe('a settings form', () => {
  it('does not close under what is being typed', async () => {
    const { update } = showForm({ save, startsLocked: false });
    typeInto(inEnglish('adminForm.firstName'), 'Mariam');
    update({ startsLocked: true });
    expect(textField(inEnglish('adminForm.firstName')).readOnly).toBe(false);
  });
});
