/** Rows per page of every paged list (checklist API-16). */
export const pageSize = 20;

/** Maximum number of visible page numbers (checklist API-17). */
const windowSize = 10;
const pagesBeforeCurrent = 5;

/** Returns the zero-based position of a page's first row among all rows. */
export const toPageStart = (page: number): number => (page - 1) * pageSize;

/** Returns the rows of one page of a full list. */
export const toPageRows = <Row>(rows: readonly Row[], page: number): Row[] => rows.slice(toPageStart(page), toPageStart(page + 1));

/** Returns at least 1, because an empty list has one empty page. */
export function toPageCount(totalItems: number): number {
  return Math.max(1, Math.ceil(totalItems / pageSize));
}

/** Returns up to 10 page numbers around the current one: five before, four after (checklist API-18, OP-38). */
export function toPageWindow(page: number, pageCount: number): number[] {
  const start = Math.max(1, Math.min(page - pagesBeforeCurrent, pageCount - windowSize + 1));
  const end = Math.min(pageCount, start + windowSize - 1);
  return Array.from({ length: end - start + 1 }, (_, at) => start + at);
}

/** Returns the first and last position of a page among all rows, starting at 1; 0 and 0 for a page without rows. */
export function toPageRange(page: number, totalItems: number): { from: number; to: number } {
  const from = toPageStart(page) + 1;
  return from > totalItems ? { from: 0, to: 0 } : { from, to: Math.min(page * pageSize, totalItems) };
}
