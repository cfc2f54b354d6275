import type { NewOrderPoller } from '@main/data/new-orders/new-orders';
import type { Station } from '@main/station/station';
import type { Logger } from '@main/system/log/logger';
import type { Power } from '@main/system/ports/power';
import type { StationChime, StationSettings, StationView } from '@shared/contract/printing/station';
import type { NewOrders } from '@shared/contract/shop/new-orders';
import type { Language } from '@shared/domain/language';
import type { Translate } from '@shared/i18n/translate';
import type { BackgroundSystem, TrayAction } from './background-system';
import { toReasonText, toTrayContent, toWords } from './tray-content';

export interface BackgroundDeps {
  station: Pick<Station, 'view' | 'settings' | 'pause' | 'resume' | 'onChanged' | 'onChimed'>;
  arrivals: Pick<NewOrderPoller, 'settings' | 'onArrived' | 'onLooked'>;
  /** Whether the app is locked: the tray then offers no action on the station. */
  isLocked: () => boolean;
  system: BackgroundSystem;
  power: Pick<Power, 'keepAwake'>;
  texts: () => Translate;
  language: () => Language;
  showWindow: () => void;
  isWindowOpen: () => boolean;
  /** Lets the page play the sound. */
  tellPage: (chime: StationChime) => void;
  quit: () => void;
  log: Logger;
}

/** The station works, or would as soon as a missing condition is met again. */
const awakeStates: ReadonlySet<StationView['state']> = new Set(['running', 'waiting', 'attention', 'asks']);
const toldStates: ReadonlySet<StationView['state']> = new Set(['attention', 'asks', 'stopped']);

/** Identifies news for the user, each of which is shown once; '' if there is none. */
function toNews({ state, reason }: StationView): string {
  if (!toldStates.has(state)) return '';
  return [state, reason.kind, reason.kind === 'printer' ? reason.printer : ''].join(' ');
}

const mayGoOn = ({ isOn, keepsRunning }: StationSettings): boolean => isOn && keepsRunning;

/** Shows the station in the system; a refusal of the system doesn't stop the station. */
function createSystemSigns(deps: BackgroundDeps) {
  const { station, system, log } = deps;
  /** Null before the first check, which corrects the state of an earlier run or of lost settings. */
  let startsWithSystem: boolean | null = null;

  const words = () => toWords(deps.texts(), deps.language());
  const actions: Record<TrayAction, () => void> = {
    pause: () => station.pause(null),
    resume: () => station.resume(),
    open: deps.showWindow,
    quit: deps.quit,
  };

  /** Runs a step whose failure must not stop the station. */
  function attempt(what: string, work: () => void): void {
    try {
      work();
    } catch (error) {
      log.warn('background.refused', { what, error });
    }
  }

  function showTray(now: StationView): void {
    attempt('tray', () => {
      if (mayGoOn(now.settings)) system.showTray(toTrayContent(now, words(), deps.isLocked()), (action) => actions[action]());
      else system.hideTray();
    });
  }

  /** Applies the start setting at each start and with each change. */
  function followLogin({ settings }: StationView): void {
    const isWanted = settings.isOn && settings.startsWithSystem;
    if (isWanted === startsWithSystem) return;
    startsWithSystem = isWanted;
    attempt('login item', () => system.startWithSystem(isWanted));
  }

  const notify = (title: string, body: string): void =>
    attempt('notification', () =>
      system.notify({ title, body }, (reason) => log.warn('background.refused', { what: 'notification', reason })),
    );

  return { words, attempt, showTray, followLogin, notify };
}

type SystemSigns = ReturnType<typeof createSystemSigns>;

/** New orders of the lists, and the number on the app's icon. */
function createArrivedSigns({ arrivals, system }: BackgroundDeps, { words, attempt, notify }: SystemSigns, read: () => StationView | null) {
  /** New orders since the user last looked. */
  let arrived = 0;

  /** Shows the number of new orders. The station's own orders are among them, so they aren't counted twice. */
  function showBadge(): void {
    const view = read();
    const ofStation = view?.settings.isOn && view.settings.badge ? view.unseen : 0;
    const ofLists = arrivals.settings().badge ? arrived : 0;
    attempt('badge', () => system.setBadge(Math.max(ofStation, ofLists)));
  }

  function noteArrived({ kind, orders }: NewOrders): void {
    arrived += orders.length;
    showBadge();
    if (!arrivals.settings().notification) return;
    const { t } = words();
    const title = t(`shell.news.${kind}`, { count: orders.length });
    notify(title, t('arrivals.newsBody'));
  }

  function noteLooked(): void {
    arrived = 0;
    showBadge();
  }

  return { showBadge, noteArrived, noteLooked };
}

/** Notifications about the station's state. */
function createNews({ isWindowOpen }: BackgroundDeps, { words, notify }: SystemSigns) {
  let toldOf = '';
  let hasSaidGoesOn = false;

  return {
    tell(now: StationView): void {
      const key = toNews(now);
      if (key === '') toldOf = '';
      if (key === toldOf) return;
      // A user with an open window sees it there, and is notified if it still lasts once the window is closed.
      if (now.state !== 'stopped' && isWindowOpen()) return;
      toldOf = key;
      const { t } = words();
      const title = t('tray.state', { state: t(`shell.station.${now.state}`) });
      notify(title, toReasonText(now.reason, now.stateSince, words()));
    },
    /** Notifies once per run that the station keeps running without a window. */
    sayGoesOn(): void {
      if (hasSaidGoesOn) return;
      hasSaidGoesOn = true;
      const { t } = words();
      notify(t('tray.goesOn'), t('tray.goesOnBody'));
    },
  };
}

/** Prevents the computer from sleeping while it is set. */
function createAwake(power: BackgroundDeps['power']) {
  let release: (() => void) | null = null;
  return {
    set(isWanted: boolean): void {
      if (isWanted === (release !== null)) return;
      release?.();
      release = isWanted ? power.keepAwake() : null;
    },
  };
}

/** Plays a sound in the page, or in the system if there is no page. */
function chime({ station, system, ...deps }: BackgroundDeps, { attempt }: SystemSigns, sound: StationChime): void {
  const { soundOnStop, soundOnNew } = station.settings();
  if (sound.kind === 'stopped' ? !soundOnStop : !soundOnNew) return;
  if (deps.isWindowOpen()) deps.tellPage(sound);
  else attempt('sound', system.beep);
}

/** The station in the tray, which keeps running without a window. */
export function createBackground(deps: BackgroundDeps) {
  const { station, system, power } = deps;
  const signs = createSystemSigns(deps);
  const { attempt } = signs;
  const news = createNews(deps, signs);
  const awake = createAwake(power);
  const { showBadge, noteArrived, noteLooked } = createArrivedSigns(deps, signs, () => view);
  let view: StationView | null = null;

  /** Uses the settings as currently saved, because changes are reported a little later. */
  const goesOn = (): boolean => mayGoOn(station.settings());

  function follow(now: StationView): void {
    view = now;
    awake.set(now.settings.isOn && awakeStates.has(now.state));
    signs.followLogin(now);
    signs.showTray(now);
    showBadge();
    news.tell(now);
  }

  return {
    /** Whether the system started the station and the user doesn't need the window. */
    startsAway(): boolean {
      const settings = station.settings();
      return settings.isOn && settings.startsWithSystem && system.wasStartedWithSystem();
    },
    /** Whether closing the window doesn't quit the program. */
    goesOn,
    /** Like `goesOn`, but without a tray, where the user couldn't open the window again: it's minimized instead of closed. */
    minimises: (): boolean => goesOn() && !system.hasTray(),
    /** Called after the last window was closed. */
    noteClosed(): void {
      if (!goesOn()) return;
      if (view) news.tell(view);
      news.sayGoesOn();
    },
    /** Called when the user has signed out, because the new orders aren't theirs. */
    forgetArrived: noteLooked,
    /** Called when the language has changed, or the app was locked or unlocked. */
    refresh(): void {
      if (view) signs.showTray(view);
    },
    start(): void {
      system.onNotificationClicked(deps.showWindow);
      station.onChanged(follow);
      station.onChimed((sound) => chime(deps, signs, sound));
      deps.arrivals.onArrived(noteArrived);
      deps.arrivals.onLooked(noteLooked);
      follow(station.view());
    },
    stop(): void {
      awake.set(false);
      attempt('tray', system.hideTray);
    },
  };
}
