import type { Language } from '@shared/domain/language';
import { type ReactNode, useCallback, useRef } from 'react';

/** How a form names a field and shows a value of it, wherever it speaks of the field without drawing it. */
export interface FieldView {
  label: string;
  /** Of one half of a pair. */
  language?: Language;
  /** As the field shows it, but without a control; the engine's own way where it is left out. */
  show?: (value: unknown) => ReactNode;
  /** Of a table: the name of one of its rows, by the path of the row inside of it. */
  rowLabel?: (path: string, row: unknown) => string;
}

export interface FieldViews {
  /** Called by each field whenever it draws; what is left out stays as it was told before. */
  describe: (name: string, view: Partial<FieldView>) => void;
  /** Of fields that stood there once, too. */
  viewOf: (name: string) => Partial<FieldView> | undefined;
  /** Whether fields stand below this path. */
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
