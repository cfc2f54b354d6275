import type { PrintingProgress } from '@main/printing/queue/print-progress';
import type { Logger } from '@main/system/log/logger';
import { isRefusal, type UpdateObstacle, type UpdateOffer, type UpdateState, type UpdateView } from '@shared/contract/desktop/updates';
import { splitReleaseNotes } from './release-notes';
import { isTestVersion, offerableFrom } from './update-delay';
import { toUpdateProblem } from './update-problem';
import type { UpdateRules } from './update-rules';
import { createUpdateTimer, systemTimers, type Timers } from './update-timer';
import { type FoundUpdate, UpdateError, type Updater, type UpdateSystem } from './updater';

export interface UpdatesDeps {
  version: string;
  system: UpdateSystem;
  rules: () => UpdateRules;
  printQueue: Pick<PrintingProgress, 'unsent'>;
  /** Whether the page has unsaved work. */
  hasUnsaved: () => boolean;
  /** Quits in order; unsaved work or printing may still prompt the user. */
  quit: () => void;
  announce: (view: UpdateView) => void;
  log: Logger;
  timers?: Timers;
}

type During = Extract<UpdateState, { kind: 'failed' }>['during'];

const knownKinds: ReadonlySet<UpdateState['kind']> = new Set(['offered', 'deferred']);
/** States in which a check would only disturb. */
const busyKinds: ReadonlySet<UpdateState['kind']> = new Set(['checking', 'downloading', 'downloaded', 'restarting']);

/** Returns the state after a check that found this update. */
function toFoundState(found: FoundUpdate | null, { delayDays, channel }: UpdateRules, now: Date): UpdateState {
  if (!found) return { kind: 'current', checkedAt: now.toISOString() };
  if (channel === 'latest' && isTestVersion(found.version))
    throw new UpdateError('testVersion', `${found.version} is not a finished version`);
  const from = offerableFrom(found.releaseDate, delayDays, now);
  if (from !== null) return { kind: 'deferred', version: found.version, from: from === 'unknown' ? null : from.toISOString() };
  const offer: UpdateOffer = { version: found.version, releasedAt: found.releaseDate, notes: splitReleaseNotes(found.releaseNotes) };
  return { kind: 'offered', offer };
}

/** Creates the updater for the rules in use. */
function createUpdaterOpening({ system, rules, log }: UpdatesDeps) {
  let updater: Promise<Updater> | null = null;
  let openedFor = '';

  return (): Promise<Updater> => {
    const { feed, channel, proxy } = rules();
    const wanted = JSON.stringify([feed, channel, proxy]);
    if (!updater || openedFor !== wanted) {
      openedFor = wanted;
      const opening = system.open({ feed, channel, proxy, log });
      updater = opening;
      opening.catch(() => {
        if (updater === opening) updater = null;
      });
    }
    return updater;
  };
}

/** The state that pages show, and the term of the rules under which it was reached. */
function createUpdateState({ version, rules, announce, log }: UpdatesDeps) {
  let state: UpdateState = { kind: 'current', checkedAt: null };
  /** Changes with the rules: results of earlier requests no longer count. */
  let term = 0;

  const view = (): UpdateView => {
    const { mode, channel } = rules();
    return { version, channel, mode, state };
  };

  function become(next: UpdateState): void {
    state = next;
    announce(view());
  }

  function fail(error: unknown, during: During, offer: UpdateOffer | null): void {
    const problem = toUpdateProblem(error);
    const reference = log.error('updates.failed', error, { during, problem });
    become({ kind: 'failed', problem, during, offer, reference });
  }

  /**
   * Handles a failed check. An offer that was found before stays if the user hasn't requested the check and the server just can't be
   * reached.
   */
  function failToCheck(error: unknown, isQuiet: boolean): void {
    const problem = toUpdateProblem(error);
    if (isQuiet && knownKinds.has(state.kind) && !isRefusal(problem)) log.warn('updates.notChecked', { problem, error });
    else fail(error, 'check', null);
  }

  return {
    read: (): UpdateState => state,
    view,
    become,
    fail,
    failToCheck,
    endTerm(): void {
      term += 1;
    },
    /** Returns a function that returns whether the rules are still the same. */
    term(): () => boolean {
      const begun = term;
      return () => begun === term;
    },
  };
}

type UpdateStates = ReturnType<typeof createUpdateState>;
type OpenUpdater = () => Promise<Updater>;

/** One download at a time, which can be canceled. */
function createDownload(states: UpdateStates, open: OpenUpdater) {
  const { become, fail } = states;
  let giveUp: AbortController | null = null;

  return {
    start(): void {
      const state = states.read();
      const offer = state.kind === 'offered' || state.kind === 'failed' ? state.offer : null;
      if (!offer) return;
      const isSameTerm = states.term();
      const given = new AbortController();
      giveUp = given;
      become({ kind: 'downloading', offer, percent: 0 });
      const isCurrent = (): boolean => isSameTerm() && giveUp === given;
      const onProgress = (percent: number): void => {
        const whole = Math.min(100, Math.floor(percent));
        const now = states.read();
        if (isSameTerm() && now.kind === 'downloading' && whole > now.percent) become({ kind: 'downloading', offer, percent: whole });
      };
      void open()
        .then((opened) => opened.download({ onProgress, signal: given.signal }))
        .then(
          (isThere) => {
            if (isCurrent()) become(isThere ? { kind: 'downloaded', offer } : { kind: 'offered', offer });
          },
          (error) => {
            if (isCurrent()) fail(error, 'download', offer);
          },
        );
    },
    cancel: (): void => giveUp?.abort(),
    forget(): void {
      giveUp?.abort();
      giveUp = null;
    },
  };
}

function toObstacle({ printQueue, hasUnsaved }: UpdatesDeps): UpdateObstacle | null {
  if (printQueue.unsent() > 0) return 'printing';
  return hasUnsaved() ? 'unsaved' : null;
}

/** Checks for a new version; `isQuiet` if the user hasn't requested it. */
function createCheck(deps: UpdatesDeps, states: UpdateStates, open: OpenUpdater, startDownload: () => void, now: () => Date) {
  const { log, printQueue } = deps;
  const { read, become } = states;

  return async (isQuiet: boolean): Promise<void> => {
    const before = read();
    if (before.kind === 'off' || busyKinds.has(before.kind)) return;
    const isSameTerm = states.term();
    if (!isQuiet) become({ kind: 'checking' });
    const isCurrent = (): boolean => isSameTerm() && (!isQuiet || read() === before);
    try {
      const found = await (await open()).check();
      if (!isCurrent()) return;
      const next = toFoundState(found, deps.rules(), now());
      log.info('updates.checked', { outcome: next.kind, found: found?.version ?? null });
      become(next);
    } catch (error) {
      if (isCurrent()) states.failToCheck(error, isQuiet);
    }
    if (read().kind === 'offered' && deps.rules().mode === 'auto' && printQueue.unsent() === 0) startDownload();
  };
}

/** Quits to install the downloaded update; returns what prevents it. */
async function restart(deps: UpdatesDeps, states: UpdateStates, open: OpenUpdater): Promise<{ obstacle: UpdateObstacle | null }> {
  const { read, become, fail } = states;
  const state = read();
  if (state.kind !== 'downloaded') return { obstacle: null };
  const { offer } = state;
  const before = toObstacle(deps);
  if (before) return { obstacle: before };
  const isSameTerm = states.term();
  become({ kind: 'restarting', offer });
  try {
    await (await open()).prepare();
  } catch (error) {
    if (isSameTerm()) fail(error, 'install', offer);
    return { obstacle: null };
  }
  if (!isSameTerm()) return { obstacle: null };
  const since = toObstacle(deps);
  if (since) become({ kind: 'downloaded', offer });
  else deps.quit();
  return { obstacle: since };
}

export type Updates = ReturnType<typeof createUpdates>;

/**
 * New versions of the app: checked for in the background, downloaded on request or by IT's rules, and installed only after the user's
 * confirmation.
 */
export function createUpdates(deps: UpdatesDeps) {
  const { system, log, printQueue, timers = systemTimers } = deps;
  const open = createUpdaterOpening(deps);
  const states = createUpdateState(deps);
  const { read, view, become } = states;
  const download = createDownload(states, open);
  const check = createCheck(deps, states, open, download.start, () => timers.now());
  const timer = createUpdateTimer({ timers, isBusy: () => printQueue.unsent() > 0, check: () => check(true) });
  let isStarted = false;
  let decidedBy = '';

  function reconsider(): void {
    const rules = deps.rules();
    const because = rules.mode === 'off' ? 'policy' : system.obstacle();
    const reading = JSON.stringify([rules, because]);
    if (reading === decidedBy) return;
    decidedBy = reading;
    states.endTerm();
    download.forget();
    if (because !== null) {
      timer.stop();
      become({ kind: 'off', because });
      return;
    }
    become({ kind: 'current', checkedAt: null });
    if (isStarted) timer.start();
  }

  return {
    view,
    /** Begins to check automatically, if that is allowed. */
    start(): void {
      isStarted = true;
      reconsider();
    },
    /** Called when the rules have changed. */
    reconsider,
    async check(): Promise<UpdateView> {
      await check(false);
      return view();
    },
    download: download.start,
    cancelDownload: download.cancel,
    restart: (): Promise<{ obstacle: UpdateObstacle | null }> => restart(deps, states, open),
    /** Called when the user has canceled the restart. */
    stay(): void {
      const state = read();
      if (state.kind === 'restarting') become({ kind: 'downloaded', offer: state.offer });
    },
    /** Installs the update for which the program quits, as the program's last step. */
    async finish(): Promise<void> {
      timer.stop();
      download.cancel();
      const state = read();
      if (state.kind !== 'restarting') return;
      log.info('updates.installing', { version: state.offer.version });
      (await open()).install();
    },
  };
}
