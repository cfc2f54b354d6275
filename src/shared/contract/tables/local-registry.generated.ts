// Written by `npm run generate` from the exports /\w+LocalCalls/ of src/shared/contract/catalogue/*.ts, src/shared/contract/desktop/*.ts, src/shared/contract/printing/*.ts, src/shared/contract/shop/*.ts, src/shared/contract/site/*.ts.
import { appLocalCalls } from '../desktop/app';
import { bulkWriteLocalCalls } from '../desktop/bulk-writes';
import { closingLocalCalls } from '../desktop/closing';
import { connectionLocalCalls } from '../desktop/connection';
import { diagnosticsLocalCalls } from '../desktop/diagnostics';
import { draftLocalCalls } from '../desktop/drafts';
import { fullListLocalCalls } from '../desktop/full-lists';
import { importLocalCalls } from '../desktop/imports';
import { listExportLocalCalls } from '../desktop/list-exports';
import { listViewLocalCalls } from '../desktop/list-views';
import { newOrderLocalCalls } from '../shop/new-orders';
import { offlineLocalCalls } from '../desktop/offline';
import { policyLocalCalls } from '../desktop/policy';
import { preferenceLocalCalls } from '../desktop/session';
import { printHistoryLocalCalls } from '../printing/print-history';
import { printRequestLocalCalls } from '../printing/print-requests';
import { printSettingsLocalCalls } from '../printing/print-settings';
import { printingLocalCalls } from '../printing/printing';
import { reconciliationLocalCalls } from '../desktop/reconciliation';
import { salesLocalCalls } from '../desktop/sales';
import { serverCheckLocalCalls } from '../desktop/server-check';
import { sessionLocalCalls } from '../desktop/session';
import { staffNoteLocalCalls } from '../desktop/staff-notes';
import { stationLocalCalls } from '../printing/station';
import { stockLocalCalls } from '../catalogue/stock';
import { updateLocalCalls } from '../desktop/updates';
import { uploadLocalCalls } from '../desktop/app';
import { windowLocalCalls } from '../desktop/windows';

export const localCalls = {
  ...appLocalCalls,
  ...bulkWriteLocalCalls,
  ...closingLocalCalls,
  ...connectionLocalCalls,
  ...diagnosticsLocalCalls,
  ...draftLocalCalls,
  ...fullListLocalCalls,
  ...importLocalCalls,
  ...listExportLocalCalls,
  ...listViewLocalCalls,
  ...newOrderLocalCalls,
  ...offlineLocalCalls,
  ...policyLocalCalls,
  ...preferenceLocalCalls,
  ...printHistoryLocalCalls,
  ...printRequestLocalCalls,
  ...printSettingsLocalCalls,
  ...printingLocalCalls,
  ...reconciliationLocalCalls,
  ...salesLocalCalls,
  ...serverCheckLocalCalls,
  ...sessionLocalCalls,
  ...staffNoteLocalCalls,
  ...stationLocalCalls,
  ...stockLocalCalls,
  ...updateLocalCalls,
  ...uploadLocalCalls,
  ...windowLocalCalls,
} as const;
