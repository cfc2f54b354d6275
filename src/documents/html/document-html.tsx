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

/** A page without script, in the parts of which documents of one kind, paper and language differ only in the last two. */
export interface DocumentPage {
  language: Language;
  style: string;
  /** Becomes the name of the job in the system's queue. */
  title: string;
  content: ReactNode;
}

/** What one page may hold: sheets of one kind and one paper, each on a page of its own. Of several orders, none are counted together. */
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

// One of the record for a name that is known only when it runs: its parts fit one another.
const toDocument = (kind: Printable): PrintableDocument => printableDocuments[kind] as PrintableDocument;

/** Text without which a sheet has not been drawn. */
export function toMustShow(sheet: PrintedSheet): string[] {
  return toDocument(sheet.kind).mustShow({ ...sheet, format: createFormatter(sheet.language, sheet.digits) });
}

/** Addresses of the pictures that stand on a sheet. */
export function toPictures(sheet: PrintedSheet): string[] {
  return showsPictures(sheet.kind, sheet.paper) ? (toDocument(sheet.kind).pictures?.(sheet) ?? []) : [];
}

/** A list of the app. */
export function toTablePage(props: TableSheetProps): DocumentPage {
  const { language, digits, title, fit } = props;
  const style: StyleOptions = { paper: 'A4', numbered: { language, digits, copies: 1 }, isTurned: fit.isTurned };
  return toPage(language, style, title, <TableSheet {...props} />);
}

/** `props` is drawn as often as the printer is to print it. */
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

/** Each of the labels in a page of its own. */
function rotated(labels: ReactNode, rotation: Rotation): ReactNode {
  if (rotation === '0') return labels;
  return Children.map(labels, (label) => <div className="rotated">{label}</div>);
}

/** What stands inside the body element of `toHtml`. */
export function toBody({ content }: DocumentPage): string {
  return renderToStaticMarkup(content);
}

/** A page whose body was drawn already, in another thread too. */
export interface DrawnPage extends Pick<DocumentPage, 'language' | 'style' | 'title'> {
  body: string;
}

export function toDrawn(page: DocumentPage): DrawnPage {
  const { language, style, title } = page;
  return { language, style, title, body: toBody(page) };
}

/** `nonce` allows the style element under the page's policy. */
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
