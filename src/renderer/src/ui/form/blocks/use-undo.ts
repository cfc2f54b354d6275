import { notify } from '@renderer/runtime/notices/notify';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useEffect, useRef } from 'react';
import { useFormScope } from '../form-context';
import { useAfterSave } from '../record/use-after-save';

/**
 * Returns a function that reports a removal and offers to undo it. Undo uses the latest `putBack`, because blocks may have moved meanwhile.
 * It does nothing once the component has unmounted or the form's changes were discarded.
 */
export function useUndo<Taken>(putBack: (taken: Taken) => void): (text: string, taken: Taken) => void {
  const t = useTexts();
  const { discards } = useFormScope();
  const latest = useRef<{ putBack: (taken: Taken) => void; discards: number } | null>(null);
  useEffect(() => {
    latest.current = { putBack, discards };
    return () => {
      latest.current = null;
    };
  });
  const afterSave = useAfterSave();
  return (text, taken) => {
    const undo = (): void => {
      if (latest.current?.discards === discards) latest.current.putBack(taken);
    };
    notify.info(text, { label: t('common.undo'), run: () => afterSave(undo) });
  };
}
