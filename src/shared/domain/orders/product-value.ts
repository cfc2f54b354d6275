/** The value by which lists of orders are narrowed to a product: lines of orders hold its names and no id. '' for a line without any. */
export function toProductValue({ name_en, name_ar }: { name_en: string; name_ar: string }): string {
  return [...new Set([name_en.trim(), name_ar.trim()])].filter(Boolean).join(' · ');
}
