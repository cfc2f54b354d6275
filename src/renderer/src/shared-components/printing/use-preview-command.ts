import { ask } from '@renderer/runtime/calls/bridge';
import { useCommand } from '@renderer/runtime/calls/main-events/use-event';
import { useEffect } from 'react';

/** Enables and handles the entry *Preview Before Printing…* of the native menu while a screen with a preview is shown. */
export function usePreviewCommand(openPreview: () => void): void {
  useCommand('previewPrint', openPreview);
  useEffect(() => {
    void ask('app.setPreview', { isOffered: true });
    return () => void ask('app.setPreview', { isOffered: false });
  }, []);
}
