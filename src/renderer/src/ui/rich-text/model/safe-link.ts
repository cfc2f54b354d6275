import { toLatinDigits } from '@shared/domain/digits';

/** The only schemes a link may have (decision OP-18). */
const shapes = [/^https?:\/\/[^\s/?#]+/i, /^mailto:[^\s@]+@[^\s@]+$/i, /^tel:\+?[\d().,;*# -]+$/i];

/** The link without outer blanks when it may be followed, else null. Control characters, which browsers skip, make it unsafe. */
export function toSafeLink(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const link = value.trim();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for.
  if (/[\u0000-\u001f\u007f]/.test(link)) return null;
  return shapes.some((shape) => shape.test(link)) ? link : null;
}

/** What a person may type into the link box: a bare domain, an e-mail address or a phone number gets its scheme. */
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

/** `javascript` of `javascript:alert(1)`, for telling what was left out. */
export function toScheme(value: unknown): string {
  return /^\s*([a-z][a-z\d+.-]*):/i.exec(String(value))?.[1]?.toLowerCase() ?? 'other';
}
