import type { BridgeName, InputOf, LocalCallName, PageCallName } from '@shared/contract/tables/bridge';
import type { calls } from '@shared/contract/tables/registry';

/** A GET that touches something is no read (checklist USR), whatever its method says. */
type ReadCallName = {
  [Name in PageCallName]: (typeof calls)[Name] extends { method: 'GET'; touches: readonly [] } ? Name : never;
}[PageCallName];

type ReadLocalCallName = Extract<
  LocalCallName,
  | 'session.read'
  | 'session.isHeldBack'
  | 'session.lastEmail'
  | 'preferences.read'
  | 'connection.read'
  | 'policy.read'
  | 'printing.printers'
  | 'printing.readSettings'
  | 'printing.printedBefore'
  | 'printing.marks'
  | 'printing.preview'
  | 'printing.queue'
  | 'history.list'
  | 'history.read'
  | 'history.readChanges'
  | 'history.printers'
  | 'history.readDays'
  | 'station.read'
  | 'station.asked'
  | 'station.last'
  | 'app.info'
  | 'drafts.list'
  | 'offline.orders'
  | 'wholeLists.view'
  | 'wholeLists.rows'
  | 'wholeLists.ticked'
  | 'wholeLists.count'
  | 'listExports.preview'
  | 'sales.view'
  | 'listViews.read'
  | 'imports.readColumns'
  | 'writings.list'
  | 'writings.read'
  | 'arrivals.readSettings'
  | 'stock.readSettings'
  | 'updates.read'
  | 'serverCheck.read'
  | 'serverCheck.kept'
  | 'serverCheck.open'
>;

/** Requests that change nothing and may be cached. */
export type ReadName = ReadCallName | ReadLocalCallName;
export type WriteName = Exclude<BridgeName, ReadName>;
/** API calls that change something; each declares what it `touches`. */
export type WriteCallName = Exclude<PageCallName, ReadCallName>;

export function readKey<Name extends ReadName>(name: Name, input: InputOf<Name>): readonly [Name, InputOf<Name>] {
  return [name, input];
}
