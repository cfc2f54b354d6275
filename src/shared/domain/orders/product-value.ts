/** Returns the value by which lists of orders are filtered by product, because order lines have only names. '' for a line without any. */
export function toProductValue({ name_en, name_ar }: { name_en: string; name_ar: string }): string {
  return [...new Set([name_en.trim(), name_ar.trim()])].filter(Boolean).join(' · ');
}
