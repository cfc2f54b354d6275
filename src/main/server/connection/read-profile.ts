import { type ReadProfile, readServerProfile } from '@main/system/server-profile/read-profile';
import { FailureError } from '@shared/contract/result';
import type { ServerProfile } from '@shared/domain/server/server-profile';

/** Parses a profile from a file. The parser's own message isn't used, because it would quote the file. */
export function readProfileText(text: string): ReadProfile {
  try {
    return readServerProfile(JSON.parse(text));
  } catch {
    return { ok: false, problems: [{ code: 'notJson', at: '', detail: '' }] };
  }
}

/** Validates a profile from a page; throws if it isn't valid as a whole. */
export function assertProfile(raw: unknown): ServerProfile {
  const read = readServerProfile(raw);
  if (read.ok) return read.profile;
  throw new FailureError({ code: 'badInput', message: read.problems.map(({ at, code }) => `${at}: ${code}`).join('; ') });
}
