import { type FieldValues, get } from 'react-hook-form';
import type { RecordFormHandle } from './record/record-form-types';

export interface SectionView {
  id: string;
  title: string;
  changesText?: string | undefined;
  element: HTMLElement;
  isChanged: boolean;
  errors: number;
}

/** Returns the form's sections in the order of the page, each with its changes and errors. */
export function useSections<Values extends FieldValues>({ parts, form }: RecordFormHandle<Values>): SectionView[] {
  const { errors, dirtyFields } = form.formState;
  return parts.sections.map((section) => {
    const fields = [...parts.placeOfField].filter(([, place]) => place.section === section.id);
    return {
      ...section,
      isChanged: fields.some(([name]) => hasMark(get(dirtyFields, name))),
      errors: fields.reduce((sum, [name, { isTable }]) => sum + countErrors(get(errors, name), isTable), 0),
    };
  });
}

function hasMark(mark: unknown): boolean {
  if (Array.isArray(mark)) return mark.some(hasMark);
  if (typeof mark === 'object' && mark !== null) return Object.values(mark).some(hasMark);
  return mark === true;
}

/** Counts errors: a list of blocks counts its fields' errors separately; a table counts its cells, which aren't fields. */
function countErrors(error: unknown, isTable: boolean): number {
  if (typeof error !== 'object' || error === null) return 0;
  if ('type' in error && typeof error.type === 'string') return 1;
  if (!isTable) return 0;
  return Object.values(error).reduce((sum: number, part) => sum + countErrors(part, true), 0);
}
