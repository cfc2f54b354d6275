import { useEffect } from 'react';
import { useFormScope } from '../form-context';
import type { FieldView } from './field-views';

/** Registers a field's name and the display of its values with the form. */
export function useFieldView(name: string, view: Partial<FieldView>): void {
  const { describeField } = useFormScope();
  useEffect(() => describeField(name, view));
}
