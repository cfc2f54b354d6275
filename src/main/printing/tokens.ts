import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { Sheet } from './sheet';

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const tokenLength = 6;

/** Short enough for a job's title and unique enough to find it again: the journal refuses a second one. */
export function createToken(): string {
  return Array.from({ length: tokenLength }, () => letters[randomInt(letters.length)]).join('');
}

export function createId(): string {
  return randomUUID();
}

/** Two sheets with the same hash are the same paper. */
export function toContentHash(sheet: Sheet): string {
  return createHash('sha256').update(JSON.stringify(sheet)).digest('hex');
}
