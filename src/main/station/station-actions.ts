import type { PendingDeepLink, StationOrder, StationSettings } from '@shared/contract/printing/station';
import { FailureError } from '@shared/contract/result';
import { toOrderKey } from '@shared/domain/orders/order-key';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import { isReprintable } from '@shared/domain/printing/job-phase';
import type { DocumentKind } from '@shared/domain/printing/printable';
import type { StationPrinting } from '../printing/printing-port';
import type { Engine } from './engine';
import type { JournalIdentity } from './journal-identity';
import type { ListedOrder } from './lists/listed-order';
import { toDocument } from './order-sheets';
import { ordersToConfirm } from './pending-orders';
import type { StationEligibility } from './station-eligibility';
import type { OrderChoice } from './station-filter';
import type { StationMemory } from './station-memory';
import type { StationPolicy } from './station-policy';
import type { StationStart } from './station-start';
import { toAsked, toOrdersOf } from './station-view';

type Answer = { kind: 'all' } | { kind: 'fromNow' } | { kind: 'chosen'; orders: OrderRef[] };
type LastOrder = StationOrder & { at: string; documents: DocumentKind[] };

export interface StationActionsDeps {
  memory: StationMemory;
  printing: StationPrinting;
  continuity: JournalIdentity;
  engine: Engine;
  standing(): StationEligibility;
  /** Returns the API root; '' if there is none. */
  shopInUse(): string;
  start: StationStart;
  policy: Pick<StationPolicy, 'mode' | 'demandAllowed'>;
  /** Makes the signed-in admin the one that the station prints for. */
  adopt(): void;
}

const maxEarlier = 20;
/** Number of sheets that are searched for the last orders, which can be printed again. */
const lastSheets = 2000;

const toChoice = ({ kinds, paymentTypes, governorates, sharing }: StationSettings): OrderChoice => ({
  kinds,
  paymentTypes,
  governorates,
  sharing,
});

/** Starts from now on: clears everything that was stored for the time before. */
function switchOn({ memory, continuity, start, adopt }: StationActionsDeps, settings: StationSettings): void {
  memory.earlier.write([]);
  memory.pause.write(null);
  memory.marks.write(null);
  memory.unreadable.write(null);
  memory.question.write(null);
  continuity.begin();
  const since = start.toSince(settings.since);
  memory.start.write(null);
  start.begin(settings.kinds, since, true);
  memory.settings.write({ ...settings, since });
  adopt();
}

/** Switches the station on, and follows changes of its settings and of IT's decisions. */
function createSettingsChanges(deps: StationActionsDeps) {
  const { memory, engine, start, policy } = deps;

  function rememberChoice(choice: OrderChoice): void {
    memory.earlier.write([...memory.earlier.read(), { until: start.now(), choice }].slice(-maxEarlier));
  }

  function noteApplied(): void {
    const settings = memory.settings.read();
    const choice = settings.isOn ? toChoice(settings) : null;
    if (JSON.stringify(choice) !== JSON.stringify(memory.applied.read())) memory.applied.write(choice);
  }

  /**
   * Changes the settings. Orders that the old choice left out aren't printed because of the new one. Returns whether orders count as new
   * from another time on.
   */
  function change(before: StationSettings, settings: StationSettings): boolean {
    const isOther = JSON.stringify(toChoice(before)) !== JSON.stringify(toChoice(settings));
    const isMoved = settings.isOn && settings.since !== before.since;
    const since = isMoved ? start.toSince(settings.since) : settings.since;
    if (settings.isOn && (isOther || isMoved)) start.begin(settings.kinds, since, isMoved);
    if (isOther) rememberChoice(toChoice(before));
    // The lists were loaded only as far back as necessary until now.
    if (isMoved) memory.marks.write(null);
    memory.settings.write({ ...settings, since });
    return isMoved;
  }

  return {
    save(settings: StationSettings): void {
      const before = memory.settings.read();
      if (settings.isOn) policy.demandAllowed();
      if (settings.isOn && !before.isOn) {
        switchOn(deps, settings);
        engine.restart(true);
      } else {
        const isMoved = change(before, settings.isOn ? settings : { ...settings, since: null });
        engine.restart(isMoved || !settings.isOn);
      }
      noteApplied();
    },
    /** Follows a decision of IT: orders left out until now aren't printed because of it. */
    follow(): void {
      const own = memory.settings.own();
      // Switches off as if by the user: orders that arrive until it is switched on again are printed elsewhere.
      if (policy.mode() === 'off' && own.isOn) memory.settings.write({ ...own, isOn: false, since: null });
      const settings = memory.settings.read();
      const applied = memory.applied.read();
      if (settings.isOn && applied && JSON.stringify(applied) !== JSON.stringify(toChoice(settings))) {
        start.begin(settings.kinds, settings.since, false);
        rememberChoice(applied);
      }
      noteApplied();
      engine.restart(false);
    },
  };
}

/** The question about waiting orders, and its answers. */
function createQuestions(deps: StationActionsDeps) {
  const { memory, engine, continuity } = deps;
  /** Keys of the orders that were shown with the question. */
  let shown: ReadonlySet<string> | null = null;

  /** Returns the orders of the question; if another admin is signed in, it is about all waiting orders. */
  function toQuestionedHere(): readonly ListedOrder[] {
    const { waiting } = engine.facts();
    return deps.standing().kind === 'otherAdmin' ? waiting : ordersToConfirm(waiting, memory.question.read());
  }

  return {
    asked(): PendingDeepLink[] {
      const question = memory.question.read();
      if (!question && deps.standing().kind !== 'otherAdmin') return [];
      const waiting = toQuestionedHere();
      shown = new Set(waiting.map(toOrderKey));
      return toAsked(waiting, question);
    },
    answer(given: Answer): void {
      const standing = deps.standing();
      const question = memory.question.read();
      const waiting = toQuestionedHere();
      const chosen = new Set(given.kind === 'chosen' ? given.orders.map(toOrderKey) : []);
      const isShown = (order: ListedOrder): boolean => shown === null || shown.has(toOrderKey(order));
      const left = waiting.filter((order) =>
        given.kind === 'fromNow' ? true : given.kind === 'chosen' && isShown(order) && !chosen.has(toOrderKey(order)),
      );
      if (left.length > 0) engine.leave(left);
      engine.approve(given.kind === 'all' ? waiting : waiting.filter((order) => chosen.has(toOrderKey(order))));
      shown = null;
      if (standing.kind === 'otherAdmin') deps.adopt();
      if (question?.kind === 'restored') continuity.begin();
      memory.question.write(null);
      engine.restart(false);
    },
  };
}

/** The last printed orders, and printing them again. */
function createLastOrders({ printing, shopInUse }: Pick<StationActionsDeps, 'printing' | 'shopInUse'>) {
  const readSheets = () => printing.journal.stationSheets(shopInUse(), lastSheets);
  const toLast = (): (LastOrder & { jobIds: string[] })[] => toOrdersOf(readSheets(), printing.areaOf, isReprintable);

  return {
    last: (count: number): LastOrder[] =>
      toLast()
        .slice(0, count)
        .map(({ jobIds: _jobIds, ...order }) => order),
    /** Returns the number of sheets. */
    printLast({ orders, documents }: { orders: readonly OrderRef[]; documents: readonly DocumentKind[] }): number {
      const known = new Map(toLast().map((order) => [toOrderKey(order.order), order]));
      const found = orders.flatMap((order) => known.get(toOrderKey(order)) ?? []);
      const wanted = new Set(found.flatMap(({ jobIds }) => jobIds));
      const jobIds = readSheets()
        .filter((sheet) => wanted.has(sheet.id) && documents.some((kind) => kind === toDocument(sheet)))
        .map(({ id }) => id);
      // The list is latest first, but sheets are printed oldest first.
      const inOrder = found.toReversed().flatMap((order) => order.jobIds.filter((id) => jobIds.includes(id)));
      if (inOrder.length === 0) throw new FailureError({ code: 'orderNotAvailable', message: orders.map(({ id }) => `#${id}`).join(', ') });
      printing.reprint(inOrder);
      return inOrder.length;
    },
  };
}

/** The user's actions. Each method throws if the disk refuses, and has changed nothing then. */
export function createStationActions(deps: StationActionsDeps) {
  return { ...createSettingsChanges(deps), ...createQuestions(deps), ...createLastOrders(deps) };
}
