import type { PrintedSheet } from '@shared/contract/printing/printed-sheet';
import { type Language, toDirection } from '@shared/domain/language';
import { type Printable, printableFacts, type Rotation, showsPictures } from '@shared/domain/printing/printable';
import { createFormatter } from '@shared/i18n/format';
import { Children, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PrintableDocument, SheetLook, SheetProps } from '../printable-document';
import { printableDocuments } from '../printables.generated';
import { TableSheet, type TableSheetProps } from '../table-sheet/table-sheet';
import { TestPage, type TestPageProps } from '../test-page/test-page';
import { type StyleOptions, toStyleText } from './style-text';

/** A page without script. Documents of the same kind, paper, and language differ only in the last two properties. */
export interface DocumentPage {
  language: Language;
  style: string;
  /** Becomes the job's name in the system's queue. */
  title: string;
  content: ReactNode;
}

/** Makes a page of sheets of one kind and paper, each on its own page. If it has several orders, their pages aren't numbered. */
export function toDocumentPage<Kind extends Printable>(
  kind: Kind,
  sheets: readonly SheetProps<Kind>[],
  title: string,
  rotation: Rotation = '0',
): DocumentPage {
  const {
    language,
    paper,
    digits = 'latn',
  }: Pick<SheetLook, 'language' | 'paper' | 'digits'> = sheets[0] ?? { language: 'ar', paper: 'A4' };
  const { Component, isUncounted = false } = toDocument(kind);
  // biome-ignore lint/suspicious/noArrayIndexKey: rendered once; the same sheet may stand in it several times.
  const body = sheets.map((sheet, index) => <Component key={index} {...(sheet as SheetProps<Printable>)} />);
  const orders = new Set(sheets.map((sheet) => ('snapshot' in sheet ? sheet.snapshot : null)));
  const isCounted = orders.size <= 1 && !printableFacts[kind].isLabel && !isUncounted;
  const numbered = isCounted ? { language, digits, copies: sheets.length } : undefined;
  return toPage(language, { paper, numbered, rotation }, title, body);
}

// A cast, because the kind is known only at run time; kind and document always match.
const toDocument = (kind: Printable): PrintableDocument => printableDocuments[kind] as PrintableDocument;

/** Returns texts that must be on a sheet; without them it wasn't rendered. */
export function toMustShow(sheet: PrintedSheet): string[] {
  return toDocument(sheet.kind).mustShow({ ...sheet, format: createFormatter(sheet.language, sheet.digits) });
}

/** Returns the addresses of a sheet's pictures. */
export function toPictures(sheet: PrintedSheet): string[] {
  return showsPictures(sheet.kind, sheet.paper) ? (toDocument(sheet.kind).pictures?.(sheet) ?? []) : [];
}

/** Makes the page of a list. */
export function toTablePage(props: TableSheetProps): DocumentPage {
  const { language, digits, title, fit } = props;
  const style: StyleOptions = { paper: 'A4', numbered: { language, digits, copies: 1 }, isTurned: fit.isTurned };
  return toPage(language, style, title, <TableSheet {...props} />);
}

/** Repeats `props` once per copy. */
export function toTestPage(props: TestPageProps, copies: number, title: string, rotation: Rotation = '0'): DocumentPage {
  const { language, paper } = props;
  return toPage(
    language,
    { paper, rotation },
    title,
    Array.from({ length: copies }, (_, at) => String(at)).map((copy) => <TestPage key={copy} {...props} />),
  );
}

function toPage(language: Language, style: StyleOptions, title: string, content: ReactNode): DocumentPage {
  return { language, style: toStyleText(style), title, content: style.rotation ? rotated(content, style.rotation) : content };
}

/** Puts each label on its own page. */
function rotated(labels: ReactNode, rotation: Rotation): ReactNode {
  if (rotation === '0') return labels;
  return Children.map(labels, (label) => <div className="rotated">{label}</div>);
}

/** Returns the content of the body element of `toHtml`. */
export function toBody({ content }: DocumentPage): string {
  return renderToStaticMarkup(content);
}

/** A page whose body was already rendered, possibly in another thread. */
export interface DrawnPage extends Pick<DocumentPage, 'language' | 'style' | 'title'> {
  body: string;
}

export function toDrawn(page: DocumentPage): DrawnPage {
  const { language, style, title } = page;
  return { language, style, title, body: toBody(page) };
}

/** `nonce` allows the style element under the page's CSP. */
export function toHtml(page: DocumentPage, nonce: string): string {
  return toDrawnHtml(toDrawn(page), nonce);
}

export function toDrawnHtml({ language, style, title, body }: DrawnPage, nonce: string): string {
  const page = (
    <html lang={language} dir={toDirection(language)}>
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <style nonce={nonce}>{style}</style>
      </head>
      <body />
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page).replace('<body></body>', () => `<body>${body}</body>`)}`;
}
