import type { AskedOrder, StationOrder, StationSettings } from '@shared/contract/printing/station';
import { FailureError } from '@shared/contract/result';
import { toOrderKey } from '@shared/domain/orders/order-key';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import { isReprintable } from '@shared/domain/printing/job-phase';
import type { DocumentKind } from '@shared/domain/printing/printable';
import type { StationPrinting } from '../printing/printing-port';
import type { Continuity } from './continuity';
import type { Engine } from './engine';
import type { OrderChoice } from './fits';
import type { ListedOrder } from './lists/listed-order';
import { toDocument } from './order-sheets';
import { toQuestioned } from './questioned';
import type { Standing } from './standing';
import type { StationMemory } from './station-memory';
import type { StationPolicy } from './station-policy';
import type { StationStart } from './station-start';
import { toAsked, toOrdersOf } from './station-view';

type Answer = { kind: 'all' } | { kind: 'fromNow' } | { kind: 'chosen'; orders: OrderRef[] };
type LastOrder = StationOrder & { at: string; documents: DocumentKind[] };

/** What people do with the station. Everything throws when the disk refuses, and has changed nothing then. */
export interface StationActions {
  save(settings: StationSettings): void;
  /** IT has decided something: what was passed over until now is not printed because of it. */
  follow(): void;
  asked(): AskedOrder[];
  answer(answer: Answer): void;
  last(count: number): LastOrder[];
  /** Answers with the number of sheets. */
  printLast(wish: { orders: readonly OrderRef[]; documents: readonly DocumentKind[] }): number;
}

export interface StationActionsDeps {
  memory: StationMemory;
  printing: StationPrinting;
  continuity: Continuity;
  engine: Engine;
  standing(): Standing;
  /** The API root; '' while there is none. */
  shopInUse(): string;
  start: StationStart;
  policy: Pick<StationPolicy, 'mode' | 'demandAllowed'>;
  /** The one who is signed in is the one it prints for from now on. */
  adopt(): void;
}

const maxEarlier = 20;
/** How far back the sheets go of which the last ones can be printed again. */
const lastSheets = 2000;

const toChoice = ({ kinds, paymentTypes, governorates, sharing }: StationSettings): OrderChoice => ({
  kinds,
  paymentTypes,
  governorates,
  sharing,
});

export function createStationActions(deps: StationActionsDeps): StationActions {
  const { memory, printing, continuity, engine, start } = deps;
  /** Orders that the person who answers has been shown. */
  let shown: ReadonlySet<string> | null = null;

  function switchOn(settings: StationSettings): void {
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
    deps.adopt();
  }

  function rememberChoice(choice: OrderChoice): void {
    memory.earlier.write([...memory.earlier.read(), { until: start.now(), choice }].slice(-maxEarlier));
  }

  function noteApplied(): void {
    const settings = memory.settings.read();
    const choice = settings.isOn ? toChoice(settings) : null;
    if (JSON.stringify(choice) !== JSON.stringify(memory.applied.read())) memory.applied.write(choice);
  }

  /** What was passed over under the old choice is not printed because of the new one. Answers whether orders are new from another moment on. */
  function change(before: StationSettings, settings: StationSettings): boolean {
    const isOther = JSON.stringify(toChoice(before)) !== JSON.stringify(toChoice(settings));
    const isMoved = settings.isOn && settings.since !== before.since;
    const since = isMoved ? start.toSince(settings.since) : settings.since;
    if (settings.isOn && (isOther || isMoved)) start.begin(settings.kinds, since, isMoved);
    if (isOther) rememberChoice(toChoice(before));
    // The lists are known only as far as they had to be read until now.
    if (isMoved) memory.marks.write(null);
    memory.settings.write({ ...settings, since });
    return isMoved;
  }

  /** Of another admin everything is asked. */
  function toQuestionedHere(): readonly ListedOrder[] {
    const { waiting } = engine.facts();
    return deps.standing().kind === 'otherAdmin' ? waiting : toQuestioned(waiting, memory.question.read());
  }

  function answer(given: Answer): void {
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
  }

  const readSheets = () => printing.journal.stationSheets(deps.shopInUse(), lastSheets);

  function toLast(): (LastOrder & { jobIds: string[] })[] {
    return toOrdersOf(readSheets(), printing.areaOf, isReprintable);
  }

  return {
    save(settings) {
      const before = memory.settings.read();
      if (settings.isOn) deps.policy.demandAllowed();
      if (settings.isOn && !before.isOn) {
        switchOn(settings);
        engine.restart(true);
      } else {
        const isMoved = change(before, settings.isOn ? settings : { ...settings, since: null });
        engine.restart(isMoved || !settings.isOn);
      }
      noteApplied();
    },
    follow() {
      const own = memory.settings.own();
      // As if a person had switched it off: what comes in until a person switches it on again is printed elsewhere.
      if (deps.policy.mode() === 'off' && own.isOn) memory.settings.write({ ...own, isOn: false, since: null });
      const settings = memory.settings.read();
      const applied = memory.applied.read();
      if (settings.isOn && applied && JSON.stringify(applied) !== JSON.stringify(toChoice(settings))) {
        start.begin(settings.kinds, settings.since, false);
        rememberChoice(applied);
      }
      noteApplied();
      engine.restart(false);
    },
    asked() {
      const question = memory.question.read();
      if (!question && deps.standing().kind !== 'otherAdmin') return [];
      const waiting = toQuestionedHere();
      shown = new Set(waiting.map(toOrderKey));
      return toAsked(waiting, question);
    },
    answer,
    last: (count) =>
      toLast()
        .slice(0, count)
        .map(({ jobIds: _jobIds, ...order }) => order),
    printLast({ orders, documents }) {
      const known = new Map(toLast().map((order) => [toOrderKey(order.order), order]));
      const found = orders.flatMap((order) => known.get(toOrderKey(order)) ?? []);
      const wanted = new Set(found.flatMap(({ jobIds }) => jobIds));
      const jobIds = readSheets()
        .filter((sheet) => wanted.has(sheet.id) && documents.some((kind) => kind === toDocument(sheet)))
        .map(({ id }) => id);
      // The list has the latest first; on paper the oldest comes first.
      const inOrder = found.toReversed().flatMap((order) => order.jobIds.filter((id) => jobIds.includes(id)));
      if (inOrder.length === 0) throw new FailureError({ code: 'orderNotAvailable', message: orders.map(({ id }) => `#${id}`).join(', ') });
      printing.reprint(inOrder);
      return inOrder.length;
    },
  };
}
