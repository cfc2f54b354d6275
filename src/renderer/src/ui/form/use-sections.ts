import { useEffect, useState } from 'react';
import { type FieldValues, get } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RecordFormHandle } from './record-form-types';

export interface SectionView {
  id: string;
  title: string;
  isChanged: boolean;
  errors: number;
}

/** Reads the sections' titles and order from the page, so that a section is declared once, where it stands. */
export function useSections<Values extends FieldValues>(handle: RecordFormHandle<Values>): SectionView[] {
  const { sections: sectionOfField, scope, isLoading, form } = handle;
  const { errors, dirtyFields } = form.formState;
  const { i18n } = useTranslation();
  const [titles, setTitles] = useState<readonly { id: string; title: string }[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is on the page changes with exactly these.
  useEffect(() => {
    const found = document.getElementById(scope.formId)?.querySelectorAll<HTMLElement>('[data-section]') ?? [];
    setTitles([...found].map(({ dataset }) => ({ id: dataset.section ?? '', title: dataset.sectionTitle ?? '' })));
  }, [sectionOfField, isLoading, i18n.language, scope.formId]);
  return titles.map(({ id, title }) => {
    const names = [...sectionOfField].filter(([, section]) => section === id).map(([name]) => name);
    return {
      id,
      title,
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
