import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { Sheet } from './sheet';

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const tokenLength = 6;

/** Returns a random token, which is short enough for a job's title, so collisions happen now and then. */
export function createToken(): string {
  return Array.from({ length: tokenLength }, () => letters[randomInt(letters.length)]).join('');
}

/** Returns each token once per request; `isTaken` checks the journal's tokens. */
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

/** Parts of a sheet that differ in each request for the same content. */
const moments: Record<string, '' | undefined> = { asOf: undefined, name: '', readAt: '', madeAt: '' };

/** Returns a hash by which two sheets are the same paper. The time of the orders, or of a list, doesn't count. */
export function toContentHash(sheet: Sheet): string {
  const paper = Object.entries(sheet).map(([key, value]) => [key, key in moments ? moments[key] : value]);
  return createHash('sha256')
    .update(JSON.stringify(Object.fromEntries(paper)))
    .digest('hex');
}
