/** Rows per page of every paged list (checklist API-16). */
export const pageSize = 20;

/** Page numbers offered at a time (checklist API-17). */
const windowSize = 10;
const pagesBeforeCurrent = 5;

/** Position of a page's first row among all rows, from 0. */
export const toPageStart = (page: number): number => (page - 1) * pageSize;

/** The rows of one page of a list that is there as a whole. */
export const toPageRows = <Row>(rows: readonly Row[], page: number): Row[] => rows.slice(toPageStart(page), toPageStart(page + 1));

/** At least 1: an empty list has one empty page. */
export function toPageCount(totalItems: number): number {
  return Math.max(1, Math.ceil(totalItems / pageSize));
}

/** Up to 10 page numbers centred on the current one: five before, four after (checklist API-18, OP-38). */
export function toPageWindow(page: number, pageCount: number): number[] {
  const start = Math.max(1, Math.min(page - pagesBeforeCurrent, pageCount - windowSize + 1));
  const end = Math.min(pageCount, start + windowSize - 1);
  return Array.from({ length: end - start + 1 }, (_, at) => start + at);
}

/** First and last position of a page among all rows, from 1; 0 and 0 for a page without rows. */
export function toPageRange(page: number, totalItems: number): { from: number; to: number } {
  const from = toPageStart(page) + 1;
  return from > totalItems ? { from: 0, to: 0 } : { from, to: Math.min(page * pageSize, totalItems) };
}
