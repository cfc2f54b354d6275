import { notFound } from '../http/api-error';
import { isColorName, palette } from '../seed/catalogue/palette';
import type { Store } from '../store/store';
import { makeCatalogPdf } from './catalog-pdf';
import { drawCode39 } from './code39';
import { drawAvatar, drawBanner } from './draw-banner';
import { drawKitchen } from './draw-kitchen';
import { drawProduct } from './drawings';
import { isDrawnKind, isPhotoKind } from './kinds';
import { drawPhoto, drawSwatch } from './photos';
import { drawShopCode, shopCodePath } from './qr-code';

interface Drawn {
  body: string | Uint8Array<ArrayBuffer>;
  type: string;
}

const svg = (body: string | undefined): Drawn | undefined => (body === undefined ? undefined : { body, type: 'image/svg+xml' });
const png = (body: Uint8Array<ArrayBuffer>): Drawn => ({ body, type: 'image/png' });

function toTitle(name: string): string {
  return name.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

function drawGoods(folder: string, name: string): Drawn | undefined {
  const [kind = '', color = '', view = '1'] = name.split('-');
  if (!isColorName(color)) return undefined;
  if (folder === 'products' && isDrawnKind(kind)) return svg(drawProduct(kind, palette[color], Number(view)));
  if (folder === 'photos' && isPhotoKind(kind)) return png(drawPhoto(kind, palette[color]));
  return undefined;
}

function draw(path: string): Drawn | undefined {
  const [, folder = '', name = ''] = /^\/media\/([a-z]+)\/([a-z0-9-]+)\.(?:svg|png|pdf)$/.exec(path) ?? [];
  if (folder === 'swatches') return isColorName(name) ? png(drawSwatch(palette[name])) : undefined;
  if (folder === 'banners') return svg(drawBanner(name));
  if (folder === 'kitchens') return svg(drawKitchen(name));
  if (folder === 'avatars') return svg(drawAvatar());
  if (path === shopCodePath) return svg(drawShopCode());
  if (folder === 'codes') return svg(drawCode39(name.toUpperCase()));
  if (folder === 'catalogs') return { body: makeCatalogPdf(toTitle(name)), type: 'application/pdf' };
  return drawGoods(folder, name);
}

const drawnBefore = new Map<string, Drawn>();

function drawOnce(path: string): Drawn | undefined {
  const drawn = drawnBefore.get(path) ?? draw(path);
  if (drawn) drawnBefore.set(path, drawn);
  return drawn;
}

/** Uploads and drawn pictures, for everybody. Fails with `not_found`. */
export function servePicture(path: string, store: Store): Response {
  const upload = store.uploads.get(path);
  if (upload) return new Response(upload.bytes, { headers: { 'content-type': upload.type } });
  const drawn = drawOnce(path);
  if (!drawn) throw notFound();
  return new Response(drawn.body, { headers: { 'content-type': drawn.type, 'cache-control': 'max-age=3600' } });
}
