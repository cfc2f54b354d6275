import { z } from 'zod';
import { requiredText } from '../domain/form-rules';
import type { CallInput } from './call';
import type { Category } from './categories';
import type { calls } from './registry';

/** checklist CAT-05 to CAT-07 */
export const categoryForm = z.object({ name_en: requiredText(), name_ar: requiredText(), image: requiredText() });
export type CategoryValues = z.output<typeof categoryForm>;

export const emptyCategory: CategoryValues = { name_en: '', name_ar: '', image: '' };

export function toCategoryForm({ name_en, name_ar, image }: Category): CategoryValues {
  return { name_en, name_ar, image };
}

/** checklist CAT-15, CAT-16 */
export function toCategoryBody({ name_en, name_ar, image }: CategoryValues): CallInput<(typeof calls)['categories.add']>['body'] {
  return { name_en, name_ar, image };
}
