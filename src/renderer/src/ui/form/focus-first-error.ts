import { invalidFieldAttribute } from '@renderer/ui/inputs/field-frame';
import { useCallback, useEffect, useState } from 'react';

const focusable =
  'input:not([type=hidden]):not([disabled]), textarea, select, button:not([disabled]), [contenteditable=true], [tabindex="0"]';

/** Scrolls to this form's first field with an error, and focuses its control. */
export function focusFirstError(formId: string): void {
  const field = document.getElementById(formId)?.querySelector<HTMLElement>(`[${invalidFieldAttribute}]`);
  field?.scrollIntoView({ block: 'center' });
  // A rich text has its toolbar before its text; a grid's cell is its own control.
  const own = field?.hasAttribute('tabindex') ? field : null;
  const inside = field?.querySelector<HTMLElement>('[contenteditable=true]') ?? field?.querySelector<HTMLElement>(focusable);
  const control = own ?? inside ?? field?.parentElement?.querySelector<HTMLElement>(focusable);
  control?.focus({ preventScroll: true });
}

/** Like `focusFirstError`, but for errors that were set just now: waits until they are rendered. */
export function useFocusFirstError(formId: string): () => void {
  const [requests, setRequests] = useState(0);
  useEffect(() => {
    if (requests > 0) focusFirstError(formId);
  }, [requests, formId]);
  return useCallback(() => setRequests((count) => count + 1), []);
}
