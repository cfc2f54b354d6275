import { request, toFailureError } from '@renderer/runtime/calls/bridge';
import { readKey } from '@renderer/runtime/calls/reads';
import { useRead } from '@renderer/runtime/calls/use-read';
import type { PrinterInfo } from '@shared/contract/printing/printing';
import type { Failure } from '@shared/contract/result';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

export interface Printers {
  /** Undefined until the first answer. */
  printers: PrinterInfo[] | undefined;
  failure: Failure | null;
  isLooking: boolean;
  /** Asks the system again instead of the main process's memory. */
  look: () => void;
}

export function usePrinters(): Printers {
  const client = useQueryClient();
  const { data, error, isFetching } = useRead('printing.printers', undefined, { failure: 'inPlace' });
  const [isLooking, setLooking] = useState(false);
  const [lookFailure, setLookFailure] = useState<Failure | null>(null);
  const look = (): void => {
    if (isLooking) return;
    setLooking(true);
    setLookFailure(null);
    request('printing.printers', { refresh: true })
      .then((found) => {
        client.setQueryData(readKey('printing.printers', undefined), found);
        // A printer that IT means may be there now.
        void client.invalidateQueries({ queryKey: readKey('printing.readSettings', undefined) });
      })
      .catch((thrown: unknown) => setLookFailure(toFailureError(thrown).failure))
      .finally(() => setLooking(false));
  };
  const failure = lookFailure ?? (data === undefined ? (error?.failure ?? null) : null);
  return { printers: data, failure, isLooking: isLooking || (isFetching && data === undefined), look };
}
