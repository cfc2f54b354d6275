import { join } from 'node:path';
import { mainWindowKey } from '@shared/contract/desktop/windows';
import { createArrivalWatch } from '../../arrivals/arrivals';
import { createBulkWrites } from '../../bulk-writes/bulk-writes';
import { createRecordWrites } from '../../bulk-writes/record-writes';
import { createSealedLogs } from '../../bulk-writes/sealed-logs';
import { createUndoFileHandlers } from '../../bulk-writes/undo-file';
import { createWriteJournal } from '../../bulk-writes/write-journal';
import { createImportHandlers } from '../../imports/import-handlers';
import { createListExportHandlers } from '../../lists/export/list-exports';
import { createTableSaver } from '../../lists/export/table-saver';
import { followCalls } from '../../lists/list-handlers';
import { createListValues } from '../../lists/list-values';
import { createListViewHandlers } from '../../lists/views/list-views';
import { createWholeLists } from '../../lists/whole-lists';
import type { Printing } from '../../printing/printing-port';
import { createSales } from '../../sales/sales';
import { openStockSettings } from '../../settings/stock-handlers';
import type { Account } from './account';
import type { Base } from './base';
import type { Calling } from './calling';
import type { Ground } from './ground';

interface ListsNeeds extends Base, Ground, Calling, Account {
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
  const wholeLists = createWholeLists({
    api,
    facts: createListValues(() => stock.read().lowStockThreshold),
    onChanged: (list) => transport.emit('wholeLists.changed', { list }),
    async printed(list, ids) {
      const kind = list === 'orders.list' ? 'order' : 'guestOrder';
      const known = await printing().handlers['printing.marks']({ [kind]: ids });
      return new Set(known.flatMap(({ order, marks }) => (marks.some(({ isPrinted }) => isPrinted) ? [order.id] : [])));
    },
    log,
  });
  followCalls(api, wholeLists);
  const arrivals = createArrivalWatch({ api, settings, log });
  arrivals.onArrived((came) => transport.emit('arrivals.came', came));
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
  const listExportHandlers = createListExportHandlers({ lists: wholeLists, saver: tableSaver, digits });
  const sales = createSales({ lists: wholeLists, save: tableSaver.save });
  const listViewHandlers = createListViewHandlers({
    settings,
    account: runningAccount,
    dialog: { askPath: platform.dialogs.askFile, askExisting: platform.dialogs.askOpenFile },
    exportFolder,
  });
  const files = createSealedLogs({ folder: join(host.userData, 'writings'), vault: vaultOf('writing-keys'), log });
  const journal = createWriteJournal({ files, knownPictures, log });
  const bulkWrites = createBulkWrites({
    api,
    journal,
    account: session.account,
    isSignedIn,
    duringWork: idleLock.during,
    // As for a request of the main window, where bulk writes begin.
    onTouched: (id) => transport.emitToOthers(mainWindowKey, 'calls.touched', { name: 'products.update', id, isMain: true }),
    onProgress: (progress) => transport.emit('bulkWrites.progressed', progress),
    log,
  });
  const recordWrites = createRecordWrites({
    api,
    journal: journal.records,
    account: session.account,
    isSignedIn,
    duringWork: idleLock.during,
    onTouched: (from, name, id) => transport.emitToOthers(from, 'calls.touched', { name, id, isMain: from === mainWindowKey }),
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
    wholeLists,
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
