// @vitest-environment happy-dom

import { useNotifications } from '@renderer/runtime/notices/notify';
import { sessionActions } from '@renderer/runtime/state/session-store';
import { optionalDay, requiredInteger, requiredText } from '@renderer/validation/form-rules';
import { failed, ok } from '@shared/contract/result';
import type { PromoCode, PromoType } from '@shared/contract/shop/promo-codes';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { FakeBridge } from '../../../../../../tests/support/page/fake-bridge';
import { errorOf, field, fill } from '../../../../../../tests/support/page/form-on-page';
import { endForm, press, showFormOf, startForm } from '../../../../../../tests/support/page/form-under-test';
import { servePage } from '../../../../../../tests/support/samples/order-rows';
import { inArabic, inEnglish } from '../../../../../../tests/support/texts';
import { BilingualField } from '../fields/bilingual-field';
import { DateField } from '../fields/date-field';
import { IntegerField } from '../fields/integer-field';
import { SearchSelectField } from '../fields/search-select-field';
import { TextField } from '../fields/text-field';
import { RecordDialog } from './record-dialog';
import { defineRecordForm } from './record-form-definition';

// A form with seven fields, declared like one of a feature. It begins here …
const schema = z.object({
  name: requiredText(),
  title_en: requiredText(),
  title_ar: requiredText(),
  Type: requiredText(),
  amount: requiredText(),
  max_usage: requiredInteger({ min: 1 }),
  end_date: optionalDay(),
});
type Values = z.output<typeof schema>;
const empty: Values = { name: '', title_en: '', title_ar: '', Type: '', amount: '', max_usage: '1', end_date: '' };
const toBody = ({ name, amount, Type, end_date, max_usage }: Values) => ({
  ...{ name, amount: Number(amount), Type: Type as PromoType, end_date: end_date || null },
  ...{ max_usage: Number(max_usage), count_usage: 0 },
});

const promoForm = defineRecordForm({
  list: 'masterHN/promo',
  saveLabel: () => inEnglish('promoCodes.save'),
  add: {
    title: () => 'New code',
    schema,
    empty: () => empty,
    call: 'promoCodes.add',
    toInput: (values) => ({ body: toBody(values) }),
    success: () => 'Code added',
  },
  edit: {
    title: () => 'Edit code',
    nameOf: ({ name }: PromoCode) => name,
    read: {
      call: 'promoCodes.list',
      toInput: (id) => ({ query: { search: String(id) } }),
      toRow: ({ rows }, id) => rows.find((row) => row.id === id) ?? null,
    },
    toValues: ({ name, amount, Type, end_date, max_usage }) => ({
      ...{ ...empty, name, title_en: name, title_ar: name, Type },
      ...{ amount: String(amount), end_date: end_date ?? '', max_usage: String(max_usage) },
    }),
    toSchema: () => schema,
    call: 'promoCodes.update',
    toInput: (values, id) => ({ params: { id }, body: toBody(values) }),
    success: () => 'Code updated',
    goneText: () => 'This code is gone.',
  },
  Fields: () => (
    <>
      <TextField name="name" label="Name" isRequired />
      <BilingualField name="title" label="Title" isRequired />
      <SearchSelectField name="Type" label="Type" isRequired options={types} />
      <TextField name="amount" label="Amount" isRequired />
      <IntegerField name="max_usage" label="Uses" min={1} isRequired />
      <DateField name="end_date" label="Last day" />
    </>
  ),
});
// … and ends here; the dialog is rendered over its list.

const types = [
  { value: 'percentage', text: 'Percentage' },
  { value: 'fixed', text: inArabic('vocabulary.promoCodes.types.fixed') },
];

function Screen({ id }: { id: number | null }): ReactElement {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? <RecordDialog form={promoForm} id={id} onClose={() => setOpen(false)} /> : <p>the list</p>;
}

const stored: PromoCode = {
  ...{ id: 5, name: 'SUMMER', amount: 20, Type: 'percentage', createdAt: '2026-06-01', end_date: '2026-12-31' },
  ...{ max_usage: 1250, count_usage: 3, is_active: true },
};

let bridge: FakeBridge;
let rows: PromoCode[];
const dialog = (): Promise<HTMLElement> => screen.findByRole('alertdialog', { name: /code$/ });
const toasts = (): string[] =>
  useNotifications.getState().messages.map(({ message }) => (message.kind === 'text' ? message.text : message.kind));

/** Answers a prompt over the dialog; it is found by its text, because this document can't always determine the inner dialog. */
async function answer(words: string): Promise<void> {
  fireEvent.click(await screen.findByText(words));
}

async function open(id: number | null): Promise<ReturnType<typeof showFormOf>> {
  const shown = showFormOf(() => <Screen id={id} />);
  await waitFor(() => field('name'));
  return shown;
}

async function chooseFixed(): Promise<void> {
  const select = field('Type');
  fireEvent.click(select);
  fireEvent.change(select, { target: { value: 'ثَابِت' } });
  fireEvent.click(await screen.findByRole('option', { name: inArabic('vocabulary.promoCodes.types.fixed') }));
}

beforeEach(() => {
  rows = [stored];
  bridge = startForm();
  bridge.handle({
    'promoCodes.list': () => servePage(rows, 1),
    'promoCodes.add': () => ok(null),
    'promoCodes.update': () => ok(null),
  });
  sessionActions.setRoles(['masterHN']);
});
afterEach(endForm);

describe('a record form in a dialog', () => {
  it('makes a new record from what is typed in any digits, tells it and closes', async () => {
    await open(null);
    fill({
      name: 'WINTER',
      title_en: 'Winter',
      title_ar: 'الشتاء',
      amount: '12.5',
      max_usage: '١٬٥٠٠',
      end_date: '٣١/١٢/٢٠٢٦',
    });
    await chooseFixed();
    expect(['max_usage', 'end_date', 'Type'].map((name) => field(name).value)).toEqual([
      '1,500',
      '31 Dec 2026',
      inArabic('vocabulary.promoCodes.types.fixed'),
    ]);
    press(inEnglish('promoCodes.save'));
    await screen.findByText('the list');
    const body = { name: 'WINTER', amount: 12.5, Type: 'fixed', end_date: '2026-12-31', max_usage: 1500, count_usage: 0 };
    expect(bridge.requestsOf('promoCodes.add')).toEqual([{ body }]);
    expect(toasts()).toEqual(['Code added']);
  });

  it('shows what is stored, and sends no more than once however often save is pressed', async () => {
    await open(5);
    expect(['name', 'Type', 'amount', 'max_usage', 'end_date'].map((name) => field(name).value)).toEqual([
      'SUMMER',
      inEnglish('vocabulary.promoCodes.types.percentage'),
      '20',
      '1,250',
      '31 Dec 2026',
    ]);
    fill({ name: 'AUTUMN' });
    const save = screen.getByRole('button', { name: inEnglish('promoCodes.save') });
    fireEvent.click(save);
    fireEvent.click(save);
    await screen.findByText('the list');
    expect(bridge.requestsOf('promoCodes.update')).toMatchObject([{ params: { id: 5 }, body: { name: 'AUTUMN', max_usage: 1250 } }]);
  });

  it('says at each field what is wrong, keeps what was typed, and leads to the first', async () => {
    await open(null);
    fill({ name: 'X', title_en: 'X', title_ar: 'س', amount: '', max_usage: '0', end_date: '31/2/2026' });
    press(inEnglish('promoCodes.save'));
    await waitFor(() => expect(document.activeElement).toBe(field('Type')));
    expect(['Type', 'amount', 'max_usage', 'end_date'].map(errorOf)).toEqual([
      'This Field is required',
      'This Field is required',
      inEnglish('forms.badInteger', { min: 1 }),
      inEnglish('dates.unreadable'),
    ]);
    expect(['max_usage', 'end_date'].map((name) => field(name).value)).toEqual(['0', '31/2/2026']);
    expect(bridge.requestsOf('promoCodes.add')).toEqual([]);
  });

  it('points out what a comma was taken for, and does not refuse it', async () => {
    await open(5);
    fireEvent.change(field('max_usage'), { target: { value: '12,500' } });
    expect(screen.getByText(inEnglish('forms.readAs', { amount: '12,500' }))).toBeTruthy();
    press(inEnglish('promoCodes.save'));
    await waitFor(() => expect(bridge.requestsOf('promoCodes.update')).toMatchObject([{ body: { max_usage: 12_500 } }]));
  });

  it('steps a whole number from what stands there, in any digits', async () => {
    await open(null);
    fireEvent.input(field('max_usage'), { target: { value: '1,249' } });
    fireEvent.keyDown(field('max_usage'), { key: 'ArrowUp' });
    expect(field('max_usage').value).toBe('1250');
    fireEvent.input(field('max_usage'), { target: { value: '١٬٢٤٩' } });
    fireEvent.keyDown(field('max_usage'), { key: 'ArrowUp' });
    expect(field('max_usage').value).toBe('1250');
    fireEvent.mouseDown(screen.getByRole('button', { name: inEnglish('forms.number.less') }));
    fireEvent.mouseUp(screen.getByRole('button', { name: inEnglish('forms.number.less') }));
    fireEvent.blur(field('max_usage'));
    expect(field('max_usage').value).toBe('1,249');
  });

  it('asks before typed text is lost, by Escape as by Cancel, and keeps it on no', async () => {
    await open(5);
    fill({ name: 'AUTUMN' });
    fireEvent.keyDown(await dialog(), { key: 'Escape' });
    expect(await screen.findByText(/Edit code: SUMMER/)).toBeTruthy();
    await answer(inEnglish('forms.leave.stay'));
    await waitFor(() => expect(screen.queryByText(inEnglish('forms.leave.title'))).toBeNull());
    expect(field('name').value).toBe('AUTUMN');
    press(inEnglish('common.cancel'));
    await answer(inEnglish('forms.leave.leave'));
    await screen.findByText('the list');
    expect(bridge.requestsOf('drafts.remove')).toHaveLength(1);
  });

  it('closes at once when nothing was typed', async () => {
    await open(5);
    press(inEnglish('common.cancel'));
    expect(await screen.findByText('the list')).toBeTruthy();
  });

  it('keeps what was typed under the record’s name, and offers it when it is opened again', async () => {
    const draft = {
      screen: 'masterHN.promo.edit',
      record: '5',
      title: 'Edit code: SUMMER',
      path: '/',
      savedAt: '2026-11-20T07:00:00.000Z',
    };
    const values = { ...empty, name: 'SUMMER', title_en: 'SUMMER', title_ar: 'SUMMER', Type: 'percentage', amount: '20' };
    const baseline = { ...values, end_date: '2026-12-31', max_usage: '1250' };
    bridge.handle({ 'drafts.read': () => ok({ ...draft, values: JSON.stringify({ values: { ...baseline, name: 'KEPT' }, baseline }) }) });
    const { unmount } = await open(5);
    fireEvent.click(await screen.findByRole('button', { name: inEnglish('forms.draft.restore') }));
    expect(field('name').value).toBe('KEPT');
    fill({ name: 'KEPT AGAIN' });
    unmount();
    expect(bridge.requestsOf('drafts.save')).toMatchObject([{ screen: draft.screen, record: '5', title: draft.title }]);
  });

  it('joins a change of somebody else with its own', async () => {
    await open(5);
    fill({ name: 'AUTUMN' });
    rows = [{ ...stored, amount: 30 }];
    press(inEnglish('promoCodes.save'));
    await screen.findByText('the list');
    expect(bridge.requestsOf('promoCodes.update')).toMatchObject([{ body: { name: 'AUTUMN', amount: 30 } }]);
  });

  it('stays open with the server’s words, and with a record that is gone', async () => {
    bridge.handle({ 'promoCodes.update': () => failed('server', { message: 'no', status: 400, fields: { name: 'name_taken' } }) });
    await open(5);
    fill({ name: 'AUTUMN' });
    press(inEnglish('promoCodes.save'));
    await waitFor(() => expect(errorOf('name')).toBe('name_taken'));
    expect(field('name').value).toBe('AUTUMN');
  });

  it('says when the record is gone, and leads back', async () => {
    rows = [];
    showFormOf(() => <Screen id={5} />);
    expect(await screen.findByText('This code is gone.')).toBeTruthy();
    press(inEnglish('common.back'));
    await screen.findByText('the list');
  });

  it('saves from the menu, and shows itself only without the permission', async () => {
    const { unmount } = await open(5);
    fill({ name: 'AUTUMN' });
    await act(async () => bridge.emit('app.commandInvoked', { command: 'save' }));
    await screen.findByText('the list');
    unmount();
    sessionActions.setRoles([]);
    await open(5);
    expect(field('name').readOnly && field('end_date').readOnly && field('max_usage').readOnly && field('Type').readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: inEnglish('promoCodes.save') })).toBeNull();
    expect(screen.getByText(/^You can view this form/)).toBeTruthy();
  });
});
