import { type PolicyContent, PolicyReadError, type RawValues } from './policy-reading';

const isObject = (value: unknown): value is RawValues => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Windows editors write UTF-8 with a mark, and UTF-16 in both orders. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new PolicyReadError('unreadable', `not ${encoding} text`);
  }
}

/** One JSON object: the enforced values, and among them `Defaults`. */
export function toContent(parsed: unknown): PolicyContent {
  if (!isObject(parsed)) throw new PolicyReadError('unreadable', 'not a JSON object');
  const { Defaults: capital, defaults: small, ...enforced } = parsed;
  const defaults = capital ?? small ?? {};
  // What is no object is named among the keys that cannot be used; the rest holds.
  return isObject(defaults) ? { enforced, defaults } : { enforced: parsed, defaults: {} };
}

export function decodeJson(bytes: Uint8Array): PolicyContent {
  const text = decodeText(bytes);
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new PolicyReadError('unreadable', error instanceof Error ? error.message : String(error));
  }
  return toContent(parsed);
}
