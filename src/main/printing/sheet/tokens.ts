import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { Sheet } from './sheet';

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
const moments: Record<string, '' | undefined> = { asOf: undefined, name: '', readAt: '', madeAt: '' };

/** Two sheets with the same hash are the same paper. As of when its orders were seen, or a list was made, makes no other paper of it. */
export function toContentHash(sheet: Sheet): string {
  const paper = Object.entries(sheet).map(([key, value]) => [key, key in moments ? moments[key] : value]);
  return createHash('sha256')
    .update(JSON.stringify(Object.fromEntries(paper)))
    .digest('hex');
}
