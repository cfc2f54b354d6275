import type { StationChime, StationLogEntry, StationSettings, StationView } from '@shared/contract/printing/station';
import { FailureError } from '@shared/contract/result';
import type { LocalCallName } from '@shared/contract/tables/bridge';
import { createNanoEvents } from 'nanoevents';
import type { Api } from '../api/api-client';
import type { Endpoint } from '../api/endpoint';
import type { Handlers } from '../host/handlers';
import type { Logger } from '../log/logger';
import type { Policy } from '../policy/policy';
import type { StationPrinting } from '../printing/printing-port';
import { toAccount, toAdminName } from '../session/account';
import type { Session } from '../session/session';
import type { Settings } from '../settings/settings';
import type { ServerClock } from '../time/server-clock';
import { createThrottle } from '../time/throttle';
import { createContinuity } from './continuity';
import { createEngine } from './engine';
import { noArea } from './order-sheets';
import { createOwnRight } from './own-right';
import { createRinging } from './ringing';
import { isSameEmail, type Standing, toStanding } from './standing';
import { createStationActions } from './station-actions';
import { openStationMemory } from './station-memory';
import { createStationPolicy } from './station-policy';
import { createStationShown } from './station-shown';
import { createStationStart } from './station-start';
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
const hiddenNames = { lastFinished: null, lastSent: null, givenUp: [], log: [], examples: { here: [], elsewhere: [] } };

export function createStation(deps: StationDeps): Station {
  const { session, endpoint, api, printing, now = () => new Date() } = deps;
  const stationPolicy = createStationPolicy(deps.policy);
  const memory = openStationMemory(deps.settings, printing.journal, stationPolicy);
  const start = createStationStart(memory, deps.serverClock);
  const continuity = createContinuity({ journal: printing.journal, path: deps.witnessPath, machine: deps.machine, now, log: deps.log });
  const emitter = createNanoEvents<{ changed(view: StationView): void; chimed(chime: StationChime): void }>();
  const telling = createThrottle(tell, () => tellEveryMs);
  const ringing = createRinging(() => chime({ kind: 'stopped', count: 0 }));
  const right = createOwnRight(session, api);
  const events: StationLogEntry[] = [];
  let unseen = 0;
  let told = '';
  let logged = '';
  let isStarted = false;
  let shopBefore: string | null = null;

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
      isRefused: right.isRefused(),
    });
  };

  function chime(sound: StationChime): void {
    emitter.emit('chimed', sound);
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
    isCurrent: () => standing().kind === 'ready',
    now,
  });

  /** The server refuses what the session still allows. */
  async function noteRefused(): Promise<void> {
    if (await right.noteRefused(() => ['ready', 'otherAdmin'].includes(standing().kind))) noteStanding();
  }

  const engine = createEngine({
    memory,
    printing,
    continuity,
    api,
    start,
    standing,
    checkRight: right.check,
    onRefused: noteRefused,
    async afterPoll(shop) {
      await right.checkInTime();
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
    right.noteFresh();
  }

  /** A station that IT wants begins with the first who may print here. */
  function beginWhereRequired(): void {
    const { auth } = session.state();
    const settings = memory.settings.read();
    if (stationPolicy.mode() !== 'required' || settings.isOn || !auth || shopInUse() === '' || !right.mayPrint()) return;
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

  const shown = createStationShown({
    memory,
    printing,
    policy: stationPolicy,
    engine,
    start,
    standing,
    shopInUse,
    run: () => ({ events, unseen, isRinging: ringing.isOn() }),
    now,
  });

  /** Names of customers are for those who may print, and for nobody once somebody has signed out. */
  const view = (): StationView => (right.mayPrint() ? shown.view() : { ...shown.view(), ...hiddenNames });

  function tell(): void {
    const current = view();
    const text = JSON.stringify(current);
    if (text === told) return;
    told = text;
    logState(current);
    emitter.emit('changed', current);
  }

  function logState({ state, reason }: StationView): void {
    const trouble = reason.kind === 'printer' && { printer: reason.printer, trouble: reason.trouble };
    const details = { state, reason: reason.kind, ...trouble };
    const text = JSON.stringify(details);
    if (text === logged) return;
    logged = text;
    deps.log.info('station.state', details);
  }

  function demandRight(): void {
    if (!right.mayPrint()) throw new FailureError({ code: 'forbidden' });
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
    right.doubt();
    if (right.forgetRefused()) noteStanding();
    else engine.checkNow();
  }

  session.onChanged(() => {
    right.forgetRefused();
    noteStanding();
  });
  session.onEnded(noteStanding);
  deps.policy.onChanged(followPolicy);
  printing.onChanged(() => isStarted && telling.call());

  return {
    view,
    settings: shown.settings,
    onChanged: (listener) => void emitter.on('changed', listener),
    onChimed: (listener) => void emitter.on('chimed', listener),
    pause,
    resume,
    async start() {
      await session.read();
      isStarted = true;
      right.noteFresh();
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
