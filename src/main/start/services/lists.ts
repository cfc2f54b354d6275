import { join } from 'node:path';
import { createArrivalWatch } from '../../arrivals/arrivals';
import { createImportHandlers } from '../../imports/import-handlers';
import { createListExportHandlers } from '../../lists/export/list-exports';
import { createTableSaver } from '../../lists/export/table-saver';
import { createListFacts } from '../../lists/list-facts';
import { followCalls } from '../../lists/list-handlers';
import { createListViewHandlers } from '../../lists/views/list-views';
import { createWholeLists } from '../../lists/whole-lists';
import type { Printing } from '../../printing/printing-port';
import { createSales } from '../../sales/sales';
import { openStockSettings } from '../../settings/stock-handlers';
import { createUndoFileHandlers } from '../../writings/undo-file';
import { createWritings } from '../../writings/writings';
import type { Account } from './account';
import type { Base } from './base';
import type { Calling } from './calling';
import type { Ground } from './ground';

interface ListsNeeds extends Base, Ground, Calling, Account {
  /** Built after the lists, whose sums it prints. */
  printing: () => Printing;
}

/** Whole lists, what is counted and saved of them, and what is written into many rows. */
export function createLists(needs: ListsNeeds) {
  const { platform, settings, policy, digits, log, api, knownPictures, exportFolder, vaultOf, session, runningAccount, printing } = needs;
  const { host, transport } = platform;
  const stock = openStockSettings(settings);
  const wholeLists = createWholeLists({
    api,
    facts: createListFacts(() => stock.read().lowStockThreshold),
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
  const writings = createWritings({
    folder: join(host.userData, 'writings'),
    vault: vaultOf('writing-keys'),
    account: session.account,
    knownPictures,
    log,
  });
  const undoFileHandlers = createUndoFileHandlers({ read: async (id) => await writings['writings.read']({ id }), save: tableSaver.save });
  const importHandlers = createImportHandlers({ reader: platform.tables, policy, settings });
  return {
    stock,
    wholeLists,
    tableSaver,
    arrivals,
    listExportHandlers,
    sales,
    listViewHandlers,
    writings,
    undoFileHandlers,
    importHandlers,
  };
}

export type Lists = ReturnType<typeof createLists>;
