import { stockLocalCalls } from '../catalogue/stock';
import { appLocalCalls, uploadLocalCalls } from '../desktop/app';
import { bulkWriteLocalCalls } from '../desktop/bulk-writes';
import { closingLocalCalls } from '../desktop/closing';
import { connectionLocalCalls } from '../desktop/connection';
import { diagnosticsLocalCalls } from '../desktop/diagnostics';
import { draftLocalCalls } from '../desktop/drafts';
import { fullListLocalCalls } from '../desktop/full-lists';
import { importLocalCalls } from '../desktop/imports';
import { listExportLocalCalls } from '../desktop/list-exports';
import { listViewLocalCalls } from '../desktop/list-views';
import { offlineLocalCalls } from '../desktop/offline';
import { policyLocalCalls } from '../desktop/policy';
import { salesLocalCalls } from '../desktop/sales';
import { serverCheckLocalCalls } from '../desktop/server-check';
import { preferenceLocalCalls, sessionLocalCalls } from '../desktop/session';
import { updateLocalCalls } from '../desktop/updates';
import { windowLocalCalls } from '../desktop/windows';
import { printHistoryLocalCalls } from '../printing/print-history';
import { printRequestLocalCalls } from '../printing/print-requests';
import { printSettingsLocalCalls } from '../printing/print-settings';
import { printingLocalCalls } from '../printing/printing';
import { stationLocalCalls } from '../printing/station';
import { newOrderLocalCalls } from '../shop/new-orders';

/** Every other request of a page. */
export const localCalls = {
  ...sessionLocalCalls,
  ...preferenceLocalCalls,
  ...connectionLocalCalls,
  ...policyLocalCalls,
  ...printingLocalCalls,
  ...printSettingsLocalCalls,
  ...printHistoryLocalCalls,
  ...printRequestLocalCalls,
  ...stationLocalCalls,
  ...uploadLocalCalls,
  ...draftLocalCalls,
  ...offlineLocalCalls,
  ...stockLocalCalls,
  ...diagnosticsLocalCalls,
  ...serverCheckLocalCalls,
  ...updateLocalCalls,
  ...fullListLocalCalls,
  ...newOrderLocalCalls,
  ...listViewLocalCalls,
  ...listExportLocalCalls,
  ...salesLocalCalls,
  ...bulkWriteLocalCalls,
  ...importLocalCalls,
  ...appLocalCalls,
  ...windowLocalCalls,
  ...closingLocalCalls,
} as const;
