import { z } from 'zod';
import { sheetLanguages } from './print-settings';
import { documentKinds, orderRef } from './printing';
import { route } from './route';

const orders = z.array(orderRef).min(1).max(1000);

export const printRequestRoutes = {
  /**
   * Puts the sheets of all orders into the durable queue, collated as the settings say, and answers once they are on disk. Fails with
   * `noPrinter`, `printerNotFound`, `printerNotAllowed`, `printingForbidden`, `orderNotAvailable`, `diskFull` or, where a document is not
   * made for its paper, `badInput` before anything is queued; `document` names the one whose route is at fault.
   */
  'printing.enqueue': route(
    z.object({
      orders,
      /** What one press prints when left out. */
      documents: z.array(z.enum(documentKinds)).min(1).optional(),
      /** What the route of each document says when left out. */
      language: z.enum(sheetLanguages).optional(),
    }),
  )<{
    batchId: string;
    jobIds: string[];
    /** System names, each once, in the order of the documents. */
    printers: string[];
  }>(),
  /**
   * One PDF of all sheets, on the usual paper of the document where it is not made for that of its route; asks where to save it. `path` is
   * null when the person cancelled.
   */
  'printing.savePdf': route(
    z.object({
      orders,
      /** The invoice when left out. */
      document: z.enum(documentKinds).optional(),
      language: z.enum(sheetLanguages).optional(),
    }),
  )<{ path: string | null }>(),
} as const;
