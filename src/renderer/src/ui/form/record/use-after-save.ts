import { useCallback, useEffect, useRef } from 'react';
import { useFormScope } from '../form-context';

/** Returns a function that changes values at once, or after the running save, because no value changes during a save. */
export function useAfterSave(): (change: () => void) => void {
  const { isSaving } = useFormScope();
  const isBusy = useRef(isSaving);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    isBusy.current = isSaving;
    if (isSaving) return;
    for (const change of waiting.current.splice(0)) change();
  }, [isSaving]);
  return useCallback((change) => {
    if (isBusy.current) waiting.current.push(change);
    else change();
  }, []);
}
