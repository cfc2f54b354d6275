import { useCallback, useMemo, useRef, useState } from 'react';
import type { FormScope, PlacedSection } from './form-context';

interface PlacedField {
  section: string;
  isTable: boolean;
}

export interface FormParts extends Pick<FormScope, 'placeField' | 'placeSection'> {
  /** The place of each field by its name. */
  placeOfField: ReadonlyMap<string, PlacedField>;
  /** Whether the field, or the table with this cell, is rendered now, so that its error is visible. */
  isOnScreen: (name: string) => boolean;
  /** In the order of the page. */
  sections: readonly (PlacedSection & { id: string })[];
}

/** The parts of a form; its fields and sections register themselves. */
export function useFormParts(): FormParts {
  const [placeOfField, setPlaceOfField] = useState<ReadonlyMap<string, PlacedField>>(new Map());
  const [placed, setPlaced] = useState<ReadonlyMap<string, PlacedSection>>(new Map());
  const mounted = useRef(new Map<symbol, { name: string; isTable: boolean }>());
  const placeField = useCallback((name: string, section: string, kind?: 'table') => {
    const key = Symbol(name);
    mounted.current.set(key, { name, isTable: kind === 'table' });
    setPlaceOfField((known) =>
      known.get(name)?.section === section ? known : new Map(known).set(name, { section, isTable: kind === 'table' }),
    );
    return () => void mounted.current.delete(key);
  }, []);
  const isOnScreen = useCallback(
    (name: string) =>
      [...mounted.current.values()].some((field) => field.name === name || (field.isTable && name.startsWith(`${field.name}.`))),
    [],
  );
  const placeSection = useCallback((id: string, section: PlacedSection | null) => {
    setPlaced((known) => {
      const next = new Map(known);
      if (section) next.set(id, section);
      else next.delete(id);
      return next;
    });
  }, []);
  const sections = useMemo(
    () => [...placed].map(([id, section]) => ({ id, ...section })).sort((one, other) => (isBefore(one.element, other.element) ? -1 : 1)),
    [placed],
  );
  return { placeField, placeSection, placeOfField, isOnScreen, sections };
}

function isBefore(one: Node, other: Node): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
