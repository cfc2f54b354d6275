import { type FieldValues, get } from 'react-hook-form';
import type { RecordFormHandle } from './record-form-types';

export interface SectionView {
  id: string;
  title: string;
  element: HTMLElement;
  isChanged: boolean;
  errors: number;
}

/** The form's sections in the order of the page, with what changed and what is wrong in each. */
export function useSections<Values extends FieldValues>({ parts, form }: RecordFormHandle<Values>): SectionView[] {
  const { errors, dirtyFields } = form.formState;
  return parts.sections.map((section) => {
    const names = [...parts.sectionOfField].filter(([, id]) => id === section.id).map(([name]) => name);
    return {
      ...section,
      isChanged: names.some((name) => hasMark(get(dirtyFields, name))),
      errors: names.filter((name) => hasError(get(errors, name))).length,
    };
  });
}

function hasMark(mark: unknown): boolean {
  if (Array.isArray(mark)) return mark.some(hasMark);
  if (typeof mark === 'object' && mark !== null) return Object.values(mark).some(hasMark);
  return mark === true;
}

/** A list of blocks holds the errors of its fields, which count by themselves. */
function hasError(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'type' in error && typeof error.type === 'string';
}
