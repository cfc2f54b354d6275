import { type ReadProfile, readServerProfile } from '@main/system/server-profile/read-profile';
import { FailureError } from '@shared/contract/result';
import type { ServerProfile } from '@shared/domain/server/server-profile';

/** As a file holds it; the parser's own words would quote the file. */
export function readProfileText(text: string): ReadProfile {
  try {
    return readServerProfile(JSON.parse(text));
  } catch {
    return { ok: false, problems: [{ code: 'notJson', at: '', detail: '' }] };
  }
}

/** As a page hands it over: one that is not understood whole is refused. */
export function assertProfile(raw: unknown): ServerProfile {
  const read = readServerProfile(raw);
  if (read.ok) return read.profile;
  throw new FailureError({ code: 'badInput', message: read.problems.map(({ at, code }) => `${at}: ${code}`).join('; ') });
}
