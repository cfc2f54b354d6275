import type { Language } from '@shared/domain/language';
import { type ReactNode, useCallback, useRef } from 'react';

/** Name and display of a field, for places that mention the field without rendering it. */
export interface FieldView {
  label: string;
  /** Language of one half of a pair. */
  language?: Language;
  /** Shows a value as the field does, but without a control; the engine's default is `ShownValue`. */
  show?: (value: unknown) => ReactNode;
  /** For a table: returns the name of one of its rows, by the row's path within the table. */
  rowLabel?: (path: string, row: unknown) => string;
}

export interface FieldViews {
  /** Called by each field when it renders. Properties that are left out keep their earlier value. */
  describe: (name: string, view: Partial<FieldView>) => void;
  /** Also returns the views of fields that are no longer rendered. */
  viewOf: (name: string) => Partial<FieldView> | undefined;
  /** Whether the form has fields below this path. */
  hasFieldsBelow: (path: string) => boolean;
}

export function useFieldViews(): FieldViews {
  const views = useRef(new Map<string, Partial<FieldView>>());
  return {
    describe: useCallback((name, view) => void views.current.set(name, { ...views.current.get(name), ...view }), []),
    viewOf: useCallback((name) => views.current.get(name), []),
    hasFieldsBelow: useCallback((path) => [...views.current.keys()].some((name) => name.startsWith(`${path}.`)), []),
  };
}
