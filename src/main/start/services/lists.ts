import { join } from 'node:path';
import { createBulkWrites } from '@main/data/bulk-writes/bulk-writes';
import { createEncryptedLogs } from '@main/data/bulk-writes/encrypted-logs';
import { createRecordWrites } from '@main/data/bulk-writes/record-writes';
import { createUndoFileHandlers } from '@main/data/bulk-writes/undo-file';
import { createWriteJournal } from '@main/data/bulk-writes/write-journal';
import { createListExportHandlers } from '@main/data/full-lists/export/list-exports';
import { createTableSaver, type SaveTable } from '@main/data/full-lists/export/table-saver';
import { createFullLists, type FullLists } from '@main/data/full-lists/full-lists';
import { followCalls } from '@main/data/full-lists/list-handlers';
import { createListValues } from '@main/data/full-lists/list-values';
import { createListViewHandlers } from '@main/data/full-lists/views/list-views';
import { createImportHandlers } from '@main/data/imports/import-handlers';
import { createNewOrderPoller } from '@main/data/new-orders/new-orders';
import { createReconciliation } from '@main/data/reconciliation/reconciliation';
import { createReconciliationFiles } from '@main/data/reconciliation/reconciliation-files';
import { createSales } from '@main/data/sales/sales';
import { createStaffNotes } from '@main/data/staff-notes/staff-notes';
import { toAdminName, toApiRoot } from '@main/server/session/account';
import { openStockSettings } from '@main/system/settings/stock-handlers';
import { mainWindowKey } from '@shared/contract/desktop/windows';
import type { Printing } from '../../printing/printing-port';
import type { Account } from './account';
import type { ApiServices } from './api';
import type { Foundation } from './foundation';
import type { Base } from './types';

interface ListsNeeds extends Base, Foundation, ApiServices, Account {
  /** Printing, which is created after the lists because it prints their sums. */
  printing: () => Printing;
}

function createListServices({ platform, settings, log, api, printing }: ListsNeeds) {
  const { transport } = platform;
  const stock = openStockSettings(settings);
  const fullLists = createFullLists({
    api,
    facts: createListValues(() => stock.read().lowStockThreshold),
    onChanged: (list) => transport.emit('fullLists.changed', { list }),
    async printed(list, ids) {
      const kind = list === 'orders.list' ? 'order' : 'guestOrder';
      const known = await printing().handlers['printing.marks']({ [kind]: ids });
      return new Set(known.flatMap(({ order, marks }) => (marks.some(({ isPrinted }) => isPrinted) ? [order.id] : [])));
    },
    log,
  });
  followCalls(api, fullLists);
  const arrivals = createNewOrderPoller({ api, settings, log });
  arrivals.onArrived((came) => transport.emit('newOrders.arrived', came));
  return { stock, fullLists, arrivals };
}

/** Creates the files of lists, views, sales, and reconciled payments. */
function createExports(needs: ListsNeeds, fullLists: FullLists) {
  const { platform, settings, policy, digits, log, exportFolder, vaultOf, runningAccount, printing } = needs;
  const { dialogs, host, transport, shell } = platform;
  const settlements = createEncryptedLogs({ folder: join(host.userData, 'reconciliations'), vault: vaultOf('reconciliation-keys'), log });
  const tableSaver = createTableSaver({
    settings,
    policy,
    dialog: { askPath: dialogs.askFile },
    exportFolder,
    writer: platform.tableWriter,
    onProgress: (running) => transport.emit('listExports.progressed', running),
    shell,
    paperHead: () => printing().paperHead(),
    drawTable: (page, signal) => printing().drawTable(page, signal),
    log,
  });
  return {
    tableSaver,
    listExportHandlers: createListExportHandlers({ lists: fullLists, saver: tableSaver, digits }),
    sales: createSales({ lists: fullLists, save: tableSaver.save }),
    reconciliation: createReconciliation({
      lists: fullLists,
      files: createReconciliationFiles({ files: settlements, log }),
      account: runningAccount,
      save: tableSaver.save,
    }),
    listViewHandlers: createListViewHandlers({
      settings,
      account: runningAccount,
      dialog: { askPath: dialogs.askFile, askExisting: dialogs.askOpenFile },
      exportFolder,
    }),
  };
}

/** Creates the notes of the staff, which all admins of a server share. */
function createNotes({ platform, log, vaultOf, session, runningAccount }: ListsNeeds) {
  const noteKeys = vaultOf('note-keys');
  const files = createEncryptedLogs({ folder: join(platform.host.userData, 'staff-notes'), vault: noteKeys, needsLastingKey: true, log });
  const staffNotes = createStaffNotes({
    files,
    server() {
      const account = runningAccount();
      return account === null ? null : toApiRoot(account);
    },
    author: () => toAdminName(session.state().auth?.admin),
    log,
  });
  return { noteKeys, staffNotes };
}

/** Creates bulk writes, their undo files, and imports. */
function createWrites(needs: ListsNeeds, save: SaveTable) {
  const { platform, settings, policy, notices, log, api, knownPictures, vaultOf, session, isSignedIn, idleLock } = needs;
  const { host, transport } = platform;
  const files = createEncryptedLogs({ folder: join(host.userData, 'writings'), vault: vaultOf('writing-keys'), log });
  const journal = createWriteJournal({ files, knownPictures, log });
  const common = { api, account: session.account, isSignedIn, duringWork: idleLock.during, log };
  const bulkWrites = createBulkWrites({
    ...common,
    journal,
    // Notifies as for a request of the main window, which starts all bulk writes.
    onTouched: (id) => transport.emitToOthers(mainWindowKey, 'calls.invalidated', { name: 'products.update', id, isMain: true }),
    onProgress: (progress) => transport.emit('bulkWrites.progressed', progress),
  });
  const recordWrites = createRecordWrites({
    ...common,
    journal: journal.records,
    onTouched: (from, name, id) => transport.emitToOthers(from, 'calls.invalidated', { name, id, isMain: from === mainWindowKey }),
    onWritten: (from, written) => transport.emitTo(from, 'bulkWrites.recordWritten', written),
    onEnded: (from, ended) => transport.emitTo(from, 'bulkWrites.recordsEnded', ended),
    notices,
  });
  const undoFileHandlers = createUndoFileHandlers({
    async read(id) {
      const owner = session.account();
      return owner === null ? null : await journal.read(owner, id);
    },
    save,
  });
  return {
    bulkWrites,
    recordWrites,
    undoFileHandlers,
    importHandlers: createImportHandlers({ reader: platform.tables, policy, settings }),
  };
}

/** Creates full lists, their sums and files, and bulk writes. */
export function createLists(needs: ListsNeeds) {
  const lists = createListServices(needs);
  const files = createExports(needs, lists.fullLists);
  return { ...lists, ...files, ...createNotes(needs), ...createWrites(needs, files.tableSaver.save) };
}

export type Lists = ReturnType<typeof createLists>;
