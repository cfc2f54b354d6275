import type { Logger } from '@main/system/log/logger';
import { createThrottle } from '@main/system/time/throttle';
import type { StationChime, StationLogEntry, StationView } from '@shared/contract/printing/station';
import { createNanoEvents } from 'nanoevents';

const tellEveryMs = 500;
const maxEvents = 50;
const ringEveryMs = 60_000;

/** Rings at once and then every minute until the user mutes it. */
export function createAlarm(ring: () => void) {
  let timer: NodeJS.Timeout | undefined;
  function next(): void {
    timer = setTimeout(() => {
      next();
      ring();
    }, ringEveryMs);
  }
  return {
    isOn: (): boolean => timer !== undefined,
    start(): void {
      if (timer !== undefined) return;
      next();
      ring();
    },
    stop(): void {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

/** Events of this run for the station's log, the latest first, and the number of orders that the user hasn't seen. */
export function createRunLog() {
  const events: StationLogEntry[] = [];
  let unseen = 0;
  return {
    events: (): readonly StationLogEntry[] => events,
    note(event: StationLogEntry): void {
      events.unshift(event);
      events.splice(maxEvents);
    },
    unseen: (): number => unseen,
    addUnseen(count: number): void {
      unseen += count;
    },
    noteSeen(): void {
      unseen = 0;
    },
  };
}

/** Reports changes of the view and sounds to pages and the tray, and states to the log file. */
export function createStationSignals(view: () => StationView, log: Logger) {
  const emitter = createNanoEvents<{ changed(view: StationView): void; chimed(chime: StationChime): void }>();
  const telling = createThrottle(tell, () => tellEveryMs);
  let told = '';
  let logged = '';

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
    log.info('station.state', details);
  }

  return {
    /** Reports the view soon, if it has changed. */
    tell: telling.call,
    stop: telling.stop,
    chime: (chime: StationChime): void => emitter.emit('chimed', chime),
    onChanged: (listener: (view: StationView) => void): void => void emitter.on('changed', listener),
    onChimed: (listener: (chime: StationChime) => void): void => void emitter.on('chimed', listener),
  };
}
