import { useCallback, useMemo, useState } from 'react';
import type { FormScope, PlacedSection } from './form-context';

interface PlacedField {
  section: string;
  isTable: boolean;
}

export interface FormParts extends Pick<FormScope, 'placeField' | 'placeSection'> {
  /** Where each field stands, by its name. */
  placeOfField: ReadonlyMap<string, PlacedField>;
  /** In the order of the page. */
  sections: readonly (PlacedSection & { id: string })[];
}

/** What stands in a form, as its fields and sections register themselves. */
export function useFormParts(): FormParts {
  const [placeOfField, setPlaceOfField] = useState<ReadonlyMap<string, PlacedField>>(new Map());
  const [placed, setPlaced] = useState<ReadonlyMap<string, PlacedSection>>(new Map());
  const placeField = useCallback(
    (name: string, section: string, kind?: 'table') =>
      setPlaceOfField((known) =>
        known.get(name)?.section === section ? known : new Map(known).set(name, { section, isTable: kind === 'table' }),
      ),
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
  return { placeField, placeSection, placeOfField, sections };
}

function isBefore(one: Node, other: Node): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
