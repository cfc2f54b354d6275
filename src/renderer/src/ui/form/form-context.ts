import { createContext, useContext } from 'react';

export interface FormScope {
  /** Fields show their values and take no input. */
  isReadOnly: boolean;
  /** Called by each field with the section it stands in, so that the save bar can name what changed. */
  placeField: (name: string, section: string) => void;
  /** Uploads that still run hold a save back. */
  uploads: {
    started: (id: string) => void;
    ended: (id: string) => void;
  };
  formId: string;
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
