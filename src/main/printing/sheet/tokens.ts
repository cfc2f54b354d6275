import { createHash, randomInt, randomUUID } from 'node:crypto';
import { isListSheet, isOrderSheet, isSalesSheet, type Sheet } from './sheet';

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const tokenLength = 6;

/** Short enough for a job's title, so that now and then one comes that is taken already. */
export function createToken(): string {
  return Array.from({ length: tokenLength }, () => letters[randomInt(letters.length)]).join('');
}

/** For one request: gives each token once; `isTaken` knows those of the journal. */
export function createFreshTokens(isTaken: (token: string) => boolean, create = createToken): () => string {
  const given = new Set<string>();
  return () => {
    let token = create();
    while (given.has(token) || isTaken(token)) token = create();
    given.add(token);
    return token;
  };
}

export function createId(): string {
  return randomUUID();
}

/** What is different each time that the same is asked for. */
function withoutMoment(sheet: Sheet): object {
  if (isOrderSheet(sheet)) return { ...sheet, asOf: undefined };
  if (isSalesSheet(sheet)) return { ...sheet, readAt: '', madeAt: '' };
  if (sheet.kind === 'countSheet') return { ...sheet, name: '', readAt: '', madeAt: '' };
  return isListSheet(sheet) ? { ...sheet, asOf: undefined, name: '', madeAt: '' } : sheet;
}

/** Two sheets with the same hash are the same paper. As of when its orders were seen, or a list was made, makes no other paper of it. */
export function toContentHash(sheet: Sheet): string {
  const paper = withoutMoment(sheet);
  return createHash('sha256').update(JSON.stringify(paper)).digest('hex');
}
