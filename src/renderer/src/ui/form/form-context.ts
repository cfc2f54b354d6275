import type { Managed } from '@renderer/runtime/calls/managed';
import type { Result } from '@shared/contract/result';
import { createContext, type RefObject, useContext, useEffect, useRef } from 'react';
import type { FieldViews } from './field/field-views';

/** A section of the form with its element. */
export interface PlacedSection {
  title: string;
  /** Text for its changes in the save bar, instead of the title. */
  changesText?: string | undefined;
  element: HTMLElement;
}

/** A file on the server. */
export interface StoredFile {
  url: string;
}

export interface FormScope {
  formId: string;
  /** Whether the admin may save here. */
  isAllowed: boolean;
  /** Fields show their values and have no controls: because of a missing permission, or until Edit. */
  isReadOnly: boolean;
  /** A save is running: everything stays in place, and no value changes. */
  isSaving: boolean;
  /** Number of discards so far; running uploads are canceled on each. */
  discards: number;
  /**
   * Registers a field with its section, so that the save bar can name the changes. In a `table`, the error of each cell counts. Returns a
   * function that unregisters the field.
   */
  placeField: (name: string, section: string, kind?: 'table') => () => void;
  /** Called by each field when it renders, so that the form can name it and show its values elsewhere. */
  describeField: FieldViews['describe'];
  /** Called by each section with its element, and with null on unmount. */
  placeSection: (id: string, section: PlacedSection | null) => void;
  /** Running uploads delay a save; failed ones prevent it. */
  uploads: {
    /** Uploads the same file only once per form, in any number of fields: calls `send`, or returns the earlier result. */
    once: (bytes: Uint8Array<ArrayBuffer>, send: () => Promise<Result<StoredFile>>) => Promise<Result<StoredFile>>;
    started: (id: string) => void;
    failed: (id: string) => void;
    ended: (id: string) => void;
  };
}

export const FormScopeContext = createContext<FormScope | null>(null);
const SectionContext = createContext<string>('');
/** Sets the section of the fields inside. */
export const SectionProvider = SectionContext.Provider;

/** Fields that IT has set, by name. */
export type ManagedFields = Readonly<Record<string, Managed | null>>;
const ManagedFieldsContext = createContext<ManagedFields>({});
/** Locks the named fields inside: they show a lock and who manages them, and have no controls. */
export const ManagedFieldsProvider = ManagedFieldsContext.Provider;

/** Null if the field isn't managed by IT. */
export function useManagedField(name: string): Managed | null {
  return useContext(ManagedFieldsContext)[name] ?? null;
}

/** Returns the scope of the surrounding form. Throws outside of a form, which is a bug. */
export function useFormScope(): FormScope {
  const scope = useContext(FormScopeContext);
  if (!scope) throw new Error('a form field stands outside of a form');
  return scope;
}

export function useSectionId(): string {
  return useContext(SectionContext);
}

/** Registers a section with its form. Put the returned ref on the section's element. */
export function useFormSection<Element extends HTMLElement>(id: string, title: string, changesText?: string): RefObject<Element | null> {
  const { placeSection } = useFormScope();
  const place = useRef<Element>(null);
  useEffect(() => {
    if (place.current) placeSection(id, { title, changesText, element: place.current });
    return () => placeSection(id, null);
  }, [placeSection, id, title, changesText]);
  return place;
}
