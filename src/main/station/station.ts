import type { Api } from '@main/server/api/api-client';
import type { Endpoint } from '@main/server/api/endpoint';
import { toAdminName } from '@main/server/session/account';
import type { Session } from '@main/server/session/session';
import type { Logger } from '@main/system/log/logger';
import type { Policy } from '@main/system/policy/policy';
import type { Handlers } from '@main/system/ports/handlers';
import type { Settings } from '@main/system/settings/settings';
import type { ServerClock } from '@main/system/time/server-clock';
import type { StationLogEntry, StationSettings, StationView } from '@shared/contract/printing/station';
import { FailureError } from '@shared/contract/result';
import type { LocalCallName } from '@shared/contract/tables/bridge';
import type { StationPrinting } from '../printing/printing-port';
import { createEngine } from './engine';
import { createJournalIdentity } from './journal-identity';
import type { ListedOrder } from './lists/listed-order';
import { noArea } from './order-sheets';
import { createPrintPermission } from './print-permission';
import { createStationActions } from './station-actions';
import { createStationAccount, isSameEmail, type StationEligibility } from './station-eligibility';
import { openStationMemory } from './station-memory';
import { createStationPolicy } from './station-policy';
import { createStationShown } from './station-shown';
import { createAlarm, createRunLog, createStationSignals } from './station-signals';
import { createStationStart } from './station-start';
import { createStatusChanges } from './status-changes';

type StationCallName = Extract<LocalCallName, `station.${string}`>;

export interface StationDeps {
  settings: Settings;
  session: Session;
  endpoint: Pick<Endpoint, 'target'>;
  api: Api;
  serverClock: Pick<ServerClock, 'now'>;
  printing: StationPrinting;
  policy: Pick<Policy, 'choose' | 'entry' | 'onChanged'>;
  /** Path of the witness, beside the journal's folder and not in it. */
  witnessPath: string;
  /** Identifies this computer; null if it can't be identified. */
  machine: string | null;
  log: Logger;
  now?: () => Date;
}

/** States that only the user can end. */
const ringingKinds: ReadonlySet<StationEligibility['kind']> = new Set(['sessionEnded', 'rightTaken', 'refused', 'awaitsAccount']);
const hiddenNames = { lastFinished: null, lastSent: null, givenUp: [], log: [], examples: { here: [], elsewhere: [] } };

/** Returns the log entry of an order that someone else moved on or canceled, so its status was not changed. */
function toStatusLeft({ kind, id, snapshot: { customer, address, status } }: ListedOrder, at: Date): StationLogEntry {
  const area = address?.area ?? noArea;
  return { kind: 'statusLeft', at: at.toISOString(), order: { kind, id }, customer: customer.name, area, status: status.trim() };
}

/** Creates the station's parts and connects them. */
function createParts(deps: StationDeps, onRefused: () => Promise<void>) {
  const { session, api, printing, now = () => new Date(), log } = deps;
  const policy = createStationPolicy(deps.policy);
  const memory = openStationMemory(deps.settings, printing.journal, policy);
  const start = createStationStart(memory, deps.serverClock);
  const continuity = createJournalIdentity({ journal: printing.journal, path: deps.witnessPath, machine: deps.machine, now, log });
  const right = createPrintPermission(session, api);
  const account = createStationAccount({ session, endpoint: deps.endpoint, memory, policy, right, now });
  const { standing, shopInUse, adopt } = account;
  const runLog = createRunLog();
  const signals = createStationSignals(view, log);
  const ringing = createAlarm(() => signals.chime({ kind: 'stopped', count: 0 }));

  const statusChanges = createStatusChanges({
    api,
    journal: printing.journal,
    find: ({ order, placedAt }) => engine.find(order, placedAt),
    onLeft: (order) => runLog.note(toStatusLeft(order, now())),
    onForbidden: onRefused,
    isCurrent: () => standing().kind === 'ready',
    now,
  });
  const engine = createEngine({
    memory,
    printing,
    continuity,
    api,
    start,
    standing,
    checkRight: right.check,
    onRefused,
    async afterPoll(shop) {
      await right.checkInTime();
      if (standing().kind === 'ready') await statusChanges.run(shop);
    },
    onNewOrders(count) {
      runLog.addUnseen(count);
      signals.chime({ kind: 'newOrders', count });
    },
    onEvent: runLog.note,
    onChanged: signals.tell,
    now,
    log,
  });
  const actions = createStationActions({ memory, printing, continuity, engine, standing, shopInUse, start, policy, adopt });
  const run = () => ({ events: runLog.events(), unseen: runLog.unseen(), isRinging: ringing.isOn() });
  const shown = createStationShown({ memory, printing, policy, engine, start, standing, shopInUse, run, now });

  /** Returns the view; only users who may print get customers' names, so it has none after sign-out. */
  function view(): StationView {
    return right.mayPrint() ? shown.view() : { ...shown.view(), ...hiddenNames };
  }

  return { policy, memory, right, account, runLog, signals, ringing, engine, actions, settings: shown.settings, view, now };
}

type Parts = ReturnType<typeof createParts>;

/** Starts a station that IT requires, for the first admin who may print here. */
function beginWhereRequired({ session, log }: StationDeps, { policy, memory, right, account, actions }: Parts): void {
  const { auth } = session.state();
  const settings = memory.settings.read();
  if (policy.mode() !== 'required' || settings.isOn || !auth || account.shopInUse() === '' || !right.mayPrint()) return;
  const wanted = policy.account();
  if (wanted && !isSameEmail(wanted.email, auth.admin.email)) return;
  try {
    actions.save({ ...settings, isOn: true, since: null });
  } catch (error) {
    log.error('station.notBegun', error);
  }
}

/**
 * Follows the session, the permission to print, and IT's policy: begins if IT requires it, rings if the user has to act, and restarts the
 * engine.
 */
function createFollowing(deps: StationDeps, parts: Parts) {
  const { memory, right, account, runLog, signals, ringing, engine, actions, now } = parts;
  let isStarted = false;
  let shopBefore: string | null = null;

  function ringIfStopped(): void {
    const { kind } = account.standing();
    const hasStopped = ringingKinds.has(kind) && memory.settings.read().isOn;
    if (hasStopped && !ringing.isOn()) {
      const name = memory.admin.read()?.name ?? '';
      if (kind === 'sessionEnded') runLog.note({ kind: 'sessionEnded', at: now().toISOString(), admin: name });
      ringing.start();
    }
    if (!hasStopped) ringing.stop();
  }

  /** Called after a change of the user or the permissions. */
  function noteStanding(): void {
    if (!isStarted) return;
    beginWhereRequired(deps, parts);
    ringIfStopped();
    const shop = account.shop();
    engine.restart(shop !== shopBefore);
    shopBefore = shop;
    signals.tell();
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

  return {
    noteStanding,
    followPolicy,
    /** Called if the server refuses what the session still allows. */
    async noteRefused(): Promise<void> {
      if (await right.noteRefused(() => ['ready', 'otherAdmin'].includes(account.standing().kind))) noteStanding();
    },
    isStarted: (): boolean => isStarted,
    start(): void {
      isStarted = true;
      right.noteFresh();
      followPolicy();
    },
    stop(): void {
      isStarted = false;
      ringing.stop();
    },
  };
}

/** Pause, resume, and check now, for pages and the tray. */
function createControls({ memory, right, signals, engine, now }: Parts, noteStanding: () => void) {
  return {
    /**
     * Pauses until `resume`, even after a restart; `by` is the user who pauses, null if the app does. Does nothing while the station is
     * off.
     */
    pause(by: string | null): void {
      if (!memory.settings.read().isOn || memory.pause.read()) return;
      memory.pause.write({ by, at: now().toISOString() });
      signals.tell();
    },
    resume(): void {
      if (!memory.pause.read()) return;
      memory.pause.write(null);
      engine.checkNow();
      signals.tell();
    },
    checkNow(): void {
      right.doubt();
      if (right.forgetRefused()) noteStanding();
      else engine.checkNow();
    },
  };
}

function createHandlers(deps: StationDeps, parts: Parts, controls: ReturnType<typeof createControls>): Handlers<StationCallName> {
  const { policy, memory, right, account, runLog, signals, ringing, actions, view } = parts;

  function demandRight(): void {
    if (!right.mayPrint()) throw new FailureError({ code: 'forbidden' });
  }

  function viewAfter(work: () => void): StationView {
    demandRight();
    work();
    signals.tell();
    return view();
  }

  function save(settings: StationSettings): void {
    const isOn = settings.isOn || (policy.mode() === 'required' && memory.settings.read().isOn);
    actions.save({ ...settings, isOn });
    if (!isOn) ringing.stop();
  }

  return {
    'station.read': view,
    'station.saveSettings': (settings) => viewAfter(() => save(settings)),
    'station.pause': () => viewAfter(() => controls.pause(toAdminName(deps.session.state().auth?.admin))),
    'station.resume': () => viewAfter(controls.resume),
    'station.checkNow': () => viewAfter(controls.checkNow),
    'station.asked'() {
      demandRight();
      return actions.asked();
    },
    'station.answer': (answer) => viewAfter(() => actions.answer(answer)),
    'station.last'({ count }) {
      demandRight();
      return actions.last(count);
    },
    'station.printLast'(wish) {
      demandRight();
      return { sheets: actions.printLast(wish) };
    },
    'station.acknowledgeFailed': (orders) => viewAfter(() => deps.printing.journal.forgetGivenUpStatuses(account.shopInUse(), orders)),
    // Any user may mute the alarm.
    'station.mute'() {
      ringing.stop();
      signals.tell();
      return view();
    },
    'station.markSeen'() {
      demandRight();
      runLog.noteSeen();
      signals.tell();
      return null;
    },
  };
}

export type Station = ReturnType<typeof createStation>;

/** Prints new orders automatically. */
export function createStation(deps: StationDeps) {
  const { session, printing } = deps;
  const parts = createParts(deps, noteRefused);
  const following = createFollowing(deps, parts);
  const { right, signals, engine } = parts;
  const controls = createControls(parts, following.noteStanding);

  function noteRefused(): Promise<void> {
    return following.noteRefused();
  }

  session.onChanged(() => {
    right.forgetRefused();
    following.noteStanding();
  });
  session.onEnded(following.noteStanding);
  deps.policy.onChanged(following.followPolicy);
  printing.onChanged(() => following.isStarted() && signals.tell());

  return {
    view: parts.view,
    /** The settings as currently saved; much faster than the whole view. */
    settings: parts.settings,
    onChanged: signals.onChanged,
    onChimed: signals.onChimed,
    pause: controls.pause,
    resume: controls.resume,
    /** Call after the stored session was restored, or if there is none. */
    async start(): Promise<void> {
      await session.read();
      following.start();
    },
    async stop(): Promise<void> {
      following.stop();
      await engine.stop();
      signals.stop();
    },
    handlers: createHandlers(deps, parts, controls),
  };
}
