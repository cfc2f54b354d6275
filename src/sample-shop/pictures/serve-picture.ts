import { notFound } from '../http/api-error';
import type { Store } from '../store/store';

export function servePicture(path: string, store: Store): Response {
  const upload = store.uploads.get(path);
  if (!upload) throw notFound();
  return new Response(upload.bytes, { headers: { 'content-type': upload.type } });
}
