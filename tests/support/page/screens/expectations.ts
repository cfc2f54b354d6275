import type { WriteName } from '@renderer/runtime/calls/reads';
import type { Role } from '@shared/domain/permissions';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { inArabic, inBoth, inEnglish } from '../../texts';
import { toPicture } from '../form-under-test';
import { control } from '../page';

/** A text as the English and the Arabic screens show it. */
export type InBoth<Text> = readonly [english: Text, arabic: Text];

/** Who may use a control: every signed-in user, or only holders of one role. */
type Offered = Role | 'everyone';

/** Expectations for one list. `rows`: the checklist rows that the contract proves for it, as its titles name them. */
export interface ListExpectation {
  rows: { heads?: string; search?: string; pages?: string; offers?: string; add?: string; remove?: string };
  heads: InBoth<readonly string[]>;
  /** Texts of a list that can't be loaded, and of an empty list with the hint about its future content. */
  texts: { error: InBoth<string>; empty: InBoth<string>; hint: InBoth<string> };
  /** The placeholder of its search box. */
  search?: InBoth<string>;
  /** The input of its call. */
  input(state: { page: number; search?: string }): unknown;
  /** For example `1–20 of 45`; missing if the list isn't paged. */
  range?: InBoth<string>;
  add?: { who: Offered; words: InBoth<string>; to?: string };
  edit?: Offered;
  deactivate?: Offered;
  remove?: Offered;
  /** Number of buttons and links in a row, and of switches that can be operated, for an admin without any role. */
  left: { controls: number; switches?: number };
}

/** How one form is opened and filled, and what it must show. `rows`: the checklist rows that the contract proves for it. */
export interface FormExpectation {
  rows?: Partial<Record<'words' | 'who' | 'required' | 'wrong' | 'save' | 'leave' | 'lost', string>>;
  /** Path below `features` of the file that declares the form. */
  source: string;
  path: string;
  state?: unknown;
  /** The call of its save. */
  call: WriteName;
  /** The roles that can save the form. All others can only read it. Missing if every user can save it, or if other roles never reach it. */
  who?: readonly Role[];
  /** Opens the form on its screen, if the address alone doesn't. */
  open?(): Promise<void>;
  /** Runs before the text fields are filled: makes a choice, adds a picture, or makes the only change in a form without text. */
  change?(): Promise<void> | void;
  /** Values of its text fields by name, where arbitrary text is invalid. */
  values?: Readonly<Record<string, string>>;
  /** Confirms the last step of a save that can't be undone. */
  confirm?(): Promise<void>;
  /** Titles of its sections and labels of its fields after `change`, each once. */
  words: InBoth<readonly string[]>;
  /** The label of the save button. */
  button: InBoth<string>;
  /** The message after a save. */
  saved: string;
  /** Label and message of each required field when all text fields are empty. */
  required?: InBoth<readonly string[]>;
  requiredToasts?: readonly string[];
  /** Invalid input and its messages, by field. */
  wrong?: Readonly<Record<string, readonly [typed: string, english: string, arabic: string]>>;
  /** Sent paths that no field on screen shows. */
  offScreen?: readonly string[];
  /** Paths that share the field of another path, which shows the first refusal. */
  sharing?: RegExp;
  /** Server messages about a field are shown as a toast, because they belong to no field of this form (features/rules). */
  isToldByToast?: true;
  /** Paths into a table whose cells have no room for messages: the table's foot shows the first cell's message. */
  table?: RegExp;
  /** A form that can't load the stored state sends again after a lost response; null if the form has its own message for this. */
  lost?: 'sentAgain' | null;
}

export const rangeOf45: InBoth<string> = ['1–20 of 45', '1–20 من 45'];
export const searched = ({ page, search }: { page: number; search?: string }, more: object = {}) => ({
  query: { page, ...more, ...(search && { search }) },
});
export const inDays = (state: Parameters<typeof searched>[0]) => ({ query: expect.objectContaining(searched(state).query) });
export const idOrName: InBoth<string> = inBoth('admins.searchPlaceholder');

export const isRequired = (...labels: string[]): string[] => labels.map((label) => `${label}: This Field is required`);
export const isRequiredInArabic = (...labels: string[]): string[] => labels.map((label) => `${label}: هذا الحقل مطلوب`);

export const badRate = inBoth('currency.badRate');
export const badAmount = inBoth('forms.badAmount');
export const tooSmall = inBoth('forms.priceTooSmall');
export const badInteger = [inEnglish('forms.badInteger', { min: 0 }), inArabic('forms.badInteger', { min: 0 })] as const;
export const badTime = inBoth('forms.badTime');

/** Invalid values for a person's fields, which have messages of their own. */
export const wrongPerson = {
  f_name: [' ', 'Please enter a valid First Name', inArabic('adminForm.badFirstName')],
  l_name: [' ', 'Please enter a valid Last Name', inArabic('adminForm.badLastName')],
  email: ['mona@shop', inEnglish('adminForm.badEmail'), inArabic('adminForm.badEmail')],
  phone: ['12', inEnglish('adminForm.badPhone'), inArabic('adminForm.badPhone')],
} as const;
export const wrongPassword = [' ', inEnglish('adminForm.badPassword'), inArabic('adminForm.badPassword')] as const;

export async function pressInFirstRow(name: string): Promise<void> {
  const opener = await waitFor(() => {
    const found = document.querySelector<HTMLElement>(`tbody tr[data-row] button[aria-label^="${name}: "]`);
    if (!found) throw new Error('no row yet');
    return found;
  });
  fireEvent.click(opener);
}

export async function press(name: string): Promise<void> {
  fireEvent.click(await waitFor(() => control(name)));
}

export async function choose(field: string): Promise<void> {
  const box = (): HTMLElement => {
    const found = document.querySelector<HTMLElement>(`form [name="${field}"]`);
    if (!found) throw new Error(`no choice ${field}`);
    return found;
  };
  await waitFor(() => expect(box()).toBeTruthy());
  fireEvent.click(box());
  const [option] = await screen.findAllByRole('option');
  fireEvent.click(option as HTMLElement);
}

export async function addPicture(): Promise<void> {
  const input = await waitFor(() => {
    const found = document.querySelector('form input[type=file]');
    if (!found) throw new Error('no place for a picture');
    return found;
  });
  fireEvent.change(input, { target: { files: [toPicture('new.png')] } });
  await waitFor(() => expect(document.querySelector('form img[src*="new.png"]')).toBeTruthy());
}
