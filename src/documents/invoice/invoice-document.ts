import { toDocumentLabel } from '@shared/domain/printing/printable';
import type { OrderDocument } from '../parts/order-document';
import { Invoice } from './invoice';

export const invoice: OrderDocument = {
  Component: Invoice,
  mustShow({ snapshot, format }) {
    const [line] = snapshot.lines;
    return [toDocumentLabel('invoice', snapshot.id), format.amount(snapshot.totalFils), ...(line ? [format.amount(line.totalFils)] : [])];
  },
};
