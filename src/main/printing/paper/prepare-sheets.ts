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

/** A document that is ready to be loaded, with what a good sheet must show. */
export interface PreparedSheets {
  page: PrintPage;
  /** Text without which the window has drawn nothing: label, total and a first line. */
  mustShow: string[];
  /** Pictures that were not there in time; their placeholder stands in the document. */
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
  /** The longest wait for pictures. */
  ceilingMs: number;
  /** Of labels. */
  rotation?: Rotation;
}

/** Fetches the pictures, so that the document never waits for the network, and draws one document of all sheets. */
export async function prepareSheets(
  source: PrintPictures,
  items: readonly SheetToPrepare[],
  { title, ceilingMs, rotation = '0' }: PrepareOptions,
): Promise<PreparedSheets> {
  // Loaded with the first sheet, because React is no part of starting the app.
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
  // What comes later is in the cache for the next sheet, but this one has its placeholder already.
  return new Map(arrived);
}

function toMustShow(drawing: typeof drawn, sheet: Sheet): string[] {
  return sheet.kind === 'testPage' ? [translator(sheet.language)('documents.testPage.title')] : drawing.toMustShow(sheet);
}

/** True when the page's text holds everything that can be drawn; spaces are where lines happen to wrap. */
export function showsAll(text: string, mustShow: readonly string[]): boolean {
  const bare = (words: string): string => toDrawable(words).replace(/\s+/g, '');
  const page = bare(text);
  return mustShow.every((words) => page.includes(bare(words)));
}
