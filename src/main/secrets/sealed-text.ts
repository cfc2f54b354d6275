import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const version = 1;
const ivLength = 12;
const tagLength = 16;
const headerLength = 1 + ivLength + tagLength;

export function createSealKey(): string {
  return randomBytes(32).toString('base64');
}

/** `context` is authenticated but not stored: what was moved to another place does not open. */
export function sealText(key: string, context: string, text: string): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, Buffer.from(key, 'base64'), iv).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.of(version), iv, cipher.getAuthTag(), sealed]);
}

/** Throws when key, context or content do not belong together. */
export function openText(key: string, context: string, bytes: Uint8Array): string {
  if (bytes[0] !== version) throw new Error('unknown version of a sealed text');
  const iv = bytes.subarray(1, 1 + ivLength);
  const tag = bytes.subarray(1 + ivLength, headerLength);
  const decipher = createDecipheriv(algorithm, Buffer.from(key, 'base64'), iv).setAAD(Buffer.from(context)).setAuthTag(tag);
  return Buffer.concat([decipher.update(bytes.subarray(headerLength)), decipher.final()]).toString('utf8');
}
