const undrawable = /(?!\s)\p{Control}|\p{Surrogate}|\ufffd/gu;

/** A text of the server without what no page shows as it came: control characters, and half an emoji of a text that was cut. */
export function toDrawable(text: string): string {
  return text.replace(undrawable, '');
}
