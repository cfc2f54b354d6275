import type { SalesDocumentProps } from '@documents/parts/sales-document';
import { salesDocuments } from '@documents/sales-documents';
import type { SalesKind } from '@shared/domain/printing/printable';
import type { ReactElement } from 'react';

// What each of them imports to look as it comes out of the printer.
import.meta.glob('@documents/*/*-styles.ts', { eager: true });

export function AnySales({ document, ...props }: SalesDocumentProps & { document: SalesKind }): ReactElement {
  const { Component } = salesDocuments[document];
  return <Component {...props} />;
}
