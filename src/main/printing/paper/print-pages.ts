import type { PrintPages } from '@main/system/app-protocol/scheme-handler';
import type { PrintPicture } from './print-pictures';
import type { SheetDocument } from './print-window';

export interface PrintPage {
  /** `picturePath(n)` returns the path of the n-th picture. */
  draw(picturePath: (index: number) => string): Omit<SheetDocument, 'path'> & { toHtml(nonce: string): string };
  pictures: readonly PrintPicture[];
}

/** Documents for the hidden windows with their pictures, by an ID that only the main process has. */
export interface PrintPageShelf extends PrintPages {
  /** Stores the document until `takeAway` is called. */
  put(id: string, page: PrintPage): SheetDocument & { takeAway: () => void };
}

export function createPrintPages(): PrintPageShelf {
  const pages = new Map<string, Pick<PrintPage, 'pictures'> & { toHtml(nonce: string): string }>();
  return {
    put(id, { draw, pictures }) {
      const path = `/print/${id}`;
      const { toHtml, ...parts } = draw((picture) => `${path}/${picture}`);
      pages.set(id, { toHtml, pictures });
      return { ...parts, path, takeAway: () => void pages.delete(id) };
    },
    respond(path, nonce) {
      const [id = '', index] = path.split('/');
      const page = pages.get(id);
      if (!page) return null;
      if (index === undefined) return { html: page.toHtml(nonce) };
      const picture = page.pictures[Number(index)];
      return picture ? { picture } : null;
    },
  };
}
