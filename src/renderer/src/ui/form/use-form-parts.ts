import { useCallback, useMemo, useState } from 'react';
import type { FormScope, PlacedSection } from './form-context';

export interface FormParts extends Pick<FormScope, 'placeField' | 'placeSection'> {
  /** Section of each field, by field name. */
  sectionOfField: ReadonlyMap<string, string>;
  /** In the order of the page. */
  sections: readonly (PlacedSection & { id: string })[];
}

/** What stands in a form, as its fields and sections register themselves. */
export function useFormParts(): FormParts {
  const [sectionOfField, setSectionOfField] = useState<ReadonlyMap<string, string>>(new Map());
  const [placed, setPlaced] = useState<ReadonlyMap<string, PlacedSection>>(new Map());
  const placeField = useCallback(
    (name: string, section: string) =>
      setSectionOfField((known) => (known.get(name) === section ? known : new Map(known).set(name, section))),
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
  return { placeField, placeSection, sectionOfField, sections };
}

function isBefore(one: Node, other: Node): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
