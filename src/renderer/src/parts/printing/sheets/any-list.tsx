import { orderLists } from '@documents/order-lists';
import type { OrderListProps } from '@documents/parts/order-list-document';
import type { ListKind } from '@shared/domain/printing/printable';
import type { ReactElement } from 'react';

// What each of them imports to look as it comes out of the printer.
import.meta.glob('@documents/*/*-styles.ts', { eager: true });

export function AnyList({ document, ...props }: OrderListProps & { document: ListKind }): ReactElement {
  const { Component } = orderLists[document];
  return <Component {...props} />;
}
