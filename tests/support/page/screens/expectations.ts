import type { WriteName } from '@renderer/runtime/calls/reads';
import type { Role } from '@shared/domain/permissions';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { toPicture } from '../form-under-test';
import { control } from '../page';

/** In English and Arabic, letter by letter as on screen: what a screen says isn't taken from the dictionary that it is compared with. */
export type InBoth<Text> = readonly [english: Text, arabic: Text];

/** Who is offered something: everyone who is signed in, or the holders of one role alone. */
type Offered = Role | 'everyone';

/** What one list must show; `rows` are those of the requirements that the contract proves for it, as its titles name them. */
export interface ListExpectation {
  rows: { heads?: string; search?: string; pages?: string; offers?: string; add?: string; remove?: string };
  heads: InBoth<readonly string[]>;
  /** It can't be loaded; it's empty, and what will appear in it. */
  texts: { error: InBoth<string>; empty: InBoth<string>; hint: InBoth<string> };
  /** The placeholder of its search box. */
  search?: InBoth<string>;
  /** What its call gets. */
  input(state: { page: number; search?: string }): unknown;
  /** `1–20 of 45`; left out where the list isn't paged. */
  range?: InBoth<string>;
  add?: { who: Offered; words: InBoth<string>; to?: string };
  edit?: Offered;
  deactivate?: Offered;
  remove?: Offered;
  /** Buttons and links in a row, and switches that can be operated, for an admin without any role. */
  left: { controls: number; switches?: number };
}

/** How one form is opened and filled, and what it must show; `rows` are those of the requirements that the contract proves for it. */
export interface FormExpectation {
  rows?: Partial<Record<'words' | 'who' | 'required' | 'wrong' | 'save' | 'leave' | 'lost', string>>;
  /** Below `features`: the file that declares it. */
  source: string;
  path: string;
  state?: unknown;
  /** The call of its save. */
  call: WriteName;
  /** Each of these roles can save it, all others only read it; left out where everyone may, or no one else comes to it. */
  who?: readonly Role[];
  /** Opens it on its screen, where the address alone does not. */
  open?(): Promise<void>;
  /** What is done before the text fields are filled: a choice, a picture, or the only change of a form without text. */
  change?(): Promise<void> | void;
  /** What its text fields take, by name, where any text would not do. */
  values?: Readonly<Record<string, string>>;
  /** Answers the last step of a save that can't be taken back. */
  confirm?(): Promise<void>;
  /** Titles of its sections and labels of its fields after `change`, each once. */
  words: InBoth<readonly string[]>;
  /** On the button that saves. */
  button: InBoth<string>;
  /** The message of a save. */
  saved: string;
  /** Label and words of each field that is missing something when all text fields are empty. */
  required?: InBoth<readonly string[]>;
  requiredToasts?: readonly string[];
  /** By field what is typed, and what is said of it. */
  wrong?: Readonly<Record<string, readonly [typed: string, english: string, arabic: string]>>;
  /** Paths of what is sent that no field on screen shows. */
  offScreen?: readonly string[];
  /** Paths whose field is that of another path, which says what was refused first. */
  sharing?: RegExp;
  /** What the server says of a field is about no field here (features/rules). */
  isToldByToast?: true;
  /** Paths into a table whose cells have no place for words: its foot says what was refused of the first of them. */
  table?: RegExp;
  /** A form that can't ask what is stored sends again after a lost response; null where the form has words of its own for it. */
  lost?: 'sentAgain' | null;
}

export const rangeOf45: InBoth<string> = ['1–20 of 45', '1–20 من 45'];
export const searched = ({ page, search }: { page: number; search?: string }, more: object = {}) => ({
  query: { page, ...more, ...(search && { search }) },
});
export const inDays = (state: Parameters<typeof searched>[0]) => ({ query: expect.objectContaining(searched(state).query) });
export const idOrName: InBoth<string> = ['ID or name', 'الرقم أو الاسم'];

export const isRequired = (...labels: string[]): string[] => labels.map((label) => `${label}: This Field is required`);
export const isRequiredInArabic = (...labels: string[]): string[] => labels.map((label) => `${label}: هذا الحقل مطلوب`);

export const badRate = [
  'Enter a number above zero with at most six decimals, for example 12.180000',
  'اكتب عددًا أكبر من صفر بست خانات عشرية على الأكثر، مثل 12.180000',
] as const;
export const badAmount = [
  'Enter an amount in dinars with at most three decimals, for example 12.500',
  'اكتب المبلغ بالدينار بثلاث خانات عشرية على الأكثر، مثل 12.500',
] as const;
export const tooSmall = ['Enter an amount above zero', 'اكتب مبلغًا أكبر من صفر'] as const;
export const badInteger = ['Enter a whole number, 0 or more', 'اكتب عددًا صحيحًا، 0 أو أكثر'] as const;
export const badTime = ['Enter a time as hours and minutes, for example 09:30', 'اكتب الوقت بالساعات والدقائق، مثل 09:30'] as const;

/** Of a person, whose fields have words of their own. */
export const wrongPerson = {
  f_name: [' ', 'Please enter a valid First Name', 'يرجى إدخال اسم أول صحيح'],
  l_name: [' ', 'Please enter a valid Last Name', 'يرجى إدخال اسم عائلة صحيح'],
  email: ['mona@shop', 'Please enter a valid Email', 'يرجى إدخال بريد إلكتروني صحيح'],
  phone: ['12', 'Please enter a valid Phone', 'يرجى إدخال رقم هاتف صحيح'],
} as const;
export const wrongPassword = [' ', 'Please enter a valid Password', 'يرجى إدخال كلمة مرور صحيحة'] as const;

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
