// @vitest-environment happy-dom

import { toFailureText } from '@renderer/runtime/notices/failure-presenter';
import { useNotifications } from '@renderer/runtime/notices/notify';
import { sessionActions } from '@renderer/runtime/state/session-store';
import { i18n } from '@renderer/runtime/texts/i18n';
import { requiredText } from '@renderer/validation/form-rules';
import { failed, ok, type Result } from '@shared/contract/result';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { create } from 'zustand';
import type { FakeBridge } from '../../../../../../tests/support/page/fake-bridge';
import {
  endForm,
  type FormOptions,
  type FormValues,
  textField as field,
  press,
  type ShownForm,
  showForm,
  showFormOf,
  startForm,
  stored,
  toDraft,
  typeInto as type,
} from '../../../../../../tests/support/page/form-under-test';
import { inArabic, inEnglish } from '../../../../../../tests/support/texts';
import { TextField } from '../fields/text-field';
import { FormSection } from '../form-section';
import { RecordForm } from './record-form';
import { useRecordForm } from './use-record-form';

const twoTexts = z.object({ one: requiredText(), two: requiredText() });
const twoEmpty = { one: '', two: '' };

let bridge: FakeBridge;
let save: ReturnType<typeof vi.fn<(values: FormValues) => Promise<Result<null>>>>;

const show = (options: FormOptions = {}): ShownForm => showForm({ save, ...options });

beforeEach(() => {
  bridge = startForm();
  save = vi.fn(async () => ok(null));
});
afterEach(endForm);

describe('the record form', () => {
  it('saves from the menu what stands in the fields, and sends nothing when nothing changed', async () => {
    show();
    await act(async () => bridge.emit('app.commandInvoked', { command: 'save' }));
    expect(save).not.toHaveBeenCalled();
    type(inEnglish('adminForm.firstName'), 'Mariam');
    field(inEnglish('adminForm.firstName')).focus();
    await screen.findByText('in Name');
    await act(async () => bridge.emit('app.commandInvoked', { command: 'save' }));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(save.mock.calls[0]?.[0]).toEqual({ ...stored, f_name: 'Mariam' });
    expect(document.activeElement).toBe(field(inEnglish('adminForm.firstName')));
  });

  it('sends one request however often save is pressed, and says what changed', async () => {
    let finish: (result: Result<null>) => void = () => undefined;
    save.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
    show();
    expect(screen.queryByRole('button', { name: inEnglish('forms.save') })).toBeNull();
    type(inEnglish('adminForm.firstName'), 'Mariam');
    expect(await screen.findByText('in Name')).toBeTruthy();
    press(inEnglish('forms.save'));
    press(inEnglish('forms.save'));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    press(inEnglish('forms.save'));
    await act(async () => finish(ok(null)));
    expect(save).toHaveBeenCalledOnce();
    expect(save.mock.calls[0]?.[0]).toEqual({ ...stored, f_name: 'Mariam' });
    await waitFor(() => expect(screen.queryByRole('button', { name: inEnglish('forms.save') })).toBeNull());
    expect(bridge.requestsOf('drafts.remove')).toHaveLength(1);
  });

  it('leads to the first error, counts the errors, and sends nothing', async () => {
    show();
    type(inEnglish('adminForm.firstName'), '   ');
    type('Email', 'nobody');
    press(inEnglish('forms.save'));
    expect(await screen.findByText('2 errors')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field(inEnglish('adminForm.firstName'))));
    expect(screen.getByText(inEnglish('forms.badEmail'))).toBeTruthy();
    expect(save).not.toHaveBeenCalled();
    await act(() => i18n.changeLanguage('ar'));
    expect(screen.getByText(inArabic('forms.badEmail'))).toBeTruthy();
  });

  it('puts the server’s words under their field and keeps everything typed', async () => {
    save.mockResolvedValue(failed('server', { message: 'Taken by Huda', status: 400, fields: { f_name: 'Taken by Huda' } }));
    show();
    type(inEnglish('adminForm.firstName'), 'Mariam');
    press(inEnglish('forms.save'));
    expect(await screen.findByText('Taken by Huda')).toBeTruthy();
    expect(field(inEnglish('adminForm.firstName')).value).toBe('Mariam');
    expect(useNotifications.getState().messages).toEqual([]);
  });

  it.each([
    ['f_name_is_required', 'This Field is required', inArabic('forms.required')],
    ['invalid_f_name', inEnglish('forms.refused'), inArabic('forms.refused')],
  ])('says what the API says of a field, %s, in the language of the person', async (message, english, arabic) => {
    save.mockResolvedValue(failed('server', { message, status: 400, fields: { f_name: message } }));
    show();
    type(inEnglish('adminForm.firstName'), 'Mariam');
    press(inEnglish('forms.save'));
    expect(await screen.findByText(english)).toBeTruthy();
    await act(() => i18n.changeLanguage('ar'));
    expect(screen.getByText(arabic)).toBeTruthy();
    expect(useNotifications.getState().messages).toEqual([]);
  });

  it('takes words of the server for words, whatever they look like', async () => {
    const fields = { f_name: 'name.min {0}', email: 'forms.required' };
    save.mockResolvedValue(failed('server', { message: 'name.min {0}', status: 422, fields }));
    show();
    type(inEnglish('adminForm.firstName'), 'Mariam');
    press(inEnglish('forms.save'));
    expect(await screen.findByText('name.min {0}')).toBeTruthy();
    expect(screen.getByText('forms.required')).toBeTruthy();
  });

  it.each([
    [
      'a field that has no place here',
      { message: 'invalid_amount', fields: { amount: 'invalid_amount' } },
      inEnglish('failures.fields.invalid', { field: inEnglish('productForm.amount') }),
    ],
    [
      'a field of a row that has the name of another field',
      { message: 'rows[2].f_name_is_required', fields: { 'rows[2].f_name': 'rows[2].f_name_is_required' } },
      inEnglish('failures.fields.required', { field: 'rows 3: First name' }),
    ],
    [
      'two fields that have no place here, with general words',
      { message: 'Validation failed', fields: { amount: 'Too small', 'rows[0].f_name': 'Too short' } },
      `Validation failed\n${inEnglish('productForm.amount')}: Too small\nrows 1: First name: Too short`,
    ],
  ])('tells a refusal of %s in a message', async (_what, details, told) => {
    save.mockResolvedValue(failed('server', { status: 400, ...details }));
    show();
    type(inEnglish('adminForm.firstName'), 'Mariam');
    press(inEnglish('forms.save'));
    await waitFor(() => expect(useNotifications.getState().messages).toHaveLength(1));
    const { message } = useNotifications.getState().messages[0] ?? {};
    expect(message?.kind === 'failure' && toFailureText(message.failure, i18n.t)).toBe(told);
    expect(screen.queryByText('Too short')).toBeNull();
    expect(field(inEnglish('adminForm.firstName')).value).toBe('Mariam');
  });

  it.each([
    [
      'with general words',
      { message: 'Validation failed', fields: { f_name: 'Too short', email: 'Not an email' } },
      ['Too short', 'Not an email'],
    ],
    [
      'of which one has no place here',
      { message: 'Validation failed', fields: { f_name: 'Too short', amount: 'Too small' } },
      ['Too short'],
    ],
  ])('shows a refusal of fields on screen, %s, at these fields and nowhere else', async (_what, details, told) => {
    save.mockResolvedValue(failed('server', { status: 422, ...details }));
    show();
    type(inEnglish('adminForm.firstName'), 'Mariam');
    press(inEnglish('forms.save'));
    for (const words of told) expect(await screen.findByText(words)).toBeTruthy();
    expect(useNotifications.getState().messages).toEqual([]);
  });

  it('says at the field of a row what the server says of that row, where the form names its list', async () => {
    save.mockResolvedValue(
      failed('server', { status: 400, message: 'invalid_people[0].f_name', fields: { 'people[0].f_name': 'Too short' } }),
    );
    show({ fieldOfServer: { people: (rest) => (rest === '0.f_name' ? 'f_name' : null) } });
    type(inEnglish('adminForm.firstName'), 'Mariam');
    press(inEnglish('forms.save'));
    expect(await screen.findByText('Too short')).toBeTruthy();
  });

  it('tells any other failure once and stays ready to save again', async () => {
    save.mockResolvedValueOnce(failed('server', { message: 'The disk of the server is full', status: 500 }));
    show();
    type(inEnglish('adminForm.firstName'), 'Mariam');
    press(inEnglish('forms.save'));
    await waitFor(() => expect(useNotifications.getState().messages).toHaveLength(1));
    expect(field(inEnglish('adminForm.firstName')).value).toBe('Mariam');
    press(inEnglish('forms.save'));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  });

  it('is read-only without the permission and says so', () => {
    sessionActions.setRoles([]);
    show();
    expect(field(inEnglish('adminForm.firstName')).readOnly).toBe(true);
    expect(screen.getByText(inEnglish('forms.readOnly'))).toBeTruthy();
  });

  it('only shows a record in view mode, whoever looks at it: nothing can be typed, saved or brought back', async () => {
    bridge.handle({ 'drafts.read': () => ok(toDraft({ f_name: 'Typed before' })) });
    show({ isView: true });
    expect(screen.getByText(inEnglish('forms.viewing'))).toBeTruthy();
    expect(field(inEnglish('adminForm.firstName')).readOnly && field(inEnglish('adminForm.email')).readOnly).toBe(true);
    expect(document.querySelector('[data-form-bar], input[type=file]:not([hidden])')).toBeNull();
    expect(screen.queryByRole('button', { name: inEnglish('forms.pictures.add') })).toBeNull();
    await act(async () => bridge.emit('app.commandInvoked', { command: 'save' }));
    expect(save).not.toHaveBeenCalled();
    expect(bridge.requestsOf('drafts.read')).toEqual([]);
  });

  it('knows its sections by themselves, in the order of the page and in the language of the app', async () => {
    function Two({ hasFirst }: { hasFirst: boolean }): ReactElement {
      const handle = useRecordForm({
        ...{ draft: { screen: 'two', record: null, title: 'Two' }, schema: twoTexts, initial: twoEmpty, needs: ['admin'] as const },
        save: async () => ok(null),
      });
      return (
        <RecordForm handle={handle}>
          {hasFirst && (
            <FormSection id="one" title={i18n.language === 'ar' ? 'الأول' : 'One'}>
              <TextField name="one" label="One" />
            </FormSection>
          )}
          <FormSection id="two" title="Two">
            <TextField name="two" label="Two" />
          </FormSection>
          <FormSection id="three" title="Three">
            <TextField name="two" label="Again" />
          </FormSection>
        </RecordForm>
      );
    }
    const useHasFirst = create(() => ({ hasFirst: false }));
    showFormOf(() => <Two {...useHasFirst()} />);
    const listed = (): string[] =>
      within(screen.getByRole('navigation'))
        .getAllByRole('button')
        .map(({ textContent }) => textContent ?? '');
    expect(listed()).toEqual(['Two', 'Three']);
    act(() => useHasFirst.setState({ hasFirst: true }));
    expect(listed()).toEqual(['One', 'Two', 'Three']);
    await act(() => i18n.changeLanguage('ar'));
    expect(listed()[0]).toBe('الأول');
    act(() => useHasFirst.setState({ hasFirst: false }));
    expect(listed()).toEqual(['Two', 'Three']);
  });

  it('shows its skeleton in the place of the form', () => {
    const { container, update } = show({ initial: null });
    const skeleton = container.querySelector('.fui-Skeleton') as HTMLElement;
    update({ initial: stored });
    const place = container.querySelector('form > div') as HTMLElement;
    expect(place.classList.length).toBeGreaterThan(3);
    expect([...place.classList].filter((name) => !skeleton.classList.contains(name) && !name.startsWith('___'))).toEqual([]);
  });

  it('opens locked as a settings form, until Edit, and again after a save', async () => {
    show({ startsLocked: true });
    expect(field(inEnglish('adminForm.firstName')).readOnly).toBe(true);
    press(inEnglish('forms.edit'));
    expect(field(inEnglish('adminForm.firstName')).readOnly).toBe(false);
    type(inEnglish('adminForm.firstName'), 'Mariam');
    press(inEnglish('forms.save'));
    expect(await screen.findByRole('button', { name: inEnglish('forms.edit') })).toBeTruthy();
    expect(field(inEnglish('adminForm.firstName')).readOnly).toBe(true);
  });

  it('takes hidden characters out and says it', async () => {
    show();
    type(inEnglish('adminForm.firstName'), 'Mar\u202eiam');
    fireEvent.blur(field(inEnglish('adminForm.firstName')));
    expect(await screen.findByText(inEnglish('forms.cleaned'))).toBeTruthy();
    expect(field(inEnglish('adminForm.firstName')).value).toBe('Mariam');
  });
});

describe('kept drafts', () => {
  it('are on disk within two seconds of the last key', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show();
    type(inEnglish('adminForm.firstName'), 'Mariam');
    await act(() => vi.advanceTimersByTimeAsync(1700));
    expect(bridge.requestsOf('drafts.save')).toEqual([
      {
        screen: 'admins.edit',
        record: '7',
        title: inEnglish('navigation.editAdmin'),
        path: '/',
        values: JSON.stringify({ values: { ...stored, f_name: 'Mariam' }, baseline: stored }),
      },
    ]);
  });

  it('are offered when the screen opens, and come back as changes', async () => {
    bridge.handle({ 'drafts.read': () => ok(toDraft({ f_name: 'Typed before' })) });
    show();
    fireEvent.click(await screen.findByRole('button', { name: inEnglish('forms.draft.restore') }));
    expect(field(inEnglish('adminForm.firstName')).value).toBe('Typed before');
    expect(await screen.findByText('in Name')).toBeTruthy();
  });
});

describe('leaving with unsaved changes', () => {
  it('asks, stays on no, and leaves without the draft on yes', async () => {
    const { shown } = show();
    type(inEnglish('adminForm.firstName'), 'Mariam');
    await screen.findByText('in Name');
    await act(() => shown.navigate('/elsewhere'));
    fireEvent.click(await screen.findByRole('button', { name: inEnglish('forms.leave.stay') }));
    await waitFor(() => expect(screen.queryByRole('button', { name: inEnglish('forms.leave.stay') })).toBeNull());
    expect(shown.location().pathname).toBe('/');
    expect(field(inEnglish('adminForm.firstName')).value).toBe('Mariam');
    await act(() => shown.navigate('/elsewhere'));
    fireEvent.click(await screen.findByRole('button', { name: inEnglish('forms.leave.leave') }));
    expect(await screen.findByText('elsewhere')).toBeTruthy();
    expect(bridge.requestsOf('drafts.remove')).toHaveLength(1);
  });
});
