import type { SalesKind } from '@shared/domain/printing/printable';
import { endOfDay } from './end-of-day/end-of-day-document';
import type { SalesDocument } from './parts/sales-document';
import { salesReport } from './sales-report/sales-report-document';

export const salesDocuments: Record<SalesKind, SalesDocument> = { endOfDay, salesReport };
