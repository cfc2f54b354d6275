import { readProducts } from '@main/data/full-lists/export/listed-products';
import { toAdminName } from '@main/server/session/account';
import { createStation } from '@main/station/station';
import type { Account } from './account';
import type { ApiServices } from './api';
import type { Foundation } from './foundation';
import type { Lists } from './lists';
import type { Base } from './types';

/** Creates printing, and the station that prints automatically. */
export function createPrintingServices(needs: Base & Foundation & ApiServices & Account & Lists) {
  const { platform, options, settings, policy, language, digits, notices, log, exportFolder, localFolder } = needs;
  const { endpoint, api, serverClock, shopTime, media, vaultOf, session, isSignedIn, keptOrders, fullLists, sales, reconciliation } = needs;
  const { host, transport } = platform;
  const printing = options.createPrinting({
    api,
    media,
    settings,
    policy,
    exportFolder,
    keptOrders,
    shopTime,
    sheetKeys: vaultOf('sheet-keys'),
    localFolder,
    isServerAway: () => endpoint.view().state === 'unreachable',
    shop: () => endpoint.target()?.apiRoot ?? '',
    isSignedIn,
    personName: () => toAdminName(session.state().auth?.admin),
    roles: () => session.state().roles,
    language,
    digits,
    notices,
    log,
    sales: sales.renewed,
    payments: reconciliation.sheet,
    products: (wanted, toRow) => readProducts(fullLists, wanted, toRow),
    onQueueChanged: (change) => transport.emit('printing.queueChanged', change),
  });

  const station = createStation({
    settings,
    session,
    endpoint,
    api,
    serverClock,
    printing: printing.station,
    policy,
    witnessPath: `${localFolder}-station.json`,
    machine: host.machine,
    now: shopTime.now,
    log,
  });
  printing.queue.onChanged(() => fullLists.notePrinting());
  return { printing, station };
}

export type PrintingServices = ReturnType<typeof createPrintingServices>;
