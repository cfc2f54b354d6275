import { readFileSync, rmSync } from 'node:fs';
import { writeFileSync } from 'atomically';

/** Of the settings, what names people: who was signed in, in whose name the station prints, who paused it. */
const keysOfPersons = ['userDetails', 'stationAdmin', 'stationPause'];
/** Their members, for a file that is cut off or damaged and can only be read as text. */
const member = /("(?:e?mail|phone|f_name|l_name|name|by|avatar|localId)"\s*:\s*)"(?:[^"\\\n]|\\.)*"?/g;

/** The content of a settings file as it may lie about for support. */
function withoutPersons(text: string): string {
  const masked = text.replace(member, '$1"[hidden]"');
  try {
    const content = JSON.parse(text.replace(/^\ufeff/, '')) as Record<string, unknown> | null;
    if (typeof content !== 'object' || content === null || Array.isArray(content)) return masked;
    const kept = Object.entries(content).filter(([key]) => !keysOfPersons.includes(key));
    return JSON.stringify(Object.fromEntries(kept), null, '\t');
  } catch {
    return masked;
  }
}

/** Keeps a copy for support that names nobody. */
export function copyForSupport(from: string, to: string): void {
  writeFileSync(to, withoutPersons(readFileSync(from, 'utf8')), { mode: 0o600 });
}

/** The same in the place of the file itself. */
export function putAsideForSupport(from: string, to: string): void {
  copyForSupport(from, to);
  rmSync(from, { force: true });
}
