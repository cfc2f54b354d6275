import type { SalesDocument } from '../parts/sales-document';
import { EndOfDay } from './end-of-day';

export const endOfDay: SalesDocument = {
  Component: EndOfDay,
  mustShow: ({ report: { takings, cash }, format }) => [format.amount(takings.fils), format.amount(cash.delivered.fils)],
};
