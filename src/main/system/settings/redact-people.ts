import { readFileSync, rmSync } from 'node:fs';
import { isRecord } from '@shared/domain/is-record';
import { writeFileSync } from 'atomically';
import { isImpersonal } from './slots';

/** Matches properties and addresses of people, for the rest of a file whose properties can't be parsed. */
const member = /("(?:e?mail|phone|f_name|l_name|name|by|avatar|localId)"\s*:\s*)"(?:[^"\\\n]|\\.)*"?/g;
const emailAddress = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+/gu;
const quoted = /"(?:[^"\\]|\\.)*"?/y;

/** Returns the end of a property's value: a comma or brace outside of strings and brackets, otherwise the end of the text. */
function endOfValue(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '"') {
      quoted.lastIndex = at;
      at += (quoted.exec(text)?.[0].length ?? 1) - 1;
    } else if (sign === '{' || sign === '[') depth += 1;
    else if ((sign === '}' || sign === ']' || sign === ',') && depth === 0) return at;
    else if (sign === '}' || sign === ']') depth -= 1;
  }
  return text.length;
}

/** Returns the text of a truncated or damaged file with the values of its personal properties hidden. */
function withoutPersonalMembers(text: string): string {
  const head = /^\ufeff?\s*\{/.exec(text)?.[0];
  if (head === undefined) return text;
  let shown = head;
  let at = head.length;
  while (at < text.length) {
    const [opening, key = ''] = /^[\s,]*"((?:[^"\\]|\\.)*)"\s*:/.exec(text.slice(at)) ?? [];
    // Either the end of the file, or a rest that can't be parsed.
    if (opening === undefined) return /^[\s,}]*$/.test(text.slice(at)) ? shown + text.slice(at) : `${shown}[hidden]`;
    const start = at + opening.length;
    const end = endOfValue(text, start);
    shown += opening + (isImpersonal(key) ? text.slice(start, end) : '"[hidden]"');
    at = end;
  }
  return shown;
}

/** Returns the content of a settings file without personal data, for support. */
function redactPeople(text: string): string {
  const masked = (): string => withoutPersonalMembers(text).replace(member, '$1"[hidden]"').replace(emailAddress, '[hidden]');
  try {
    const content = JSON.parse(text.replace(/^\ufeff/, '')) as Record<string, unknown> | null;
    if (!isRecord(content)) return masked();
    const kept = Object.entries(content).filter(([key]) => isImpersonal(key));
    return JSON.stringify(Object.fromEntries(kept), null, '\t');
  } catch {
    return masked();
  }
}

/** Saves a copy for support without personal data. */
export function copyForSupport(from: string, to: string): void {
  writeFileSync(to, redactPeople(readFileSync(from, 'utf8')), { mode: 0o600 });
}

/** Like `copyForSupport`, and removes the original file. */
export function putAsideForSupport(from: string, to: string): void {
  copyForSupport(from, to);
  rmSync(from, { force: true });
}
