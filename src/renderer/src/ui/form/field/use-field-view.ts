import { useEffect } from 'react';
import { useFormScope } from '../form-context';
import type { FieldView } from './field-views';

/** Tells the form how a field is named and how its values are shown. */
export function useFieldView(name: string, view: Partial<FieldView>): void {
  const { describeField } = useFormScope();
  useEffect(() => describeField(name, view));
}
