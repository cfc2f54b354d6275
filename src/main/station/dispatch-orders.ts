import type { StationObstacle, StationPrinting } from '@main/printing/printing-port';
import type { StationLogEntry, StationSettings } from '@shared/contract/printing/station';
import type { Failure, Result } from '@shared/contract/result';
import { toOrderKey } from '@shared/domain/orders/order-key';
import type { OrderKind } from '@shared/domain/orders/order-ref';
import type { JournalIdentity } from './journal-identity';
import { type ListedOrder, toPlacedAt } from './lists/listed-order';
import type { FoundOrder } from './lists/order-lists';
import type { KindPoll } from './order-poll';
import { noArea } from './order-sheets';
import type { PendingOrderFacts, PendingOrders } from './pending-orders';
import type { StationEligibility } from './station-eligibility';
import type { StationMemory } from './station-memory';

export interface OrderDispatcherDeps {
  memory: StationMemory;
  printing: StationPrinting;
  continuity: Pick<JournalIdentity, 'note'>;
  inbox: PendingOrders;
  inboxFacts(shop: string, settings: StationSettings): PendingOrderFacts;
  /** Loads one order that the poll didn't show. */
  find(order: ListedOrder): Promise<Result<FoundOrder>>;
  standing(): StationEligibility;
  /** Whether nothing prevents printing except the station's memory. */
  mayGoOn(): boolean;
  /** Checks with the server whether printing is still permitted; ends the turn if it isn't. */
  checkRight(): Promise<void>;
  noteUnreadable(order: ListedOrder, shop: string): void;
  onEvent(event: StationLogEntry): void;
  onChanged(): void;
  now: () => Date;
}

/** The lists as this turn has loaded them, and whether they are still valid. */
export interface Turn {
  isCurrent(): boolean;
  /** Keys (`toOrderKey`) of orders that were in the lists as they are in the inbox now. */
  shown: ReadonlySet<string>;
  /** Keys (`toOrderKey`) of orders that were in the lists but whose rows couldn't be parsed. */
  unread: ReadonlySet<string>;
  /** Kinds whose lists were loaded as far back as the oldest waiting order. */
  kinds: ReadonlySet<OrderKind>;
  /**
   * Whether every older order is known: the lists are loaded at different times, and one may show an order that is newer than an order that
   * another one doesn't show yet.
   */
  isInTurn(order: ListedOrder): boolean;
}

export function toTurn(readings: readonly KindPoll[], { isCurrent, isInTurn }: Pick<Turn, 'isCurrent' | 'isInTurn'>): Turn {
  const read = readings.flatMap(({ kind, reading }) => (reading.ok ? [{ kind, ...reading.value }] : []));
  return {
    isCurrent,
    isInTurn,
    shown: new Set(read.flatMap(({ orders }) => orders.map(toOrderKey))),
    unread: new Set(read.flatMap(({ kind, unreadable }) => unreadable.all.map((id) => toOrderKey({ kind, id })))),
    kinds: new Set(read.map(({ kind }) => kind)),
  };
}

/** Orders whose sheets are written to the journal at once; the main process does other work between two chunks. */
const chunkSize = 25;
/** Maximum number of orders that are searched in one turn because the lists no longer show them. */
const maxSearches = 20;

type LeftOutReason = 'status' | 'choice' | 'gone';
type LeaveOut = (order: ListedOrder, why: LeftOutReason) => void;

/** Finds each waiting order as the server has it in this turn. */
function createLookAgain(deps: OrderDispatcherDeps, leaveOut: LeaveOut) {
  const { inbox } = deps;

  function noteLeftOut(orders: readonly ListedOrder[], { statuses }: StationSettings): void {
    for (const order of orders) leaveOut(order, statuses.some((status) => status === order.snapshot.status.trim()) ? 'choice' : 'status');
  }

  /** Updates an order that the poll didn't show with the found one; null if it isn't printed now. */
  function takeFound(order: ListedOrder, found: FoundOrder, shop: string, settings: StationSettings): ListedOrder | null {
    if (found === 'unreadable') deps.noteUnreadable(order, shop);
    if (found === 'gone') {
      inbox.drop([order]);
      leaveOut(order, 'gone');
    }
    if (typeof found === 'string') return null;
    noteLeftOut(inbox.take([found], deps.inboxFacts(shop, settings)).dropped, settings);
    return inbox.has(found) ? found : null;
  }

  /** Returns the orders that may be printed in their current state. If an order's state can't be loaded, the newer orders wait with it. */
  async function lookAgain(
    turn: Turn,
    shop: string,
    settings: StationSettings,
  ): Promise<{ orders: ListedOrder[]; failure: Failure | null }> {
    const orders: ListedOrder[] = [];
    let searches = 0;
    for (const order of inbox.waiting()) {
      if (!turn.isInTurn(order)) break;
      const key = toOrderKey(order);
      if (turn.shown.has(key)) orders.push(order);
      else if (turn.unread.has(key)) deps.noteUnreadable(order, shop);
      else if (turn.kinds.has(order.kind)) {
        if (searches++ === maxSearches) break;
        const found = await deps.find(order);
        if (!turn.isCurrent()) break;
        if (!found.ok) return { orders, failure: found.error };
        const sure = takeFound(order, found.value, shop, settings);
        if (sure) orders.push(sure);
      }
    }
    return { orders, failure: null };
  }

  return { lookAgain, noteLeftOut };
}

const mayPrint = ({ memory, mayGoOn, standing }: OrderDispatcherDeps, turn: Turn): boolean =>
  turn.isCurrent() && mayGoOn() && standing().kind === 'ready' && memory.pause.read() === null && memory.question.read() === null;

function toLeftOut({ kind, id, snapshot }: ListedOrder, why: LeftOutReason, at: Date): StationLogEntry {
  return {
    kind: 'leftOut',
    at: at.toISOString(),
    order: { kind, id },
    customer: snapshot.customer.name,
    area: snapshot.address?.area ?? noArea,
    why,
    status: snapshot.status.trim(),
  };
}

function print(
  { printing, inbox, continuity }: OrderDispatcherDeps,
  orders: readonly ListedOrder[],
  shop: string,
  { documents, name, sharing, statusAfter }: StationSettings,
): void {
  const { number, of } = sharing.kind === 'number' ? sharing : { number: null, of: null };
  printing.print({
    orders: orders.map(({ snapshot, placed }) => ({ snapshot, placedAt: toPlacedAt(placed) })),
    documents,
    shop,
    station: { name, number, of },
    statusAfter,
  });
  inbox.drop(orders);
  continuity.note();
}

/** Prints waiting orders, oldest first, each as the server has it in this turn. */
export function createOrderDispatcher(deps: OrderDispatcherDeps) {
  const { memory, printing, inbox } = deps;
  const approved = new Set<string>();
  let obstacle: StationObstacle | null = null;
  const { lookAgain, noteLeftOut } = createLookAgain(deps, leaveOut);

  function leaveOut(order: ListedOrder, why: LeftOutReason): void {
    approved.delete(toOrderKey(order));
    deps.onEvent(toLeftOut(order, why, deps.now()));
  }

  async function printAll(orders: readonly ListedOrder[], turn: Turn, shop: string, settings: StationSettings): Promise<void> {
    for (let start = 0; start < orders.length && mayPrint(deps, turn); start += chunkSize) {
      const chunk = orders.slice(start, start + chunkSize);
      print(deps, chunk, shop, settings);
      for (const order of chunk) approved.delete(toOrderKey(order));
      deps.onChanged();
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  function isTooMany({ askAbove }: StationSettings): boolean {
    return inbox.waiting().filter((order) => !approved.has(toOrderKey(order))).length > askAbove;
  }

  return {
    obstacle: (): StationObstacle | null => obstacle,
    /** Returns the server's failure if the orders couldn't be checked. */
    async run(turn: Turn): Promise<Failure | null> {
      const settings = memory.settings.read();
      const found = await printing.findObstacle(settings.documents);
      if (!turn.isCurrent()) return null;
      obstacle = found;
      if (found || inbox.size() === 0 || !mayPrint(deps, turn)) return null;
      if (isTooMany(settings)) {
        memory.question.write({ kind: 'many', at: deps.now().toISOString(), known: '', isCopy: false });
        return null;
      }
      await deps.checkRight();
      const standing = deps.standing();
      if (standing.kind !== 'ready' || !mayPrint(deps, turn)) return null;
      const { orders, failure } = await lookAgain(turn, standing.shop, settings);
      await printAll(orders, turn, standing.shop, settings);
      return turn.isCurrent() ? failure : null;
    },
    /** Marks these orders as approved: they are printed regardless of their number. */
    approve(orders: readonly ListedOrder[]): void {
      for (const order of orders) approved.add(toOrderKey(order));
    },
    /** Reports that these waiting orders are no longer printed automatically, and why. */
    noteLeftOut,
    forget(): void {
      approved.clear();
      obstacle = null;
    },
  };
}
