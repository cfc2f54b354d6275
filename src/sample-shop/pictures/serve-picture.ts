import { notFound } from '../api-error';
import type { Store } from '../store/store';
import { media } from './media.generated';
import { drawKitchen, drawProduct } from './recolor';

const types = { svg: 'image/svg+xml', png: 'image/png', pdf: 'application/pdf' } as const;

const files: Readonly<Record<string, string>> = media;

function readPicture(folder: string, name: string, ending: string): string | undefined {
  if (folder === 'products') return drawProduct(name);
  if (folder === 'kitchens') return drawKitchen(name);
  // A photo has only one view.
  const file = `${folder}/${folder === 'photos' ? name.replace(/-\d$/, '') : name}.${ending}`;
  return Object.hasOwn(files, file) ? files[file] : undefined;
}

/** Serves uploads and the shop's pictures, without a sign-in. Fails with `not_found`. */
export function servePicture(path: string, store: Store): Response {
  const upload = store.uploads.get(path);
  if (upload) return new Response(upload.bytes, { headers: { 'content-type': upload.type } });
  const [, folder = '', name = '', ending = ''] = /^\/media\/([a-z]+)\/([a-z0-9-]+)\.(svg|png|pdf)$/.exec(path) ?? [];
  const text = readPicture(folder, name, ending);
  if (text === undefined) throw notFound();
  const body = ending === 'svg' ? text : Uint8Array.from(Buffer.from(text, 'base64'));
  return new Response(body, { headers: { 'content-type': types[ending as keyof typeof types], 'cache-control': 'max-age=3600' } });
}
