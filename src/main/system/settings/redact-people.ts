import { readFileSync, rmSync } from 'node:fs';
import { isRecord } from '@shared/domain/is-record';
import { writeFileSync } from 'atomically';
import { isImpersonal } from './slots';

/** Members and addresses of persons, for what is left of a file whose members can't be told apart. */
const member = /("(?:e?mail|phone|f_name|l_name|name|by|avatar|localId)"\s*:\s*)"(?:[^"\\\n]|\\.)*"?/g;
const emailAddress = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+/gu;
const quoted = /"(?:[^"\\]|\\.)*"?/y;

/** Where the member's value ends: at a comma or brace outside of its strings and brackets, else at the end of the text. */
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

/** The text of a file that is cut off or damaged, with the values of its other members hidden. */
function withoutPersonalMembers(text: string): string {
  const head = /^\ufeff?\s*\{/.exec(text)?.[0];
  if (head === undefined) return text;
  let shown = head;
  let at = head.length;
  while (at < text.length) {
    const [opening, key = ''] = /^[\s,]*"((?:[^"\\]|\\.)*)"\s*:/.exec(text.slice(at)) ?? [];
    // Nothing but the end, or what nobody can tell apart.
    if (opening === undefined) return /^[\s,}]*$/.test(text.slice(at)) ? shown + text.slice(at) : `${shown}[hidden]`;
    const start = at + opening.length;
    const end = endOfValue(text, start);
    shown += opening + (isImpersonal(key) ? text.slice(start, end) : '"[hidden]"');
    at = end;
  }
  return shown;
}

/** The content of a settings file as it may lie about for support. */
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

/** Keeps a copy for support that names nobody. */
export function copyForSupport(from: string, to: string): void {
  writeFileSync(to, redactPeople(readFileSync(from, 'utf8')), { mode: 0o600 });
}

/** The same in the place of the file itself. */
export function putAsideForSupport(from: string, to: string): void {
  copyForSupport(from, to);
  rmSync(from, { force: true });
}
