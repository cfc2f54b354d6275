import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

const algorithm = 'aes-256-gcm';
/** Values of the first byte: whether the text was compressed before encryption. */
const plain = 1;
const deflated = 2;
const ivLength = 12;
const tagLength = 16;
const headerLength = 1 + ivLength + tagLength;

export function createEncryptionKey(): string {
  return randomBytes(32).toString('base64');
}

export interface EncryptionOptions {
  /** Compresses the text first, which reduces long texts to less than half of their size. */
  isDeflated?: boolean;
}

/** `context` is authenticated but not stored: text that was moved to another place can't be decrypted. */
export function encryptText(key: string, context: string, text: string, { isDeflated = false }: EncryptionOptions = {}): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, Buffer.from(key, 'base64'), iv).setAAD(Buffer.from(context));
  const bytes = isDeflated ? deflateRawSync(text) : Buffer.from(text);
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([Buffer.of(isDeflated ? deflated : plain), iv, cipher.getAuthTag(), sealed]);
}

/** Throws if key, context, and content don't match. */
export function decryptText(key: string, context: string, bytes: Uint8Array): string {
  const [version] = bytes;
  if (version !== plain && version !== deflated) throw new Error('unknown version of a sealed text');
  const iv = bytes.subarray(1, 1 + ivLength);
  const tag = bytes.subarray(1 + ivLength, headerLength);
  const decipher = createDecipheriv(algorithm, Buffer.from(key, 'base64'), iv).setAAD(Buffer.from(context)).setAuthTag(tag);
  const opened = Buffer.concat([decipher.update(bytes.subarray(headerLength)), decipher.final()]);
  return (version === deflated ? inflateRawSync(opened) : opened).toString('utf8');
}
