import { defaultStationSettings, type StationView } from '@shared/contract/printing/station';
import { failed, ok, type Result } from '@shared/contract/result';
import type { Bridge, BridgeName, InputOf, ValueOf } from '@shared/contract/tables/bridge';
import type { EventName, Events } from '@shared/contract/tables/events';
import { noListViews } from '@shared/domain/lists/saved-views';
import { defaultNewOrderSettings } from '@shared/domain/orders/new-orders';
import { printSettingsOf } from '../samples/print-settings';
import { createFakeRecordWrites } from './record-writes';

type Answer<Value> = Result<Value> | Promise<Result<Value>>;
/** Handlers by name. A request without a handler fails with `internal` and its name, so that a missing handler never lets a test pass. */
export type FakeHandlers = { [Name in BridgeName]?: (input: InputOf<Name>) => Answer<ValueOf<Name>> };

export interface FakeBridge extends Bridge {
  /** Every request so far, in order. */
  readonly requests: readonly { name: BridgeName; input: unknown }[];
  requestsOf(name: BridgeName): unknown[];
  /** Adds or replaces handlers. */
  handle(handlers: FakeHandlers): void;
  /** Sends an event as the main process does. */
  emit<Name extends EventName>(name: Name, payload: Events[Name]): void;
}

type AnyHandler = (input: unknown) => Answer<unknown>;
type AnyListener = (payload: unknown) => void;

const emptyQueue: ValueOf<'printing.queue'> = {
  lanes: [],
  counts: { waiting: 0, sending: 0, sent: 0, failed: 0, uncertain: 0 },
  revision: 0,
  staleJobs: 0,
  unsent: 0,
};

/** A computer that was never a station. */
export const offStation: StationView = {
  state: 'off',
  reason: { kind: 'none' },
  stateSince: '2026-11-19T05:00:00.000Z',
  settings: defaultStationSettings,
  admin: null,
  adminSince: null,
  nextCheckAt: null,
  lastFinished: null,
  waiting: null,
  failed: { sheets: 0, first: null },
  uncertain: { sheets: 0, first: null },
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

/** Responses to the requests that every page sends automatically: signed out, Arabic, connected, empty print queue. */
const quietHandlers: FakeHandlers = {
  'newOrders.readSettings': () => ok(defaultNewOrderSettings),
  'newOrders.watch': () => ok(undefined),
  'newOrders.check': () => ok(undefined),
  'newOrders.markSeen': () => ok(undefined),
  'listViews.read': () => ok(noListViews),
  'session.read': () => ok(null),
  'session.isHeldBack': () => ok(false),
  'printing.marks': () => ok([]),
  'staffNotes.read': () => ok(null),
  'staffNotes.ofOrders': () => ok({}),
  'session.lastEmail': () => ok(null),
  'session.lastScreen': () => ok(null),
  'session.recordScreen': () => ok(null),
  'preferences.read': () => ok({ language: 'ar', appearance: 'light', digits: 'latn' }),
  'preferences.update': (change) => ok({ language: 'ar', appearance: 'light', digits: 'latn', ...withoutUndefined(change) }),
  'connection.read': () =>
    ok({
      apiRoot: 'https://api.shop.example/v1',
      authorization: 'bare',
      source: 'user',
      state: 'connected',
      since: '2026-11-19T07:14:00.000Z',
      fixedBy: null,
      profile: null,
    }),
  'policy.read': () => ok({ entries: {}, problems: [], readAt: '2026-11-19T07:14:00.000Z', isUnreadable: false, holdsServer: false }),
  'updates.read': () => ok({ version: '0.1.0', channel: 'latest', mode: 'notify', state: { kind: 'current', checkedAt: null } }),
  'app.notices': () => ok([]),
  'serverCheck.history': () => ok({ calls: { admins: 2, home: 11, shop: 26 }, kept: [] }),
  'windows.takeOrder': () => ok(null),
  'windows.begin': () => ok(null),
  'windows.closeRecords': () => ok(true),
  'windows.confirmSignOut': () => ok(null),
  'windows.answerClosing': () => ok(null),
  'windows.saveUnsaved': () => ok(null),
  'windows.saved': () => ok(null),
  'windows.showUnsaved': () => ok(null),
  'windows.open': () => ok('opened'),
  'windows.records': () => ok([]),
  'windows.recordShown': () => ok(null),
  'windows.pin': () => ok(null),
  'windows.recordBatch': () => ok(null),
  'windows.finish': () => ok(null),
  'windows.showMain': () => ok(null),
  'app.copyText': () => ok(null),
  'app.setUnsaved': () => ok(null),
  'app.setPreview': () => ok(null),
  'printing.queue': () => ok(emptyQueue),
  'station.read': () => ok(offStation),
  'printing.canceled': () => ok([]),
  'printing.readSettings': () => ok(printSettingsOf()),
};

function withoutUndefined<Value extends object>(value: Value): { [Key in keyof Value]?: Exclude<Value[Key], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as {
    [Key in keyof Value]?: Exclude<Value[Key], undefined>;
  };
}

/** A typed stand-in for `window.diwan`. */
export function createFakeBridge(handlers: FakeHandlers = {}): FakeBridge {
  const known = new Map<string, AnyHandler>();
  const listeners = new Map<EventName, Set<AnyListener>>();
  const requests: { name: BridgeName; input: unknown }[] = [];
  const handle = (more: FakeHandlers): void => {
    for (const [name, handler] of Object.entries(more)) known.set(name, handler as AnyHandler);
  };
  handle(quietHandlers);
  const emit: FakeBridge['emit'] = (name, payload) => {
    for (const listener of listeners.get(name) ?? []) listener(payload);
  };
  const call = async (name: BridgeName, input: unknown): Promise<Result<unknown>> => {
    requests.push({ name, input });
    const handler = known.get(name);
    return handler ? handler(input) : failed('internal', { message: `no answer for ${name}` });
  };
  handle(createFakeRecordWrites({ call: (name, input) => call(name as BridgeName, input), emit }));
  handle(handlers);
  return {
    requests,
    requestsOf: (name) => requests.filter((request) => request.name === name).map((request) => request.input),
    handle,
    emit,
    call: <Name extends BridgeName>(name: Name, ...[input]: unknown[]) => call(name, input) as Promise<Result<ValueOf<Name>>>,
    callText: async (name, ...[input]) => JSON.stringify(await call(name, input)),
    on(name, listener) {
      const set = listeners.get(name) ?? new Set();
      listeners.set(name, set.add(listener as AnyListener));
      return () => set.delete(listener as AnyListener);
    },
  };
}
