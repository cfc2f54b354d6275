import { notify } from '@renderer/runtime/notices/notify';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useEffect, useRef } from 'react';
import { useFormScope } from '../form-context';
import { useAfterSave } from '../record/use-after-save';

/**
 * Tells what was taken away and offers it back. The way back is the one of the moment at which it is pressed, for a block may have moved by
 * then; there is none any more when the place itself is gone, or when everything typed was given up.
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
