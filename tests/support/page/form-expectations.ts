import type { WriteName } from '@renderer/runtime/calls/reads';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { control } from './page';

/** How one form is opened and filled, and what it must show; words are written out, not taken from the dictionary that they are compared with. */
export interface FormExpectation {
  /** Below `features`: the file that declares it. */
  source: string;
  /** Rows of the requirements that the contract proves for it, as its titles name them. */
  rows?: { required?: string; save?: string };
  path: string;
  state?: unknown;
  /** The call of its save. */
  call: WriteName;
  /** Opens it on its screen, where the address alone does not. */
  open?(): Promise<void>;
  /** What is done before the text fields are filled: a choice, a picture, or the only change of a form without text. */
  change?(): Promise<void> | void;
  /** What its text fields take, by name, where any text would not do. */
  values?: Readonly<Record<string, string>>;
  /** Answers the last step of a save that can't be taken back. */
  confirm?(): Promise<void>;
  /** Takes away what is required besides texts. */
  empty?(): Promise<void> | void;
  /** Label and words of each field that is missing something, in the order of the form. */
  required?: readonly string[];
  requiredToasts?: readonly string[];
  /** Paths of what is sent that no field on screen shows. */
  offScreen?: readonly string[];
  /** What the server says of a field is about no field here (features/rules). */
  isToldByToast?: true;
  /** Paths into a table whose cells have no place for words: its foot says what was refused of the first of them. */
  table?: RegExp;
  /** How a lost response is followed: a form that can't ask what is stored sends again; null where the form has words of its own for it. */
  lost?: { isSentAgain: true } | null;
}

const isRequired = (...labels: string[]): string[] => labels.map((label) => `${label}: This Field is required`);

async function pressInFirstRow(name: string): Promise<void> {
  const opener = await waitFor(() => {
    const found = document.querySelector<HTMLElement>(`tbody tr[data-row] button[aria-label^="${name}: "]`);
    if (!found) throw new Error('no row yet');
    return found;
  });
  fireEvent.click(opener);
}

async function press(name: string): Promise<void> {
  fireEvent.click(await waitFor(() => control(name)));
}

async function choose(field: string): Promise<void> {
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

const isSentAgain = { isSentAgain: true } as const;
const shopHours = { time_from: '09:15', time_to: '21:45' };

export const formExpectations: Readonly<Record<string, FormExpectation>> = {
  'a new admin': {
    source: 'admins/admin-form-screens.tsx',
    path: '/admins/add-admins',
    call: 'admins.add',
    required: isRequired('First name', 'Last name', 'Email', 'Phone', 'Password'),
    offScreen: ['country_code'],
    lost: isSentAgain,
  },
  'a stored admin': {
    source: 'admins/admin-form-screens.tsx',
    path: '/admins/edit-admin/3/Dalal',
    call: 'admins.update',
    required: isRequired('First name', 'Last name', 'Email', 'Phone'),
    offScreen: ['country_code', 'rules[0]'],
  },
  'the own profile': {
    source: 'profile/profile-screen.tsx',
    path: '/profile',
    call: 'profile.update',
    required: isRequired('First name', 'Last name', 'Email', 'Phone'),
    offScreen: ['country_code'],
    lost: isSentAgain,
  },
  'a stored category': {
    source: 'categories/category-dialog.tsx',
    path: '/masterHN/categories',
    call: 'categories.update',
    open: () => pressInFirstRow('Edit'),
    required: isRequired('NameEN', 'NameAR'),
  },
  'a stored rate': {
    source: 'currency/currency-dialog.tsx',
    path: '/currency',
    call: 'currency.update',
    open: () => pressInFirstRow('Edit'),
    required: isRequired('Rate per dinar'),
  },
  'a new rate': {
    source: 'currency/currency-dialog.tsx',
    path: '/currency',
    call: 'currency.add',
    open: () => press('Add currency'),
    change: () => choose('country_id'),
    required: isRequired('Country', 'Rate per dinar'),
    lost: isSentAgain,
  },
  'the delivery settings': {
    source: 'delivery/delivery-screen.tsx',
    path: '/delivery',
    call: 'delivery.save',
    required: ['Delivery fee: field required'],
    table: /^area_fees/,
  },
  'a new dynamic variant': {
    source: 'dynamic-variants/dynamic-variant-form-screens.tsx',
    path: '/dynamic-variant/add-dynamic-variant',
    call: 'dynamicVariants.add',
    change: () => choose('category_id'),
    required: isRequired('Category', 'NameEN', 'NameAR', 'Price', 'Amount'),
    lost: isSentAgain,
  },
  'a stored dynamic variant': {
    source: 'dynamic-variants/dynamic-variant-form-screens.tsx',
    path: '/dynamic-variant/edit-dynamic-variant/1',
    call: 'dynamicVariants.update',
    required: isRequired('NameEN', 'NameAR', 'Price'),
  },
  'the home page': { source: 'home-page/home-page-screen.tsx', path: '/home/page', call: 'homeBanners.update' },
  'a stored home product': {
    source: 'home-products/home-product-form-screens.tsx',
    path: '/home/products/add-products/1',
    call: 'homeProducts.update',
    required: isRequired('Title'),
  },
  'the bank account': {
    source: 'iban/iban-screen.tsx',
    path: '/payment',
    call: 'iban.save',
    values: { iban: 'KW74NBOK0000000000001000372151' },
    required: isRequired('IBAN'),
  },
  'a new notification': {
    source: 'notifications/add-notification-screen.tsx',
    path: '/notification/add-notification',
    call: 'notifications.send',
    confirm: () => press('Send now'),
    lost: null,
    required: isRequired('TitleEN', 'TitleAR', 'TextEN', 'TextAR'),
    requiredToasts: ['Enter Message First'],
  },
  'a stored product': {
    source: 'products/form/product-form-screens.tsx',
    path: '/masterHN/products/add-products/1',
    call: 'products.update',
    required: isRequired('Name'),
  },
  'a new promo code': {
    source: 'promo-codes/promo-code-form-screens.tsx',
    path: '/promo-codes/add-promo-codes',
    call: 'promoCodes.add',
    change: () => void fireEvent.click(document.querySelector('form input[type=radio]') as HTMLElement),
    values: { end_date: '2099-12-31' },
    required: isRequired('Name of the code', 'Type', 'Amount'),
    lost: isSentAgain,
  },
  'a stored promo code': {
    source: 'promo-codes/promo-code-form-screens.tsx',
    path: '/promo-codes/edit-promo-codes/1',
    call: 'promoCodes.update',
    values: { end_date: '2099-12-31' },
    required: isRequired('Name of the code', 'Amount'),
  },
  'the rules of an admin': {
    source: 'rules/rules-screen.tsx',
    path: '/rules/3',
    call: 'admins.update',
    change: () => void fireEvent.click(document.querySelector('form input[type=radio]:not(:checked)') as HTMLElement),
    isToldByToast: true,
  },
  'the banners of the shop': {
    source: 'shop-banners/shop-banners-screen.tsx',
    path: '/banners',
    call: 'shopBanners.update',
    change: () => press('Move Banner 1 later'),
  },
  'the social links of the home site': {
    source: 'social/home-social-screen.tsx',
    path: '/home/social',
    call: 'homeSocial.save',
    values: shopHours,
    required: isRequired('Opens at', 'Closes at'),
  },
  'the social links of the shop': {
    source: 'social/shop-social-screen.tsx',
    path: '/social',
    call: 'shopSocial.save',
    values: shopHours,
    required: isRequired('Opens at', 'Closes at'),
  },
  'the page about the home site': {
    source: 'about/about-screen.tsx',
    path: '/home/about-us',
    call: 'homeAbout.save',
    required: isRequired('TitleEN', 'TitleAR'),
    offScreen: ['type'],
  },
  'the page about the shop': {
    source: 'about/about-screen.tsx',
    path: '/pages/about',
    call: 'shopAbout.save',
    required: isRequired('TitleEN', 'TitleAR'),
    offScreen: ['type'],
  },
  'a kitchen of Style Up': {
    source: 'style-up/use-kitchen.ts',
    path: '/masterHN/style-up',
    call: 'styleUp.save',
    required: isRequired('Title', 'Title'),
  },
  'the profile of a user': {
    source: 'users/profile/user-profile-screen.tsx',
    path: '/masterHN/users/profile',
    state: { recordId: 1 },
    call: 'users.update',
    required: isRequired('First name', 'Last name', 'Email', 'Default phone'),
    offScreen: ['country_code'],
  },
  'new variants': {
    source: 'variants/form/variant-form-screens.tsx',
    path: '/variant/add-variant',
    call: 'variants.add',
    async change() {
      await choose('category_id');
      await waitFor(() => expect(document.querySelector('form [name="variants.0.name_en"]')).toBeTruthy());
    },
    lost: isSentAgain,
  },
  'the variants of a category': {
    source: 'variants/form/variant-form-screens.tsx',
    path: '/variant/add-variant/1',
    call: 'variants.update',
  },
};
