import { isRecord } from '@shared/domain/is-record';
import { type PolicyContent, PolicyReadError, type RawValues } from './policy-reading';

/** Windows editors write UTF-8 with a byte order mark, and UTF-16 in both byte orders. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new PolicyReadError('unreadable', `not ${encoding} text`);
  }
}

/**
 * Reads one JSON object: the enforced values, and among them `Defaults`. A `Defaults` that isn't an object, or occurs twice, stays among
 * the keys and is reported there.
 */
export function toContent(parsed: unknown): PolicyContent {
  if (!isRecord(parsed)) throw new PolicyReadError('unreadable', 'not a JSON object');
  const name = ['Defaults', 'defaults'].find((one) => isRecord(parsed[one]));
  if (name === undefined) return { enforced: parsed, defaults: {} };
  const { [name]: defaults, ...enforced } = parsed;
  return { enforced, defaults: defaults as RawValues };
}

/** Returns the position of the syntax error. The parser's own message quotes the file, which may have values that no log should have. */
function toPlace(text: string, { message }: Error): string {
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position === undefined) return 'not JSON';
  const lines = text.slice(0, Number(position)).split('\n');
  return `not JSON from line ${lines.length}, character ${(lines.at(-1)?.length ?? 0) + 1} on`;
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new PolicyReadError('unreadable', error instanceof Error ? toPlace(text, error) : 'not JSON');
  }
}

export function decodeJson(bytes: Uint8Array): PolicyContent {
  return toContent(parseJson(decodeText(bytes)));
}
