import { useRead } from '@renderer/runtime/calls/use-read';
import type { PreviewRequest, PrintDraft } from '@shared/contract/printing/print-requests';
import type { FailureError } from '@shared/contract/result';
import type { InputOf } from '@shared/contract/tables/bridge';
import type { UseQueryResult } from '@tanstack/react-query';

type PreviewOf<Kind extends PreviewRequest['document']> = Extract<InputOf<'printing.preview'>, { document: Kind }>;

/** Loads the current data of a sheet; null if its full list isn't loaded. It isn't cached, so that recent changes count. */
export function usePrintDraft<Kind extends PreviewRequest['document']>(
  request: PreviewOf<Kind>,
  enabled = true,
): UseQueryResult<PrintDraft<Kind> | null, FailureError> {
  // The draft has the type of its document.
  const select = (draft: PrintDraft | null) => draft as PrintDraft<Kind> | null;
  return useRead('printing.preview', request, { enabled, failure: 'inPlace', staleTimeMs: 0, keepPrevious: false, select });
}
