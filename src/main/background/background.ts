import type { StationChime, StationSettings, StationView } from '@shared/contract/printing/station';
import type { Arrivals } from '@shared/contract/shop/arrivals';
import type { Language } from '@shared/domain/language';
import type { Translate } from '@shared/i18n/translate';
import type { ArrivalWatch } from '../arrivals/arrivals';
import type { Power } from '../host/power';
import type { Logger } from '../log/logger';
import type { Station } from '../station/station';
import type { BackgroundSystem, TrayAction } from './background-system';
import { toReasonText, toTrayContent, toWords } from './tray-content';

/** The station beside the clock: it goes on without a window. */
export interface Background {
  /** The station was started by the system, without anyone who wants the window. */
  startsAway(): boolean;
  /** Closing the window does not end the program. */
  goesOn(): boolean;
  /** The same, and nobody could open the window again from beside the clock: it is put away instead of closed. */
  minimises(): boolean;
  /** Tells the person, once in a run, that the station goes on. */
  noteClosed(): void;
  /** The person who would have looked at new orders has left. */
  forgetArrived(): void;
  /** The language has changed. */
  refresh(): void;
  start(): void;
  stop(): void;
}

export interface BackgroundDeps {
  station: Pick<Station, 'view' | 'settings' | 'pause' | 'resume' | 'onChanged' | 'onChimed'>;
  arrivals: Pick<ArrivalWatch, 'settings' | 'onArrived' | 'onLooked'>;
  system: BackgroundSystem;
  power: Pick<Power, 'keepAwake'>;
  texts: () => Translate;
  language: () => Language;
  showWindow: () => void;
  isWindowOpen: () => boolean;
  /** Lets the page make the sound. */
  tellPage: (chime: StationChime) => void;
  quit: () => void;
  log: Logger;
}

/** The station works, or would as soon as something is there again. */
const awakeStates: ReadonlySet<StationView['state']> = new Set(['running', 'waiting', 'attention', 'asks']);
const toldStates: ReadonlySet<StationView['state']> = new Set(['attention', 'asks', 'stopped']);

/** What a person is told once; '' where there is nothing to tell. */
function toNews({ state, reason }: StationView): string {
  if (!toldStates.has(state)) return '';
  return [state, reason.kind, reason.kind === 'printer' ? reason.printer : ''].join(' ');
}

export function createBackground(deps: BackgroundDeps): Background {
  const { station, system, power, log } = deps;
  let view: StationView | null = null;
  let release: (() => void) | null = null;
  /** Null before the first look: whatever an earlier run or lost settings left there is put right. */
  let startsWithSystem: boolean | null = null;
  let toldOf = '';
  let hasSaidGoodbye = false;
  /** Orders that came while nobody looked. */
  let arrived = 0;

  const words = () => toWords(deps.texts(), deps.language());
  const mayGoOn = ({ isOn, keepsRunning }: StationSettings): boolean => isOn && keepsRunning;
  /** As saved at this moment: changes are told a little later. */
  const goesOn = (): boolean => mayGoOn(station.settings());

  const actions: Record<TrayAction, () => void> = {
    pause: () => station.pause(null),
    resume: () => station.resume(),
    open: deps.showWindow,
    quit: deps.quit,
  };

  /** The tray must not take the station with it. */
  function attempt(what: string, work: () => void): void {
    try {
      work();
    } catch (error) {
      log.warn('background.refused', { what, error });
    }
  }

  function stayAwake(isWanted: boolean): void {
    if (isWanted === (release !== null)) return;
    release?.();
    release = isWanted ? power.keepAwake() : null;
  }

  function showTray(now: StationView): void {
    attempt('tray', () => {
      if (mayGoOn(now.settings)) system.showTray(toTrayContent(now, words()), (action) => actions[action]());
      else system.hideTray();
    });
  }

  /** The entry follows the settings, at each start and with each change. */
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

  function tell(now: StationView): void {
    const key = toNews(now);
    if (key === '') toldOf = '';
    if (key === toldOf) return;
    // Who looks at the window sees it there, and is told when it still lasts without one.
    if (now.state !== 'stopped' && deps.isWindowOpen()) return;
    toldOf = key;
    const { t } = words();
    const title = t('tray.state', { state: t(`shell.station.${now.state}`) });
    notify(title, toReasonText(now.reason, now.stateSince, words()));
  }

  function follow(now: StationView): void {
    view = now;
    stayAwake(now.settings.isOn && awakeStates.has(now.state));
    followLogin(now);
    showTray(now);
    showBadge();
    tell(now);
  }

  /** The station's own orders are among those that came: they are not counted twice. */
  function showBadge(): void {
    const ofStation = view?.settings.isOn && view.settings.badge ? view.unseen : 0;
    const ofLists = deps.arrivals.settings().badge ? arrived : 0;
    attempt('badge', () => system.setBadge(Math.max(ofStation, ofLists)));
  }

  function noteArrived({ kind, orders }: Arrivals): void {
    arrived += orders.length;
    showBadge();
    if (!deps.arrivals.settings().notification) return;
    const { t } = words();
    const title = t(`shell.news.${kind}`, { count: orders.length });
    notify(title, t('arrivals.newsBody'));
  }

  function noteLooked(): void {
    arrived = 0;
    showBadge();
  }

  /** Without a page the system makes the sound. */
  function chime(sound: StationChime): void {
    const { soundOnStop, soundOnNew } = station.settings();
    if (sound.kind === 'stopped' ? !soundOnStop : !soundOnNew) return;
    if (deps.isWindowOpen()) deps.tellPage(sound);
    else attempt('sound', system.beep);
  }

  function startsAway(): boolean {
    const settings = station.settings();
    return settings.isOn && settings.startsWithSystem && system.wasStartedWithSystem();
  }

  return {
    startsAway,
    goesOn,
    minimises: () => goesOn() && !system.hasTray(),
    noteClosed() {
      if (!goesOn()) return;
      if (view) tell(view);
      if (hasSaidGoodbye) return;
      hasSaidGoodbye = true;
      const { t } = words();
      notify(t('tray.goesOn'), t('tray.goesOnBody'));
    },
    forgetArrived: noteLooked,
    refresh: () => view && showTray(view),
    start() {
      system.onNotificationClicked(deps.showWindow);
      station.onChanged(follow);
      station.onChimed(chime);
      deps.arrivals.onArrived(noteArrived);
      deps.arrivals.onLooked(noteLooked);
      follow(station.view());
    },
    stop() {
      stayAwake(false);
      attempt('tray', system.hideTray);
    },
  };
}
