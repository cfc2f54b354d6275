import { toLatinDigits } from '@shared/domain/digits';

/** The only schemes that a link may have (decision OP-18). */
const shapes = [/^https?:\/\/[^\s/?#]+/i, /^mailto:[^\s@]+@[^\s@]+$/i, /^tel:\+?[\d().,;*# -]+$/i];

/** Returns the trimmed link if it is safe to open, else null. Links with control characters, which browsers skip, are unsafe. */
export function toSafeLink(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const link = value.trim();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for.
  if (/[\u0000-\u001f\u007f]/.test(link)) return null;
  return shapes.some((shape) => shape.test(link)) ? link : null;
}

/**
 * Completes the user's input in the link box: adds the scheme to a bare domain, an email address, or a phone number. Returns null for
 * unsafe links.
 */
export function completeLink(typed: string): string | null {
  const text = typed.trim();
  const safe = toSafeLink(text);
  if (safe) return safe;
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return toSafeLink(`mailto:${text}`);
  const phone = toLatinDigits(text);
  if (/^\+?[\d().\s-]{5,}$/.test(phone) && /\d/.test(phone)) return toSafeLink(`tel:${phone.replace(/[\s().-]/g, '')}`);
  if (/^[^\s:/?#@]+\.[^\s:/?#@.]{2,}(:\d+)?([/?#]\S*)?$/.test(text)) return toSafeLink(`https://${text}`);
  return null;
}

/** Returns the scheme, such as `javascript` of `javascript:alert(1)`, to report what was left out. */
export function toScheme(value: unknown): string {
  return /^\s*([a-z][a-z\d+.-]*):/i.exec(String(value))?.[1]?.toLowerCase() ?? 'other';
}
