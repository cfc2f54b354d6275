import type { SalesDocument } from '../parts/sales-document';
import { SalesReportSheet } from './sales-report';

export const salesReport: SalesDocument = {
  Component: SalesReportSheet,
  mustShow: ({ report: { takings }, format }) => [format.amount(takings.fils)],
};
