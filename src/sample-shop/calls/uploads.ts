import { maxUploadBytes, type uploadCalls } from '@shared/contract/shop/uploads';
import { ApiError, invalid } from '../api-error';
import type { Handlers } from '../http/handler';

const extensions: Record<string, string> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/svg+xml': 'svg' };

function toExtension(type: string): string {
  return extensions[type] ?? type.slice('image/'.length).replace(/[^a-z0-9]/g, '');
}

async function toFingerprint(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Buffer.from(digest).toString('hex').slice(0, 12);
}

export const uploadHandlers: Handlers<typeof uploadCalls> = {
  async 'files.upload'({ body: { img }, store, origin }) {
    if (!img.type.startsWith('image/') && img.type !== 'application/pdf') throw invalid('img');
    if (img.size > maxUploadBytes) throw new ApiError(413, 'file_too_large');
    const bytes = new Uint8Array(await img.arrayBuffer());
    // An address is never reused for another file, not even after a restart of the shop.
    const path = `/media/uploads/${store.uploads.size + 1}-${await toFingerprint(bytes)}.${toExtension(img.type)}`;
    store.uploads.set(path, { bytes, type: img.type });
    return { status: 200, url: origin + path };
  },
};
