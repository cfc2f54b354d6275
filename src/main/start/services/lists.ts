import { join } from 'node:path';
import { createBulkWrites } from '@main/data/bulk-writes/bulk-writes';
import { createEncryptedLogs } from '@main/data/bulk-writes/encrypted-logs';
import { createRecordWrites } from '@main/data/bulk-writes/record-writes';
import { createUndoFileHandlers } from '@main/data/bulk-writes/undo-file';
import { createWriteJournal } from '@main/data/bulk-writes/write-journal';
import { createListExportHandlers } from '@main/data/full-lists/export/list-exports';
import { createTableSaver } from '@main/data/full-lists/export/table-saver';
import { createFullLists } from '@main/data/full-lists/full-lists';
import { followCalls } from '@main/data/full-lists/list-handlers';
import { createListValues } from '@main/data/full-lists/list-values';
import { createListViewHandlers } from '@main/data/full-lists/views/list-views';
import { createImportHandlers } from '@main/data/imports/import-handlers';
import { createNewOrderPoller } from '@main/data/new-orders/new-orders';
import { createSales } from '@main/data/sales/sales';
import { openStockSettings } from '@main/system/settings/stock-handlers';
import { mainWindowKey } from '@shared/contract/desktop/windows';
import type { Printing } from '../../printing/printing-port';
import type { Account } from './account';
import type { ApiServices } from './api';
import type { Foundation } from './foundation';
import type { Base } from './types';

interface ListsNeeds extends Base, Foundation, ApiServices, Account {
  /** Built after the lists, whose sums it prints. */
  printing: () => Printing;
}

/** Full lists, their sums and files, and bulk writes. */
export function createLists(needs: ListsNeeds) {
  const {
    platform,
    settings,
    policy,
    digits,
    notices,
    log,
    api,
    knownPictures,
    exportFolder,
    vaultOf,
    session,
    isSignedIn,
    idleLock,
    runningAccount,
    printing,
  } = needs;
  const { host, transport } = platform;
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
  const tableSaver = createTableSaver({
    settings,
    policy,
    dialog: { askPath: platform.dialogs.askFile },
    exportFolder,
    writer: platform.tableWriter,
    onProgress: (running) => transport.emit('listExports.progressed', running),
    shell: platform.shell,
    paperHead: () => printing().paperHead(),
    drawTable: (page, signal) => printing().drawTable(page, signal),
    log,
  });
  const listExportHandlers = createListExportHandlers({ lists: fullLists, saver: tableSaver, digits });
  const sales = createSales({ lists: fullLists, save: tableSaver.save });
  const listViewHandlers = createListViewHandlers({
    settings,
    account: runningAccount,
    dialog: { askPath: platform.dialogs.askFile, askExisting: platform.dialogs.askOpenFile },
    exportFolder,
  });
  const files = createEncryptedLogs({ folder: join(host.userData, 'writings'), vault: vaultOf('writing-keys'), log });
  const journal = createWriteJournal({ files, knownPictures, log });
  const bulkWrites = createBulkWrites({
    api,
    journal,
    account: session.account,
    isSignedIn,
    duringWork: idleLock.during,
    // As for a request of the main window, where bulk writes begin.
    onTouched: (id) => transport.emitToOthers(mainWindowKey, 'calls.invalidated', { name: 'products.update', id, isMain: true }),
    onProgress: (progress) => transport.emit('bulkWrites.progressed', progress),
    log,
  });
  const recordWrites = createRecordWrites({
    api,
    journal: journal.records,
    account: session.account,
    isSignedIn,
    duringWork: idleLock.during,
    onTouched: (from, name, id) => transport.emitToOthers(from, 'calls.invalidated', { name, id, isMain: from === mainWindowKey }),
    onWritten: (from, written) => transport.emitTo(from, 'bulkWrites.recordWritten', written),
    onEnded: (from, ended) => transport.emitTo(from, 'bulkWrites.recordsEnded', ended),
    notices,
    log,
  });
  const undoFileHandlers = createUndoFileHandlers({
    async read(id) {
      const owner = session.account();
      return owner === null ? null : await journal.read(owner, id);
    },
    save: tableSaver.save,
  });
  const importHandlers = createImportHandlers({ reader: platform.tables, policy, settings });
  return {
    stock,
    fullLists,
    tableSaver,
    arrivals,
    listExportHandlers,
    sales,
    listViewHandlers,
    bulkWrites,
    recordWrites,
    undoFileHandlers,
    importHandlers,
  };
}

export type Lists = ReturnType<typeof createLists>;
