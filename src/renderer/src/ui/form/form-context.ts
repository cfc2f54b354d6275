import type { Managed } from '@renderer/runtime/calls/managed';
import type { Result } from '@shared/contract/result';
import { createContext, type RefObject, useContext, useEffect, useRef } from 'react';
import type { FieldViews } from './field/field-views';

/** A section as it stands on the page. */
export interface PlacedSection {
  title: string;
  /** What the save bar says of its changes, instead of the title. */
  changesText?: string | undefined;
  element: HTMLElement;
}

/** Where the server keeps a file. */
export interface StoredFile {
  url: string;
}

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
  /**
   * Called by each field with the section it stands in, so that the save bar can name what changed. A `table` holds the errors of its
   * cells, each of which counts. What it returns says that the field has gone.
   */
  placeField: (name: string, section: string, kind?: 'table') => () => void;
  /** Called by each field whenever it draws, so that the form can name it and show a value of it elsewhere. */
  describeField: FieldViews['describe'];
  /** Called by each section with its place, and with null when it goes. */
  placeSection: (id: string, section: PlacedSection | null) => void;
  /** Uploads that still run hold a save back; failed ones stop it. */
  uploads: {
    /** The same file goes to the server once in a form, whatever fields it is put in: sends it by `send`, or gives what came of it before. */
    once: (bytes: Uint8Array<ArrayBuffer>, send: () => Promise<Result<StoredFile>>) => Promise<Result<StoredFile>>;
    started: (id: string) => void;
    failed: (id: string) => void;
    ended: (id: string) => void;
  };
}

export const FormScopeContext = createContext<FormScope | null>(null);
const SectionContext = createContext<string>('');
/** Names the section for the fields inside. */
export const SectionProvider = SectionContext.Provider;

/** Fields that IT has decided, by name. */
export type ManagedFields = Readonly<Record<string, Managed | null>>;
const ManagedFieldsContext = createContext<ManagedFields>({});
/** Locks the fields inside that it names: they show their lock and who decides, and have no controls. */
export const ManagedFieldsProvider = ManagedFieldsContext.Provider;

/** Null when the person at the desk decides about the field. */
export function useManagedField(name: string): Managed | null {
  return useContext(ManagedFieldsContext)[name] ?? null;
}

/** The form around a field; a field outside of one is a mistake of the programmer. */
export function useFormScope(): FormScope {
  const scope = useContext(FormScopeContext);
  if (!scope) throw new Error('a form field stands outside of a form');
  return scope;
}

export function useSectionId(): string {
  return useContext(SectionContext);
}

/** Registers a section with its form; the element that gets the ref is its place on the page. */
export function useFormSection<Element extends HTMLElement>(id: string, title: string, changesText?: string): RefObject<Element | null> {
  const { placeSection } = useFormScope();
  const place = useRef<Element>(null);
  useEffect(() => {
    if (place.current) placeSection(id, { title, changesText, element: place.current });
    return () => placeSection(id, null);
  }, [placeSection, id, title, changesText]);
  return place;
}
