import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

const algorithm = 'aes-256-gcm';
/** What stands in the first byte: whether the text was made small before it was sealed. */
const plain = 1;
const deflated = 2;
const ivLength = 12;
const tagLength = 16;
const headerLength = 1 + ivLength + tagLength;

export function createEncryptionKey(): string {
  return randomBytes(32).toString('base64');
}

export interface EncryptionOptions {
  /** Made small first; long texts take less than half of their size then. */
  isDeflated?: boolean;
}

/** `context` is authenticated but not stored: what was moved to another place does not open. */
export function encryptText(key: string, context: string, text: string, { isDeflated = false }: EncryptionOptions = {}): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, Buffer.from(key, 'base64'), iv).setAAD(Buffer.from(context));
  const bytes = isDeflated ? deflateRawSync(text) : Buffer.from(text);
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([Buffer.of(isDeflated ? deflated : plain), iv, cipher.getAuthTag(), sealed]);
}

/** Throws when key, context or content do not belong together. */
export function decryptText(key: string, context: string, bytes: Uint8Array): string {
  const [version] = bytes;
  if (version !== plain && version !== deflated) throw new Error('unknown version of a sealed text');
  const iv = bytes.subarray(1, 1 + ivLength);
  const tag = bytes.subarray(1 + ivLength, headerLength);
  const decipher = createDecipheriv(algorithm, Buffer.from(key, 'base64'), iv).setAAD(Buffer.from(context)).setAuthTag(tag);
  const opened = Buffer.concat([decipher.update(bytes.subarray(headerLength)), decipher.final()]);
  return (version === deflated ? inflateRawSync(opened) : opened).toString('utf8');
}
