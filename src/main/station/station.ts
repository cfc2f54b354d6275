import type { LocalCallName } from '@shared/contract/bridge';
import {
  defaultStationSettings,
  type StationChime,
  type StationLogEntry,
  type StationSettings,
  type StationView,
} from '@shared/contract/printing/station';
import { FailureError } from '@shared/contract/result';
import { canPrintInBulk, isAllowed } from '@shared/domain/permissions';
import { isReprintable } from '@shared/domain/printing/job-phase';
import type { Api } from '../api/api-client';
import type { Endpoint } from '../api/endpoint';
import type { Handlers } from '../host/handlers';
import type { Logger } from '../log/logger';
import type { Policy } from '../policy/policy';
import type { StationPrinting } from '../printing/printing-port';
import { toAccount, toAdminName } from '../session/account';
import type { Session } from '../session/session';
import { toRoleNames } from '../session/session-state';
import type { Settings } from '../settings/settings';
import { monotonicNow } from '../time/elapsed';
import type { ServerClock } from '../time/server-clock';
import { createThrottle } from '../time/throttle';
import { createContinuity } from './continuity';
import { createEngine } from './engine';
import { toPlacedAt } from './lists/listed-order';
import { noArea } from './order-sheets';
import { toQuestioned } from './questioned';
import { createRinging } from './ringing';
import { isSameEmail, type Standing, toStanding } from './standing';
import { createStationActions } from './station-actions';
import { toLog, toStatusNotChanged, toUnreadable } from './station-log';
import { openStationMemory } from './station-memory';
import { createStationPolicy } from './station-policy';
import { createStationStart } from './station-start';
import { toState } from './station-state';
import {
  readJournalFacts,
  toExamples,
  toGivenUp,
  toHours,
  toOrdersOf,
  toPrinter,
  toToday,
  toWaiting,
  toWaitingSheets,
} from './station-view';
import { createStatusChanges } from './status-changes';

type StationCallName = Extract<LocalCallName, `station.${string}`>;

/** Prints new orders by itself. */
export interface Station {
  view(): StationView;
  /** As saved at this moment; costs nothing, unlike the whole view. */
  settings(): StationSettings;
  onChanged(listener: (view: StationView) => void): void;
  onChimed(listener: (chime: StationChime) => void): void;
  /** Until `resume`, also over a restart; `by` is who wants it, null when no person does. Does nothing while it is off. */
  pause(by: string | null): void;
  resume(): void;
  /** Once the session that was kept has been taken up, or there is none. */
  start(): Promise<void>;
  stop(): Promise<void>;
  handlers: Handlers<StationCallName>;
}

export interface StationDeps {
  settings: Settings;
  session: Session;
  endpoint: Pick<Endpoint, 'target'>;
  api: Api;
  serverClock: Pick<ServerClock, 'now'>;
  printing: StationPrinting;
  policy: Pick<Policy, 'choose' | 'entry' | 'onChanged'>;
  /** Beside the folder of the journal, not in it. */
  witnessPath: string;
  /** What tells this computer from another one; null where nothing does. */
  machine: string | null;
  log: Logger;
  now?: () => Date;
}

/** Only a person gets it on. */
const ringingKinds: ReadonlySet<Standing['kind']> = new Set(['sessionEnded', 'rightTaken', 'refused', 'awaitsAccount']);
const tellEveryMs = 500;
const maxEvents = 50;
/** What another admin takes away is known only when it is asked for. */
const rightCheckMs = 15 * 60_000;
const hiddenNames = { lastFinished: null, lastSent: null, givenUp: [], log: [], examples: { here: [], elsewhere: [] } };

export function createStation(deps: StationDeps): Station {
  const { session, endpoint, api, printing, now = () => new Date() } = deps;
  const stationPolicy = createStationPolicy(deps.policy);
  const memory = openStationMemory(deps.settings, printing.journal, stationPolicy);
  const start = createStationStart(memory, deps.serverClock);
  const continuity = createContinuity({ journal: printing.journal, path: deps.witnessPath, machine: deps.machine, now, log: deps.log });
  const changed = new Set<(view: StationView) => void>();
  const chimed = new Set<(chime: StationChime) => void>();
  const telling = createThrottle(tell, () => tellEveryMs);
  const ringing = createRinging(() => chime({ kind: 'stopped', count: 0 }));
  const events: StationLogEntry[] = [];
  let unseen = 0;
  let told = '';
  let isRefused = false;
  let isStarted = false;
  let rightCheckedAt = Number.NEGATIVE_INFINITY;
  let shopBefore: string | null = null;
  let last: { key: string; since: string } = { key: '', since: now().toISOString() };

  /** '' while there is none. */
  const shopInUse = (): string => endpoint.target()?.apiRoot ?? '';

  const standing = (): Standing => {
    const { isOn } = memory.settings.read();
    return toStanding({
      isOn,
      policy: stationPolicy,
      admin: memory.admin.read(),
      session: session.state(),
      shop: endpoint.target()?.apiRoot ?? null,
      isRefused,
    });
  };

  function chime(sound: StationChime): void {
    for (const listener of chimed) listener(sound);
  }

  function noteEvent(event: StationLogEntry): void {
    events.unshift(event);
    events.splice(maxEvents);
  }

  const statusChanges = createStatusChanges({
    api,
    journal: printing.journal,
    find: ({ order, placedAt }) => engine.find(order, placedAt),
    onLeft({ kind, id, snapshot: { customer, address, status } }) {
      const area = address?.area ?? noArea;
      noteEvent({ kind: 'statusLeft', at: now().toISOString(), order: { kind, id }, customer: customer.name, area, status: status.trim() });
    },
    onForbidden: noteRefused,
    now,
  });

  /** The server refuses what the session still allows: the own record says whether the right was taken away. */
  async function noteRefused(): Promise<void> {
    await checkRight();
    const { kind } = standing();
    if (kind !== 'ready' && kind !== 'otherAdmin') return;
    isRefused = true;
    noteStanding();
  }

  /** Rights come with the sign-in; the own record says whether they are still there. */
  async function checkRight(): Promise<void> {
    rightCheckedAt = monotonicNow();
    const { auth } = session.state();
    if (!auth) return;
    const answer = await api.call('admins.one', { params: { id: auth.admin.id } });
    if (!answer.ok || !answer.value || session.state().auth?.admin.id !== auth.admin.id) return;
    const roles = toRoleNames(answer.value);
    if (!isAllowed(canPrintInBulk, roles)) session.replaceRoles(roles);
  }

  const engine = createEngine({
    memory,
    printing,
    continuity,
    api,
    start,
    standing,
    checkRight,
    onRefused: noteRefused,
    async afterPoll(shop) {
      if (monotonicNow() - rightCheckedAt >= rightCheckMs) await checkRight();
      if (standing().kind === 'ready') await statusChanges.run(shop);
    },
    onNewOrders(count) {
      unseen += count;
      chime({ kind: 'newOrders', count });
    },
    onEvent: noteEvent,
    onChanged: telling.call,
    now,
    log: deps.log,
  });

  const actions = createStationActions({ memory, printing, continuity, engine, standing, shopInUse, start, policy: stationPolicy, adopt });

  function adopt(): void {
    const { auth } = session.state();
    const shop = endpoint.target()?.apiRoot;
    if (!auth || shop === undefined) throw new FailureError({ code: 'sessionEnded' });
    memory.admin.write({ account: toAccount(shop, auth.admin.id), name: toAdminName(auth.admin), since: now().toISOString() });
    rightCheckedAt = monotonicNow();
  }

  /** A station that IT wants begins with the first who may print here. */
  function beginWhereRequired(): void {
    const { auth, roles } = session.state();
    const settings = memory.settings.read();
    if (stationPolicy.mode() !== 'required' || settings.isOn || !auth || shopInUse() === '' || !isAllowed(canPrintInBulk, roles)) return;
    const wanted = stationPolicy.account();
    if (wanted && !isSameEmail(wanted.email, auth.admin.email)) return;
    try {
      actions.save({ ...settings, isOn: true, since: null });
    } catch (error) {
      deps.log.error('station.notBegun', error);
    }
  }

  function followPolicy(): void {
    if (!isStarted) return;
    try {
      actions.follow();
    } catch (error) {
      deps.log.error('station.policyNotFollowed', error);
    }
    noteStanding();
  }

  /** Who is signed in, or what they may, has changed. */
  function noteStanding(): void {
    if (!isStarted) return;
    beginWhereRequired();
    const { kind } = standing();
    if (ringingKinds.has(kind) && memory.settings.read().isOn) {
      if (!ringing.isOn()) {
        const name = memory.admin.read()?.name ?? '';
        if (kind === 'sessionEnded') noteEvent({ kind: 'sessionEnded', at: now().toISOString(), admin: name });
        ringing.start();
      }
    } else ringing.stop();
    const shop = endpoint.target()?.apiRoot ?? null;
    engine.restart(shop !== shopBefore);
    shopBefore = shop;
    telling.call();
  }

  /** One that IT wants is on, also before anybody has signed in: it stays beside the clock and starts with the computer. */
  function shownSettings(): StationSettings {
    const settings = memory.settings.read();
    return stationPolicy.mode() === 'required' ? { ...settings, isOn: true } : settings;
  }

  function wholeView(): StationView {
    const settings = shownSettings();
    const own = standing();
    if (own.kind === 'off') return settle({ ...offView, settings });
    const facts = engine.facts();
    const journal = readJournalFacts(printing, shopInUse(), now().getTime());
    const question = journal && memory.question.read();
    const destinations = journal ? printing.destinations() : [];
    const [oldest] = facts.waiting;
    const questioned = toQuestioned(facts.waiting, question);
    const waitingSheets = toWaitingSheets(journal?.sheets ?? [], facts.waiting.length, destinations, settings.documents);
    const stated = toState({
      ...facts,
      standing: own,
      settings,
      pause: memory.pause.read(),
      question,
      asked:
        facts.isKnown || facts.waiting.length > 0
          ? { orders: questioned.length, oldestAt: oldest ? toPlacedAt(oldest.placed) : null }
          : null,
      isStorageBroken: facts.isStorageBroken || journal === null,
      destinations,
      waitingSheets,
      failed: journal?.open.failed ?? none,
      from: oldest ? { kind: oldest.kind, id: oldest.id } : null,
      now: start.now(),
    });
    const finishedOrder = toOrdersOf(journal?.sheets ?? [], printing.areaOf, ({ state }) => state === 'done')[0];
    const { jobIds: _jobIds, ...lastFinished } = finishedOrder ?? { jobIds: [] };
    const sentOrder = toOrdersOf(journal?.sheets ?? [], printing.areaOf, isReprintable)[0];
    const { jobIds: _sentIds, ...lastSent } = sentOrder ?? { jobIds: [] };
    const isSentLater = sentOrder !== undefined && sentOrder.at > (finishedOrder?.at ?? '');
    const admin = memory.admin.read();
    const isRestored = question?.kind === 'restored';
    const givenUp = journal ? toGivenUp(journal, printing.areaOf) : [];
    const isStopped = stated.state === 'stopped';
    return settle({
      ...stated,
      stateSince: '',
      settings,
      admin: own.kind === 'ready' || own.kind === 'otherAdmin' ? own.name : null,
      adminSince: own.kind === 'ready' ? (admin?.since ?? null) : null,
      nextCheckAt: facts.nextCheckAt,
      lastFinished: 'order' in lastFinished ? lastFinished : null,
      waiting: journal && !isStopped ? toWaiting(facts, journal.open, settings.documents.length) : null,
      failed: journal?.open.failed ?? none,
      uncertain: journal?.open.uncertain ?? none,
      givenUp,
      today: journal && !isRestored ? toToday(journal.finished) : null,
      sent: (isRestored ? null : journal?.sent) ?? { orders: 0, sheets: 0 },
      lastSent: isSentLater && 'order' in lastSent ? lastSent : null,
      hours: journal && !isRestored ? toHours(journal.finished, settings.hours) : null,
      printers: destinations.map((destination) => toPrinter(destination, settings.documents)),
      log: toLog({
        sheets: journal?.sheets ?? [],
        areaOf: printing.areaOf,
        displayNameOf: (printer) => destinations.find((destination) => destination.printer === printer)?.displayName ?? printer,
        waiting: facts.waiting,
        isAsked: stated.state === 'asks',
        documents: settings.documents,
        events: [...(journal ? toUnreadable(memory.unreadable.read(), shopInUse()) : []), ...toStatusNotChanged(givenUp), ...events],
      }),
      unseen,
      isRinging: ringing.isOn(),
      examples: toExamples(facts.recent, settings),
    });
  }

  /** What outlives a restart knows its own beginning. */
  function whenWritten({ state, reason }: StationView): string | null {
    if (state === 'paused') return memory.pause.read()?.at ?? null;
    return reason.kind === 'many' || reason.kind === 'restored' || reason.kind === 'thereBefore'
      ? (memory.question.read()?.at ?? null)
      : null;
  }

  /** Keeps since when the state is what it is. */
  function settle(view: StationView): StationView {
    const { reason } = view;
    const written = whenWritten(view);
    if (written !== null) return { ...view, stateSince: written };
    const key = `${view.state} ${reason.kind} ${reason.kind === 'printer' ? `${reason.printer} ${reason.trouble}` : ''}`;
    if (key !== last.key) last = { key, since: now().toISOString() };
    return { ...view, stateSince: last.since };
  }

  const mayPrint = (): boolean => isAllowed(canPrintInBulk, session.state().roles);
  /** Names of customers are for those who may print, and for nobody once somebody has signed out. */
  const view = (): StationView => (mayPrint() ? wholeView() : { ...wholeView(), ...hiddenNames });

  function tell(): void {
    const current = view();
    const text = JSON.stringify(current);
    if (text === told) return;
    told = text;
    for (const listener of changed) listener(current);
  }

  function demandRight(): void {
    if (!mayPrint()) throw new FailureError({ code: 'forbidden' });
  }

  function asked(work: () => void): StationView {
    demandRight();
    work();
    telling.call();
    return view();
  }

  function pause(by: string | null): void {
    if (!memory.settings.read().isOn || memory.pause.read()) return;
    memory.pause.write({ by, at: now().toISOString() });
    telling.call();
  }

  function resume(): void {
    if (!memory.pause.read()) return;
    memory.pause.write(null);
    engine.checkNow();
    telling.call();
  }

  function checkNow(): void {
    rightCheckedAt = Number.NEGATIVE_INFINITY;
    if (isRefused) {
      isRefused = false;
      noteStanding();
    } else engine.checkNow();
  }

  session.onChanged(() => {
    isRefused = false;
    noteStanding();
  });
  session.onEnded(noteStanding);
  deps.policy.onChanged(followPolicy);
  printing.onChanged(() => isStarted && telling.call());

  return {
    view,
    settings: shownSettings,
    onChanged: (listener) => void changed.add(listener),
    onChimed: (listener) => void chimed.add(listener),
    pause,
    resume,
    async start() {
      await session.read();
      isStarted = true;
      rightCheckedAt = monotonicNow();
      followPolicy();
    },
    async stop() {
      isStarted = false;
      ringing.stop();
      await engine.stop();
      telling.stop();
    },
    handlers: {
      'station.read': view,
      'station.saveSettings': (settings) =>
        asked(() => {
          const isOn = settings.isOn || (stationPolicy.mode() === 'required' && memory.settings.read().isOn);
          actions.save({ ...settings, isOn });
          if (!isOn) ringing.stop();
        }),
      'station.pause': () => asked(() => pause(toAdminName(session.state().auth?.admin))),
      'station.resume': () => asked(resume),
      'station.checkNow': () => asked(checkNow),
      'station.asked'() {
        demandRight();
        return actions.asked();
      },
      'station.answer': (answer) => asked(() => actions.answer(answer)),
      'station.last'({ count }) {
        demandRight();
        return actions.last(count);
      },
      'station.printLast'(wish) {
        demandRight();
        return { sheets: actions.printLast(wish) };
      },
      'station.noteGivenUp': (orders) => asked(() => printing.journal.forgetGivenUpStatuses(shopInUse(), orders)),
      // Whoever hears it may make it stop.
      'station.mute'() {
        ringing.stop();
        telling.call();
        return view();
      },
      'station.noteSeen'() {
        demandRight();
        unseen = 0;
        telling.call();
        return null;
      },
    },
  };
}

const none = { sheets: 0, first: null };

const offView: StationView = {
  state: 'off',
  reason: { kind: 'none' },
  stateSince: '',
  settings: defaultStationSettings,
  admin: null,
  adminSince: null,
  nextCheckAt: null,
  lastFinished: null,
  waiting: null,
  failed: none,
  uncertain: none,
  givenUp: [],
  today: null,
  sent: { orders: 0, sheets: 0 },
  lastSent: null,
  hours: null,
  printers: [],
  log: [],
  unseen: 0,
  isRinging: false,
  examples: { here: [], elsewhere: [] },
};
