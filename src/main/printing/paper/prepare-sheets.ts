import type * as drawn from '@documents/html/document-html';
import { toDrawable } from '@documents/parts/drawable-text';
import type { SheetLook, SheetProps } from '@documents/printable-document';
import { withinLimit } from '@main/system/time/time-limit';
import type { PrintedSheet } from '@shared/contract/printing/printed-sheet';
import type { Printable, Rotation } from '@shared/domain/printing/printable';
import { translator } from '@shared/i18n/translate';
import type { Sheet } from '../sheet/sheet';
import type { PrintPage } from './print-pages';
import type { PrintPicture, PrintPictures } from './print-pictures';

/** A document that is ready to be loaded, with the content that a good sheet must show. */
export interface PreparedSheets {
  page: PrintPage;
  /** Texts without which the window has drawn nothing: a label, the total, and a first line. */
  mustShow: string[];
  /** Number of pictures that weren't loaded in time; the document has their placeholders. */
  missingPictures: number;
  color: boolean;
  rotation: Rotation;
}

export interface SheetToPrepare {
  sheet: Sheet;
  /** 0 for the first print. */
  reprint: number;
}

export interface PrepareOptions {
  title: string;
  /** The longest wait for pictures, in ms. */
  ceilingMs: number;
  /** Rotation of labels. */
  rotation?: Rotation;
}

/** Fetches the pictures, so that the document never waits for the network, and draws one document of all sheets. */
export async function prepareSheets(
  source: PrintPictures,
  items: readonly SheetToPrepare[],
  { title, ceilingMs, rotation = '0' }: PrepareOptions,
): Promise<PreparedSheets> {
  // Loaded with the first sheet, so that React doesn't slow down the start of the app.
  const drawing = await import('@documents/html/document-html');
  const urls = items.flatMap(({ sheet }) => (sheet.kind === 'testPage' ? [] : drawing.toPictures(sheet)));
  const arrived = await fetchPictures(source, new Set(urls), ceilingMs);
  const places = [...arrived.keys()];
  return {
    page: {
      pictures: [...arrived.values()],
      draw(picturePath) {
        const pictureUrl = (url: string): string | null => (arrived.has(url) ? picturePath(places.indexOf(url)) : null);
        const page = toPage(drawing, items, pictureUrl, { title, rotation });
        return {
          title,
          frame: `${page.language} ${page.style}`,
          toBody: () => drawing.toBody(page),
          toHtml: (nonce) => drawing.toHtml(page, nonce),
        };
      },
    },
    mustShow: [...new Set(items.flatMap(({ sheet }) => toMustShow(drawing, sheet)))],
    missingPictures: urls.filter((url) => !arrived.has(url)).length,
    color: items.some(({ sheet }) => sheet.color),
    rotation,
  };
}

function toPage(
  { toDocumentPage, toTestPage }: typeof drawn,
  items: readonly SheetToPrepare[],
  pictureUrl: SheetLook['pictureUrl'],
  { title, rotation }: Required<Pick<PrepareOptions, 'title' | 'rotation'>>,
): drawn.DocumentPage {
  const [first] = items;
  if (first?.sheet.kind === 'testPage') {
    const { language, paper, head, printerName, requestedAt, document = 'invoice' } = first.sheet;
    return toTestPage({ language, paper, document, profile: head, printerName, printedAt: requestedAt }, items.length, title, rotation);
  }
  const all = items.flatMap(({ sheet, reprint }) => (sheet.kind === 'testPage' ? [] : toProps(sheet, reprint, pictureUrl)));
  return toDocumentPage(first?.sheet.kind ?? 'invoice', all, title, rotation);
}

function toProps(sheet: PrintedSheet, copyMark: number, pictureUrl: SheetLook['pictureUrl']): SheetProps<Printable> {
  const { head, kind: _kind, color: _color, ...own } = sheet;
  return { ...own, profile: head, copyMark, pictureUrl };
}

async function fetchPictures(source: PrintPictures, urls: ReadonlySet<string>, ceilingMs: number): Promise<Map<string, PrintPicture>> {
  const arrived = new Map<string, PrintPicture>();
  const all = [...urls].map(async (url) => {
    const picture = await source.read(url).catch(() => null);
    if (picture) arrived.set(url, picture);
  });
  await withinLimit(Promise.all(all), ceilingMs).catch(() => undefined);
  // A picture that arrives later is cached for the next sheet; this one already has the placeholder.
  return new Map(arrived);
}

function toMustShow(drawing: typeof drawn, sheet: Sheet): string[] {
  return sheet.kind === 'testPage' ? [translator(sheet.language)('documents.testPage.title')] : drawing.toMustShow(sheet);
}

/** Whether the page's text has everything that can be drawn; ignores spaces, because lines wrap anywhere. */
export function showsAll(text: string, mustShow: readonly string[]): boolean {
  const bare = (words: string): string => toDrawable(words).replace(/\s+/g, '');
  const page = bare(text);
  return mustShow.every((words) => page.includes(bare(words)));
}
