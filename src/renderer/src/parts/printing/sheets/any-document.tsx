import { orderDocuments } from '@documents/order-documents';
import type { OrderDocumentProps } from '@documents/parts/order-document';
import type { DocumentKind } from '@shared/domain/printing/printable';
import type { ReactElement } from 'react';

// What each of them imports to look as it comes out of the printer.
import.meta.glob('@documents/*/*-styles.ts', { eager: true });

/** Every document of an order, codes included, which need more code than the invoice. */
export function AnyDocument({ document, ...props }: OrderDocumentProps & { document: DocumentKind }): ReactElement {
  const { Component } = orderDocuments[document];
  return <Component {...props} />;
}
