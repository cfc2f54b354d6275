/** Marks the wrapper of a field that has an error; in document order, which is reading order in both directions. */
export const invalidFieldAttribute = 'data-field-invalid';

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
