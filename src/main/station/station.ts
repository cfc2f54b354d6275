import type { RouteName } from '@shared/contract/bridge';
import { FailureError } from '@shared/contract/result';
import type { StationChime, StationView } from '@shared/contract/station';
import { canPrintInBulk, isAllowed } from '@shared/domain/permissions';
import type { Handlers } from '../bridge/router';
import type { Session } from '../session/session';
import type { Settings } from '../settings/settings';
import { openStationSettings } from './station-settings';

export type StationRouteName = Extract<RouteName, `station.${string}`>;

/** Prints new orders by itself. */
export interface Station {
  view(): StationView;
  onChanged(listener: (view: StationView) => void): void;
  onChimed(listener: (chime: StationChime) => void): void;
  /** Until `resume`, also over a restart; `by` is who wants it, null when no person does. Does nothing while it is off. */
  pause(by: string | null): void;
  resume(): void;
  start(): void;
  stop(): Promise<void>;
  handlers: Handlers<StationRouteName>;
}

export interface StationDeps {
  settings: Settings;
  session: Pick<Session, 'state'>;
  now?: () => Date;
}

export function createStation(deps: StationDeps): Station {
  const { session, now = () => new Date() } = deps;
  const slot = openStationSettings(deps.settings);
  const changed = new Set<(view: StationView) => void>();
  const chimed = new Set<(chime: StationChime) => void>();
  const since = now().toISOString();

  const view = (): StationView => ({
    state: 'off',
    reason: { kind: 'none' },
    stateSince: since,
    settings: slot.read(),
    admin: null,
    adminSince: null,
    nextCheckAt: null,
    lastFinished: null,
    waiting: null,
    failed: { sheets: 0, first: null },
    uncertain: { sheets: 0, first: null },
    today: null,
    hours: null,
    printers: [],
    log: [],
    unseen: 0,
    isRinging: false,
    examples: { here: [], elsewhere: [] },
  });

  function demandRight(): void {
    if (!isAllowed(canPrintInBulk, session.state().roles)) throw new FailureError({ code: 'forbidden' });
  }

  const asked = (work: () => void = () => undefined): StationView => {
    demandRight();
    work();
    return view();
  };

  return {
    view,
    onChanged: (listener) => void changed.add(listener),
    onChimed: (listener) => void chimed.add(listener),
    pause: () => undefined,
    resume: () => undefined,
    start: () => undefined,
    stop: async () => undefined,
    handlers: {
      'station.read': view,
      'station.saveSettings': (settings) =>
        asked(() => {
          slot.write(settings);
          for (const listener of changed) listener(view());
        }),
      'station.pause': () => asked(),
      'station.resume': () => asked(),
      'station.checkNow': () => asked(),
      'station.asked'() {
        demandRight();
        return [];
      },
      'station.answer': () => asked(),
      'station.last'() {
        demandRight();
        return [];
      },
      'station.printLast'() {
        demandRight();
        return { sheets: 0 };
      },
      'station.mute': () => asked(),
      'station.noteSeen'() {
        demandRight();
        return null;
      },
    },
  };
}
