const undrawable = /(?!\s)\p{Control}|\p{Surrogate}|\ufffd/gu;

/** Removes what pages can't show from a text of the server: control characters, and half of a truncated emoji. */
export function toDrawable(text: string): string {
  return text.replace(undrawable, '');
}
