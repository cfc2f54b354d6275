import { isRecord } from '@shared/domain/is-record';
export type JsonObject = Record<string, unknown>;

/** No editor nests deeper. `JSON.stringify` throws on values that are nested too deep. */
const deepest = 100;

/** Parses JSON; returns undefined if the text isn't JSON or is nested deeper than any editor writes. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (isInString && character === '\\') index += 1;
    else if (character === '"') isInString = !isInString;
    else if (isInString) continue;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}

/** Returns the value if it is an object, else an empty object: some servers write an empty object as `[]` or `null`. */
export function toObject(value: unknown): JsonObject {
  return isRecord(value) ? value : {};
}

export function isEmptyValue(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);
}
