import { requiredText } from '@renderer/validation/form-rules';
import type { CallInput } from '@shared/contract/call';
import type { StyleUp } from '@shared/contract/site/style-up';
import type { calls } from '@shared/contract/tables/registry';
import { z } from 'zod';

/** URLs of the swatch and of the picture, '' if there is none. */
const item = z.object({ color: z.string(), image: z.string() });
export type StyleItem = z.output<typeof item>;
export const emptyStyleItem: StyleItem = { color: '', image: '' };

const sheet = z.object({
  title: requiredText(),
  /** Empty items aren't unsaved changes. */
  items: z.array(item).transform((items) => items.filter(({ color, image }) => color !== '' || image !== '')),
});
export const emptyStyleSheet: z.output<typeof sheet> = { title: '', items: [] };

export const styleUpForm = z.object({ main_image: z.string(), sheets: z.array(sheet) });
export type StyleUpValues = z.output<typeof styleUpForm>;
export const emptyStyleUp: StyleUpValues = { main_image: '', sheets: [] };

export function toStyleUpForm({ main_image, sheets }: StyleUp): StyleUpValues {
  return {
    main_image: main_image ?? '',
    sheets: sheets.map(({ title, items }) => ({ title, items: items.map(({ color, image }) => ({ color, image })) })),
  };
}

/** Only an item with both pictures is sent (checklist STY-05). */
export function isSent({ color, image }: StyleItem): boolean {
  return color !== '' && image !== '';
}

/** Returns what the server has after a save: items with one picture stay in the form only. */
export function toStoredStyleUp({ main_image, sheets }: StyleUpValues): StyleUpValues {
  return { main_image, sheets: sheets.map(({ title, items }) => ({ title, items: items.filter(isSent) })) };
}

export function toStyleUpBody(values: StyleUpValues): CallInput<(typeof calls)['styleUp.save']>['body'] {
  const { main_image, sheets } = toStoredStyleUp(values);
  return { main_image: main_image || null, sheets };
}

/** Maps `0.items.1.image` of the sent body to the picture of the first sheet's second sent item. */
export function toItemField(rest: string, { sheets }: StyleUpValues): string | null {
  const [at, list, itemAt, name] = rest.split('.');
  if (list !== 'items' || itemAt === undefined) return `sheets.${rest}`;
  const items = sheets[Number(at)]?.items ?? [];
  const item = items.filter(isSent)[Number(itemAt)];
  return item && name ? `sheets.${at}.items.${items.indexOf(item)}.${name}` : null;
}

export function countUnsent({ sheets }: StyleUpValues): number {
  return sheets.reduce((sum, { items }) => sum + items.filter((one) => !isSent(one)).length, 0);
}
