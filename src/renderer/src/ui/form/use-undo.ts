import { notify } from '@renderer/bridge/notify';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormScope } from './form-context';

/**
 * Tells what was taken away and offers it back. The way back is the one of the moment at which it is pressed, for a block may have moved by
 * then; pressed during a save it waits for its end. There is none any more when the place itself is gone, or when everything typed was given
 * up.
 */
export function useUndo<Taken>(putBack: (taken: Taken) => void): (text: string, taken: Taken) => void {
  const { t } = useTranslation();
  const { discards, isSaving } = useFormScope();
  const latest = useRef<{ putBack: (taken: Taken) => void; discards: number; isSaving: boolean } | null>(null);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    latest.current = { putBack, discards, isSaving };
    return () => {
      latest.current = null;
    };
  });
  useEffect(() => {
    if (isSaving) return;
    for (const run of waiting.current.splice(0)) run();
  }, [isSaving]);
  return (text, taken) => {
    const run = (): void => {
      if (latest.current?.isSaving) waiting.current.push(run);
      else if (latest.current?.discards === discards) latest.current.putBack(taken);
    };
    notify.info(text, { label: t('common.undo'), run });
  };
}
