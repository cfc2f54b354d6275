import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getPath } from '../app/paths.mjs';
import { guard } from '../guard.mjs';
import { runtime } from '../runtime.mjs';

const prefix = Buffer.from('v10');

/** `none`: no encryption. `basic_text`: reports that its key is no secret. Anything else: works. */
const mode = () => process.env.DIWAN_STAND_IN_SAFE_STORAGE ?? '';

function key() {
  const file = path.join(getPath('userData'), 'stand-in-safe-storage.key');
  try {
    return readFileSync(file);
  } catch {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, randomBytes(32), { mode: 0o600, flag: 'wx' });
    return readFileSync(file);
  }
}

/** Has the API of Electron's safeStorage. The key is stored beside the data, so it protects nothing. */
export const safeStorage = guard('safeStorage', {
  isAsyncEncryptionAvailable: async () => mode() !== 'none',

  getSelectedStorageBackend() {
    if (!runtime.isReady) return 'unknown';
    return mode() === 'basic_text' ? 'basic_text' : 'gnome_libsecret';
  },

  async encryptStringAsync(text) {
    if (mode() === 'none') throw new Error('Encryption is not available.');
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', key(), iv);
    return Buffer.concat([prefix, iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  },

  async decryptStringAsync(encrypted) {
    if (mode() === 'none') throw new Error('Encryption is not available.');
    if (!encrypted.subarray(0, 3).equals(prefix)) throw new Error('Ciphertext does not appear to be encrypted.');
    const decipher = createDecipheriv('aes-256-gcm', key(), encrypted.subarray(3, 15));
    decipher.setAuthTag(encrypted.subarray(-16));
    const result = decipher.update(encrypted.subarray(15, -16), undefined, 'utf8') + decipher.final('utf8');
    return { shouldReEncrypt: false, result };
  },
});
