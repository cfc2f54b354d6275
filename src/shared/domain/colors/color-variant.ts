/** The Arabic name of every color variant (checklist VAR-11, OP-75). */
export const colorNameAr = 'لون';

const colorNames = ['color', 'colour', 'لون', 'ألوان', 'الوان'];

/** Whether one of the names shows that the values are colors (OP-75). */
export function isColorVariant({ name_en, name_ar }: { name_en: string; name_ar: string }): boolean {
  const names = `${name_en}\n${name_ar}`.toLowerCase();
  return colorNames.some((word) => names.includes(word));
}

/** Returns a color that is safe to write into a style: hex digits or a color word. Null for any other value. */
export function toCssColor(value: string): string | null {
  const color = value.trim().toLowerCase();
  return /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(color) || /^[a-z]{3,20}$/.test(color) ? color : null;
}

/** Returns `#rrggbb` in lower case, the form of color values (OP-75); null if the text isn't such a color. */
export function parseHexColor(value: string): string | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value.trim())?.[1]?.toLowerCase();
  if (!digits) return null;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/** Returns red, green, and blue of `#rrggbb`, each from 0 to 1. */
export function toChannels(hex: string): [r: number, g: number, b: number] {
  const channel = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}
