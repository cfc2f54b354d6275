// @vitest-environment happy-dom

import { sessionActions } from '@renderer/runtime/state/session-store';
import { i18n } from '@renderer/runtime/texts/i18n';
import { ok } from '@shared/contract/result';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { endForm, showFormOf, startForm } from '../../../../../../tests/support/page/form-under-test';
import { inEnglish } from '../../../../../../tests/support/texts';
import { RecordForm } from '../record/record-form';
import { useRecordForm } from '../record/use-record-form';
import { CardChoiceField } from './card-choice-field';
import { SwitchField } from './choice-fields';
import { SearchSelectField } from './search-select-field';

const schema = z.object({ active: z.boolean() });
const initial = { active: true };

function SwitchForm(): ReactElement {
  const handle = useRecordForm<z.output<typeof schema>>({
    ...{ draft: { screen: 'switch', record: '1', title: 'Switch' }, schema, initial, needs: ['admin'] },
    save: async () => ok(null),
  });
  return (
    <RecordForm handle={handle}>
      <SwitchField name="active" label="Active" />
    </RecordForm>
  );
}

beforeEach(() => void startForm());
afterEach(endForm);

it('a switch says in words what it is where it cannot be flipped', async () => {
  showFormOf(SwitchForm);
  fireEvent.click(screen.getByRole('switch', { name: inEnglish('activation.active') }));
  expect((screen.getByRole('switch', { name: inEnglish('activation.active') }) as HTMLInputElement).checked).toBe(false);
  act(() => sessionActions.setRoles([]));
  expect((screen.getByRole('switch', { name: 'Active: off' }) as HTMLInputElement).disabled).toBe(true);
  await act(() => i18n.changeLanguage('ar'));
  expect(screen.getByRole('switch', { name: 'Active: غير مفعّل' })).toBeTruthy();
});

const places = [
  { value: '1', text: 'Salmiya', second: 'السالمية', group: 'Hawalli' },
  { value: '2', text: 'Salwa', second: 'سلوى', group: 'Hawalli' },
  { value: '3', text: 'Mangaf', second: 'المنقف', group: 'Ahmadi' },
];

const cards = ['house', 'office'].map((value) => ({ value, name: value, hint: `number of the ${value}`, icon: <i /> }));

const address = z.object({ area: z.string(), type: z.string() });
const stored = { area: '1', type: '' };

function AddressForm(): ReactElement {
  const handle = useRecordForm<z.output<typeof address>>({
    ...{ draft: { screen: 'address', record: '1', title: 'Address' }, schema: address, initial: stored, needs: ['admin'] },
    save: async () => ok(null),
  });
  return (
    <RecordForm handle={handle}>
      <CardChoiceField name="type" label="Type" choices={cards} />
      <SearchSelectField name="area" label="Area" options={places} foot={(found) => `${found} of 3`} />
    </RecordForm>
  );
}

it('a search finds either name, keeps what is typed beside a chosen entry, and names the groups', () => {
  showFormOf(AddressForm);
  const area = screen.getByRole('combobox', { name: inEnglish('delivery.area') }) as HTMLInputElement;
  const found = (): (string | null)[] => screen.getAllByRole('option').map(({ textContent }) => textContent);
  fireEvent.click(area);
  expect(
    screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby') && group.firstElementChild?.textContent),
  ).toEqual(expect.arrayContaining(['Hawalli', 'Ahmadi']));
  fireEvent.change(area, { target: { value: 'نقف' } });
  expect([area.value, found()]).toEqual(['نقف', ['Mangafالمنقف']]);
  expect(screen.getByText('1 of 3')).toBeTruthy();
  fireEvent.click(screen.getByRole('option', { name: /Mangaf/ }));
  expect(area.value).toBe('Mangaf');
});

it('a search opens as soon as the form may be changed, however it began, and not before', () => {
  sessionActions.setRoles([]);
  showFormOf(AddressForm);
  const area = screen.getByRole('combobox', { name: inEnglish('delivery.area') });
  fireEvent.click(area);
  expect(screen.queryAllByRole('option')).toEqual([]);
  act(() => sessionActions.setRoles(['admin']));
  fireEvent.click(area);
  expect(screen.getAllByRole('option')).toHaveLength(3);
  act(() => sessionActions.setRoles([]));
  expect(screen.queryAllByRole('option')).toEqual([]);
  act(() => sessionActions.setRoles(['admin']));
  expect(screen.queryAllByRole('option')).toEqual([]);
});

it('a search is one stop for the keyboard, and its arrow has no name of its own', () => {
  showFormOf(AddressForm);
  const frame = screen.getByRole('combobox', { name: inEnglish('delivery.area') }).parentElement as HTMLElement;
  expect(frame.querySelectorAll('[tabindex="0"]')).toHaveLength(0);
  expect(within(frame).queryByRole('button', { hidden: false })).toBeNull();
  fireEvent.click(frame.querySelector('[aria-hidden][tabindex="-1"]') as HTMLElement);
  expect(screen.getAllByRole('option')).toHaveLength(3);
});

const categories = Array.from({ length: 3000 }, (_, at) => ({ value: String(at), text: `Category ${at + 1}` }));
const inMany = z.object({ category: z.string() });
const chosen = { category: '2499' };

function ManyForm(): ReactElement {
  const handle = useRecordForm<z.output<typeof inMany>>({
    ...{ draft: { screen: 'many', record: '1', title: 'Many' }, schema: inMany, initial: chosen, needs: ['admin'] },
    save: async () => ok(null),
  });
  return (
    <RecordForm handle={handle}>
      <SearchSelectField name="category" label="Category" options={categories} />
    </RecordForm>
  );
}

it('a search in thousands draws a hundred, the chosen one among them, and says how many more there are', () => {
  showFormOf(ManyForm);
  const category = screen.getByRole('combobox', { name: inEnglish('dynamicVariants.category') }) as HTMLInputElement;
  const drawn = (): (string | null)[] => screen.getAllByRole('option').map(({ textContent }) => textContent);
  fireEvent.click(category);
  expect(drawn()).toHaveLength(101);
  expect([drawn()[98], ...drawn().slice(-2)]).toEqual(['Category 99', 'Category 2500', inEnglish('forms.moreFound', { count: 2900 })]);
  fireEvent.change(category, { target: { value: '29' } });
  expect(drawn()).toHaveLength(101);
  fireEvent.change(category, { target: { value: '2999' } });
  expect(drawn()).toEqual(['Category 2999']);
  fireEvent.click(screen.getByRole('option', { name: 'Category 2999' }));
  expect(category.value).toBe('Category 2999');
});

it('cards choose one of a few, and only show without the permission', () => {
  showFormOf(AddressForm);
  const card = (name: RegExp): HTMLInputElement => screen.getByRole('radio', { name }) as HTMLInputElement;
  expect([card(/house/).checked, card(/office/).checked]).toEqual([false, false]);
  fireEvent.click(card(/^office.*number of the office/));
  expect([card(/house/).checked, card(/office/).checked]).toEqual([false, true]);
  act(() => sessionActions.setRoles([]));
  expect(card(/house/).disabled).toBe(true);
});
