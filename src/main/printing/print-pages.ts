import type { PrintPages } from '../scheme/scheme-handler';
import type { PrintPicture } from './print-pictures';

export interface PrintPage {
  /** `picturePath(n)` is where the n-th picture is found. */
  toHtml(nonce: string, picturePath: (index: number) => string): string;
  pictures: readonly PrintPicture[];
}

/** Documents for the hidden windows with their pictures, by an id that only this process knows. */
export interface PrintPageShelf extends PrintPages {
  /** Keeps the document until it is taken away; `path` is its place on the app's scheme. */
  put(id: string, page: PrintPage): { path: string; takeAway: () => void };
}

export function createPrintPages(): PrintPageShelf {
  const pages = new Map<string, PrintPage>();
  return {
    put(id, page) {
      pages.set(id, page);
      return { path: `/print/${id}`, takeAway: () => void pages.delete(id) };
    },
    respond(path, nonce) {
      const [id = '', index] = path.split('/');
      const page = pages.get(id);
      if (!page) return null;
      if (index === undefined) return { html: page.toHtml(nonce, (picture) => `/print/${id}/${picture}`) };
      const picture = page.pictures[Number(index)];
      return picture ? { picture } : null;
    },
  };
}
