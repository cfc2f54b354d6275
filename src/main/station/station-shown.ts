import { defaultStationSettings, type StationLogEntry, type StationSettings, type StationView } from '@shared/contract/printing/station';
import { isReprintable } from '@shared/domain/printing/job-phase';
import type { StationPrinting } from '../printing/printing-port';
import type { Engine, EngineFacts } from './engine';
import { toPlacedAt } from './lists/listed-order';
import { ordersToConfirm } from './pending-orders';
import type { StationEligibility } from './station-eligibility';
import { toLog, toStatusNotChanged, toUnreadable } from './station-log';
import type { StationMemory } from './station-memory';
import type { StationPolicy } from './station-policy';
import type { StationStart } from './station-start';
import { toState } from './station-state';
import {
  type JournalFacts,
  readJournalFacts,
  toExamples,
  toFailedUpdates,
  toHours,
  toOrdersOf,
  toPrinter,
  toToday,
  toWaiting,
  toWaitingSheets,
} from './station-view';

export interface StationShownDeps {
  memory: StationMemory;
  printing: StationPrinting;
  policy: StationPolicy;
  engine: Pick<Engine, 'facts'>;
  start: Pick<StationStart, 'now'>;
  standing(): StationEligibility;
  /** Returns the API root; '' if there is none. */
  shopInUse(): string;
  /** Returns the data of this run that isn't stored. */
  run(): { events: readonly StationLogEntry[]; unseen: number; isRinging: boolean };
  now(): Date;
}

interface Moment {
  facts: EngineFacts;
  journal: JournalFacts | null;
  destinations: ReturnType<StationPrinting['destinations']>;
}

/** Remembers when the state last changed. */
function createStateClock({ memory, now }: Pick<StationShownDeps, 'memory' | 'now'>) {
  let last: { key: string; since: string } = { key: '', since: now().toISOString() };

  /** Returns the stored start time of states that survive a restart. */
  function whenWritten({ state, reason }: StationView): string | null {
    if (state === 'paused') return memory.pause.read()?.at ?? null;
    return reason.kind === 'many' || reason.kind === 'restored' || reason.kind === 'thereBefore'
      ? (memory.question.read()?.at ?? null)
      : null;
  }

  /** Adds the time of the last change of state. */
  return (shown: StationView): StationView => {
    const { reason } = shown;
    const written = whenWritten(shown);
    if (written !== null) return { ...shown, stateSince: written };
    const key = `${shown.state} ${reason.kind} ${reason.kind === 'printer' ? `${reason.printer} ${reason.trouble}` : ''}`;
    if (key !== last.key) last = { key, since: now().toISOString() };
    return { ...shown, stateSince: last.since };
  };
}

/** Leaves out today's counts of a restored journal, which are those of another day. */
function readJournal(
  journal: JournalFacts,
  areaOf: StationPrinting['areaOf'],
  shown: StationSettings,
  isRestored: boolean,
): typeof noJournal {
  const finishedOrder = toOrdersOf(journal.sheets, areaOf, ({ state }) => state === 'done')[0];
  const sentOrder = toOrdersOf(journal.sheets, areaOf, isReprintable)[0];
  const { jobIds: _jobIds, ...lastFinished } = finishedOrder ?? { jobIds: [] };
  const { jobIds: _sentIds, ...lastSent } = sentOrder ?? { jobIds: [] };
  const isSentLater = sentOrder !== undefined && sentOrder.at > (finishedOrder?.at ?? '');
  return {
    failed: journal.open.failed,
    uncertain: journal.open.uncertain,
    givenUp: toFailedUpdates(journal, areaOf),
    today: isRestored ? null : toToday(journal.finished),
    hours: isRestored ? null : toHours(journal.finished, shown.hours),
    sent: isRestored ? noneSent : journal.sent,
    lastFinished: 'order' in lastFinished ? lastFinished : null,
    lastSent: isSentLater && 'order' in lastSent ? lastSent : null,
  };
}

function readWork(
  { facts, journal, destinations }: Moment,
  areaOf: StationPrinting['areaOf'],
  shown: StationSettings,
  state: StationView['state'],
  events: readonly StationLogEntry[],
): Pick<StationView, 'nextCheckAt' | 'waiting' | 'printers' | 'log' | 'examples'> {
  const { documents } = shown;
  return {
    nextCheckAt: facts.nextCheckAt,
    waiting: journal && state !== 'stopped' ? toWaiting(facts, journal.open, documents.length) : null,
    printers: destinations.map((destination) => toPrinter(destination, documents)),
    log: toLog({
      sheets: journal?.sheets ?? [],
      areaOf,
      displayNameOf: (printer) => destinations.find((destination) => destination.printer === printer)?.displayName ?? printer,
      waiting: facts.waiting,
      isAsked: state === 'asks',
      documents,
      events,
    }),
    examples: toExamples(facts.recent, shown),
  };
}

function readState(
  { memory, start }: Pick<StationShownDeps, 'memory' | 'start'>,
  { facts, journal, destinations }: Moment,
  shown: StationSettings,
  standing: StationEligibility,
  question: ReturnType<StationMemory['question']['read']>,
): Pick<StationView, 'state' | 'reason'> {
  const [oldest] = facts.waiting;
  const asked = { orders: ordersToConfirm(facts.waiting, question).length, oldestAt: oldest ? toPlacedAt(oldest.placed) : null };
  return toState({
    ...facts,
    standing,
    settings: shown,
    pause: memory.pause.read(),
    question,
    asked: facts.isKnown || facts.waiting.length > 0 ? asked : null,
    isStorageBroken: facts.isStorageBroken || journal === null,
    destinations,
    waitingSheets: toWaitingSheets(journal?.sheets ?? [], facts.waiting.length, destinations, shown.documents),
    failed: journal?.open.failed ?? none,
    from: oldest ? { kind: oldest.kind, id: oldest.id } : null,
    now: start.now(),
  });
}

function readAccount(standing: StationEligibility, memory: StationMemory): Pick<StationView, 'admin' | 'adminSince'> {
  return {
    admin: standing.kind === 'ready' || standing.kind === 'otherAdmin' ? standing.name : null,
    adminSince: standing.kind === 'ready' ? (memory.admin.read()?.since ?? null) : null,
  };
}

/** The view for pages and the tray, built from journal, memory, and run at each request. */
export function createStationShown(deps: StationShownDeps) {
  const { memory, printing, policy, engine, shopInUse, now } = deps;
  const withSince = createStateClock(deps);

  /**
   * Returns the settings; a station that IT requires is on even before sign-in, so that the app stays in the tray and starts with the
   * computer.
   */
  function settings(): StationSettings {
    const saved = memory.settings.read();
    return policy.mode() === 'required' ? { ...saved, isOn: true } : saved;
  }

  /** Has customers' names; callers hide them if necessary. */
  function view(): StationView {
    const shown = settings();
    const standing = deps.standing();
    if (standing.kind === 'off') return withSince({ ...offView, settings: shown });
    const journal = readJournalFacts(printing, shopInUse(), now().getTime());
    const question = journal && memory.question.read();
    const { unseen, isRinging, events } = deps.run();
    const moment = { facts: engine.facts(), journal, destinations: journal ? printing.destinations() : [] };
    const state = readState(deps, moment, shown, standing, question);
    const ofJournal = journal ? readJournal(journal, printing.areaOf, shown, question?.kind === 'restored') : noJournal;
    const unreadable = journal ? toUnreadable(memory.unreadable.read(), shopInUse()) : [];
    const told = [...unreadable, ...toStatusNotChanged(ofJournal.givenUp), ...events];
    return withSince({
      ...state,
      stateSince: '',
      settings: shown,
      ...readAccount(standing, memory),
      ...ofJournal,
      ...readWork(moment, printing.areaOf, shown, state.state, told),
      unseen,
      isRinging,
    });
  }

  return { settings, view };
}

const none: StationView['failed'] = { sheets: 0, first: null };
const noneSent: StationView['sent'] = { orders: 0, sheets: 0 };

const noJournal: Pick<StationView, 'failed' | 'uncertain' | 'givenUp' | 'today' | 'hours' | 'sent' | 'lastFinished' | 'lastSent'> = {
  failed: none,
  uncertain: none,
  givenUp: [],
  today: null,
  hours: null,
  sent: noneSent,
  lastFinished: null,
  lastSent: null,
};

const offView: StationView = {
  ...noJournal,
  state: 'off',
  reason: { kind: 'none' },
  stateSince: '',
  settings: defaultStationSettings,
  admin: null,
  adminSince: null,
  nextCheckAt: null,
  waiting: null,
  printers: [],
  log: [],
  unseen: 0,
  isRinging: false,
  examples: { here: [], elsewhere: [] },
};
