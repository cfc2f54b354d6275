import { createContext, useContext } from 'react';

export interface FormScope {
  formId: string;
  /** The person may save here. */
  isAllowed: boolean;
  /** Fields show their values and have no controls: without the permission, or until Edit. */
  isReadOnly: boolean;
  /** A save is under way: everything stays in its place, and no value changes. */
  isSaving: boolean;
  /** Grows with each time that everything typed was given up: files on their way are given up too. */
  discards: number;
  /** Called by each field with the section it stands in, so that the save bar can name what changed. */
  placeField: (name: string, section: string) => void;
  /** Uploads that still run hold a save back; failed ones stop it. */
  uploads: {
    started: (id: string) => void;
    failed: (id: string) => void;
    ended: (id: string) => void;
  };
}

export const FormScopeContext = createContext<FormScope | null>(null);
export const SectionContext = createContext<string>('');

/** The form around a field; a field outside of one is a mistake of the programmer. */
export function useFormScope(): FormScope {
  const scope = useContext(FormScopeContext);
  if (!scope) throw new Error('a form field stands outside of a form');
  return scope;
}

export function useSectionId(): string {
  return useContext(SectionContext);
}
