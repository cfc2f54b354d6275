import { isRecord } from '@shared/domain/is-record';
import { type PolicyContent, PolicyReadError, type RawValues } from './policy-reading';

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

/** One JSON object: the enforced values, and among them `Defaults`. What of it is no object, or is there twice, stays among the keys to be judged. */
export function toContent(parsed: unknown): PolicyContent {
  if (!isRecord(parsed)) throw new PolicyReadError('unreadable', 'not a JSON object');
  const name = ['Defaults', 'defaults'].find((one) => isRecord(parsed[one]));
  if (name === undefined) return { enforced: parsed, defaults: {} };
  const { [name]: defaults, ...enforced } = parsed;
  return { enforced, defaults: defaults as RawValues };
}

/** Where it stops being JSON; the parser's own words quote the file, which may hold what no log should. */
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
