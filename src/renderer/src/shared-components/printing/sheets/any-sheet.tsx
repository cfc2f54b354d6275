import '@documents/fonts.css';
import '@documents/parts/document.css';
import '@documents/parts/list.css';
import '@documents/parts/sales.css';
import type { PrintableDocument, SheetLook, SheetProps } from '@documents/printable-document';
import { printableDocuments } from '@documents/printables.generated';
import type { Printable } from '@shared/domain/printing/printable';
import type { ReactElement } from 'react';

// Each document's own styles have its name as a prefix.
import.meta.glob(['@documents/*/*.css', '!@documents/parts/*'], { eager: true });

/** Renders every printable, including codes, which need more code than the invoice. */
export function AnySheet({ document, ...props }: SheetProps<Printable> & { document: Printable }): ReactElement {
  const { Component } = printableDocuments[document] as PrintableDocument;
  return <Component {...props} />;
}

/** Renders a document of sample data with the given settings. */
export function AnySample({ document, ...look }: SheetLook & { document: Printable }): ReactElement {
  const { sample } = printableDocuments[document] as PrintableDocument;
  return <AnySheet {...sample} {...look} document={document} />;
}
