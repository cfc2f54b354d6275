import { requiredText } from '@renderer/rules/form-rules';
import type { CallInput } from '@shared/contract/call';
import type { Category } from '@shared/contract/categories';
import type { calls } from '@shared/contract/registry';
import { z } from 'zod';

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
