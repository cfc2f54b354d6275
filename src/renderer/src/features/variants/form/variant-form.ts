import { cleanText, withCrossCheck } from '@renderer/validation/form-rules';
import type { CallInput } from '@shared/contract/call';
import type { Variant } from '@shared/contract/catalogue/variants';
import type { UnreadableRow } from '@shared/contract/response';
import type { calls } from '@shared/contract/tables/registry';
import { parseColor } from '@shared/domain/colors/color-name';
import { colorNameAr, isColorVariant } from '@shared/domain/colors/color-variant';
import { z } from 'zod';
import { isBlank, isSameText, toColorValue } from './written-values';

const value = z.object({
  /** Identifies a value of a variant while values are moved. */
  key: z.string(),
  /** Null until it is stored. */
  value_id: z.number().nullable(),
  value_en: z.string(),
  value_ar: z.string(),
});
export type ValueEntry = z.output<typeof value>;

const variant = z.object({
  /** Null until it is stored. */
  variant_id: z.number().nullable(),
  name_en: z.string(),
  name_ar: z.string(),
  values: z.array(value),
});
export type VariantEntry = z.output<typeof variant>;

const fields = z.object({
  /** '' until one is selected. */
  category_id: z.string(),
  variants: z.array(variant),
});
export type VariantValues = z.output<typeof fields>;

/** The variants of one category, as edited by the form. */
export interface CategoryVariants {
  id: number;
  variants: readonly Variant[];
  /** Variants that couldn't be read. */
  unreadable: readonly UnreadableRow[];
}

export const newValue = (key: string): ValueEntry => ({ key, value_id: null, value_en: '', value_ar: '' });

export const emptyVariant: VariantEntry = { variant_id: null, name_en: '', name_ar: '', values: [newValue('first')] };
export const emptyVariants: VariantValues = { category_id: '', variants: [emptyVariant] };

/** Messages about missing values of a phase; the form then shows 'Complete All Phases' (checklist VAR-13 to VAR-15). */
export const phaseMessages = ['variantForm.noCategory', 'variantForm.noVariants', 'variantForm.noValues'] as const;

type Add = (path: PropertyKey[], message: string) => void;

/** `stored` has the loaded variants. Unedited values are always accepted. */
export function toVariantSchema(stored: readonly Variant[]): z.ZodType<VariantValues, VariantValues> {
  return withCrossCheck<VariantValues>(fields, ({ category_id, variants }, add) => {
    // The second phase isn't shown before the first is complete.
    if (category_id === '') {
      add(['category_id'], phaseMessages[0]);
      return;
    }
    if (variants.length === 0) add(['variants'], phaseMessages[1]);
    for (const [at, entry] of variants.entries()) {
      const addHere: Add = (path, message) => add(['variants', at, ...path], message);
      checkNames(entry, addHere);
      checkValues(entry, (one) => isUntouched(one, stored), addHere);
    }
  });
}

function checkNames(entry: VariantEntry, add: Add): void {
  if (toText(entry.name_en) === '') add(['name_en'], 'forms.required');
  if (toText(entry.name_ar) === '' && !isColorVariant(entry)) add(['name_ar'], 'forms.required');
}

function checkValues(entry: VariantEntry, isKept: (value: ValueEntry) => boolean, add: Add): void {
  const { values } = entry;
  if (!values.some(isSent)) add(['values'], phaseMessages[2]);
  const isColor = isColorVariant(entry);
  const sides = isColor ? (['value_en'] as const) : (['value_en', 'value_ar'] as const);
  for (const [at, one] of values.entries()) {
    if (!isSent(one) || isKept(one)) continue;
    for (const side of sides) {
      const message =
        toProblem(one[side], isColor) ??
        (values.slice(0, at).some((other) => isSame(one, other, side, isColor)) && 'variantForm.sameValue');
      if (message) add(['values', at, side], message);
    }
  }
}

/** A new, empty value is only a place for input. */
function isSent(one: ValueEntry): boolean {
  return one.value_id !== null || !isBlank(one);
}

function toProblem(written: string, isColor: boolean): string | null {
  if (toText(written) === '') return 'forms.required';
  return isColor && parseColor(written) === null ? 'variantForm.badColor' : null;
}

function isSame(one: ValueEntry, other: ValueEntry, side: 'value_en' | 'value_ar', isColor: boolean): boolean {
  const read = (written: string): string => (isColor && parseColor(written)) || written;
  return isSameText(read(one[side]), read(other[side]));
}

function isUntouched(one: ValueEntry, stored: readonly Variant[]): boolean {
  const before = stored.flatMap(({ variant_values }) => variant_values).find(({ id }) => id === one.value_id);
  return before !== undefined && before.value_en === one.value_en && before.value_ar === one.value_ar;
}

/** The Arabic name of a color variant is fixed (checklist VAR-11). */
export function toVariantForm({ id, variants }: Pick<CategoryVariants, 'id' | 'variants'>): VariantValues {
  return {
    category_id: String(id),
    variants: variants.map((one) => ({
      variant_id: one.id,
      name_en: one.name_en,
      name_ar: isColorVariant(one) ? colorNameAr : one.name_ar,
      values: one.variant_values.map(({ id: value_id, value_en, value_ar }) => ({ key: String(value_id), value_id, value_en, value_ar })),
    })),
  };
}

type AddBody = CallInput<(typeof calls)['variants.add']>['body'];
type UpdateBody = CallInput<(typeof calls)['variants.update']>['body'];

/** checklist VAR-18 */
export function toAddBody({ category_id, variants }: VariantValues): AddBody {
  return { category_id: Number(category_id), variant: variants.map((entry) => toSentVariant(entry, [])) };
}

/** Entries with an id are changed, others are new; leaving one out removes nothing (OP-74). */
export function toUpdateBody({ variants }: VariantValues, stored: readonly Variant[]): UpdateBody {
  return {
    variant: variants.map((entry) => ({
      ...(entry.variant_id !== null && { id: entry.variant_id }),
      ...toSentVariant(entry, stored),
    })),
  };
}

function toSentVariant(entry: VariantEntry, stored: readonly Variant[]) {
  const isColor = isColorVariant(entry);
  return {
    name_en: toText(entry.name_en),
    name_ar: isColor ? colorNameAr : toText(entry.name_ar),
    variant_values: entry.values.filter(isSent).map((one) => {
      const written = { value_en: toText(one.value_en), value_ar: toText(one.value_ar) };
      return {
        ...(one.value_id !== null && { id: one.value_id }),
        ...(isColor && !isUntouched(one, stored) ? toColorValue(written.value_en) : written),
      };
    }),
  };
}

/** Returns the field for a path into the sent variants: empty values aren't sent, and a color has one field. */
export function toVariantField(rest: string, { variants }: VariantValues): string | null {
  const [at = '', name, valueAt, side] = rest.split('.');
  if (name !== 'variant_values') return `variants.${rest}`;
  const entry = variants[Number(at)];
  const value = entry?.values.filter(isSent)[Number(valueAt)];
  if (!entry || !value || !side) return null;
  return `variants.${at}.values.${entry.values.indexOf(value)}.${isColorVariant(entry) ? 'value_en' : side}`;
}

function toText(written: string): string {
  return cleanText(written).trim();
}
