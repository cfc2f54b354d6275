import type { CountSheetProps } from '@documents/count-sheet/count-sheet';
import type * as drawn from '@documents/html/document-html';
import { toDrawable } from '@documents/parts/drawable-text';
import type { OrderDocumentProps } from '@documents/parts/order-document';
import type { OrderListProps } from '@documents/parts/order-list-document';
import type { SalesDocumentProps } from '@documents/parts/sales-document';
import { type Rotation, showsPictures } from '@shared/domain/printing/printable';
import { createFormatter } from '@shared/i18n/format';
import { translator } from '@shared/i18n/translate';
import { withinLimit } from '../../time/time-limit';
import { isListSheet, isOrderSheet, isSalesSheet, type Sheet, toProductLabel } from '../sheet/sheet';
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
  const urls = items.flatMap(({ sheet }) => pictureUrlsOf(sheet));
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
  { toCountPage, toDocumentPage, toListPage, toProductLabelPage, toSalesPage, toTestPage }: typeof drawn,
  items: readonly SheetToPrepare[],
  pictureUrl: OrderDocumentProps['pictureUrl'],
  { title, rotation }: Required<Pick<PrepareOptions, 'title' | 'rotation'>>,
): drawn.DocumentPage {
  const sheet = items[0]?.sheet;
  if (sheet?.kind === 'productLabel') return toProductLabelPage({ ...sheet, label: toProductLabel(sheet) }, items.length, title, rotation);
  if (sheet?.kind === 'testPage') {
    const { language, paper, head, printerName, requestedAt, document = 'invoice' } = sheet;
    return toTestPage({ language, paper, document, profile: head, printerName, printedAt: requestedAt }, items.length, title, rotation);
  }
  if (sheet?.kind === 'countSheet') return toCountPage(items.flatMap(toCountProps), title);
  if (sheet && isSalesSheet(sheet)) return toSalesPage(sheet.kind, items.flatMap(toSalesProps), title);
  if (sheet && isListSheet(sheet))
    return toListPage(
      sheet.kind,
      items.flatMap((item) => toListProps(item, pictureUrl)),
      title,
    );
  const props = items.flatMap((item) => toDocumentProps(item, pictureUrl));
  return toDocumentPage(sheet?.kind ?? 'invoice', props, title, rotation);
}

function toListProps({ sheet, reprint }: SheetToPrepare, pictureUrl: OrderDocumentProps['pictureUrl']): OrderListProps[] {
  if (!isListSheet(sheet)) return [];
  const { head, kind: _kind, color: _color, ...list } = sheet;
  return [{ ...list, profile: head, copyMark: reprint, pictureUrl }];
}

function toSalesProps({ sheet, reprint }: SheetToPrepare): SalesDocumentProps[] {
  if (!isSalesSheet(sheet)) return [];
  const { head, kind: _kind, color: _color, ...sales } = sheet;
  return [{ ...sales, profile: head, copyMark: reprint }];
}

function toCountProps({ sheet, reprint }: SheetToPrepare): CountSheetProps[] {
  if (sheet.kind !== 'countSheet') return [];
  const { head, kind: _kind, color: _color, ...count } = sheet;
  return [{ ...count, profile: head, copyMark: reprint }];
}

function pictureUrlsOf(sheet: Sheet): string[] {
  if (sheet.kind === 'testPage' || !showsPictures(sheet.kind, sheet.paper)) return [];
  if (isOrderSheet(sheet)) return sheet.snapshot.lines.flatMap((line) => line.pictureUrl ?? []);
  if (!isListSheet(sheet) || !sheet.options.parts.includes('pictures')) return [];
  return sheet.orders.flatMap(({ lines }) => lines.flatMap((line) => line.pictureUrl ?? []));
}

function toDocumentProps({ sheet, reprint }: SheetToPrepare, pictureUrl: OrderDocumentProps['pictureUrl']): OrderDocumentProps[] {
  if (!isOrderSheet(sheet)) return [];
  const { snapshot, language, paper, head, digits, printedBy, asOf } = sheet;
  return [{ snapshot, language, paper, profile: head, copyMark: reprint, digits, printedBy, asOf, pictureUrl }];
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
  if (sheet.kind === 'testPage') return [translator(sheet.language)('documents.testPage.title')];
  if (sheet.kind === 'productLabel') return [createFormatter(sheet.language, sheet.digits).amount(sheet.label.priceFils)];
  if (sheet.kind === 'countSheet') return drawing.toCountWords(sheet);
  if (isSalesSheet(sheet)) return drawing.toSalesWords(sheet.kind, sheet);
  return isListSheet(sheet) ? drawing.toListWords(sheet.kind, sheet) : drawing.toOrderWords(sheet.kind, sheet);
}

/** True when the page's text holds everything that can be drawn; spaces are where lines happen to wrap. */
export function showsAll(text: string, mustShow: readonly string[]): boolean {
  const bare = (words: string): string => toDrawable(words).replace(/\s+/g, '');
  const page = bare(text);
  return mustShow.every((words) => page.includes(bare(words)));
}
