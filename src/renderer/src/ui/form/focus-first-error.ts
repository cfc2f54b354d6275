import { invalidFieldAttribute } from '@renderer/ui/fields/field-frame';

const focusable =
  'input:not([type=hidden]):not([disabled]), textarea, select, button:not([disabled]), [contenteditable=true], [tabindex="0"]';

/** Brings the first field with an error of this form into view and focuses its control, once the errors are on screen. */
export function focusFirstError(formId: string): void {
  setTimeout(() => {
    const field = document.getElementById(formId)?.querySelector<HTMLElement>(`[${invalidFieldAttribute}]`);
    field?.scrollIntoView({ block: 'center' });
    // A rich text has its tools before its text.
    const control = field?.querySelector<HTMLElement>('[contenteditable=true]') ?? field?.querySelector<HTMLElement>(focusable);
    control?.focus({ preventScroll: true });
  });
}
