import { isRefusal, type UpdateObstacle, type UpdateOffer, type UpdateState, type UpdateView } from '@shared/contract/desktop/updates';
import type { Logger } from '../log/logger';
import type { PrintingProgress } from '../printing/queue/print-progress';
import { splitReleaseNotes } from './release-notes';
import { isTestVersion, ripeFrom } from './ripeness';
import { toUpdateProblem } from './update-problem';
import type { UpdateRules } from './update-rules';
import { createUpdateTimer, systemTimers, type Timers } from './update-timer';
import { type FoundUpdate, UpdateError, type Updater, type UpdateSystem } from './updater';

export interface UpdatesDeps {
  version: string;
  system: UpdateSystem;
  rules: () => UpdateRules;
  printQueue: Pick<PrintingProgress, 'unsent'>;
  /** Whether the page holds something that no server has. */
  hasUnsaved: () => boolean;
  /** Ends the program in order; what stands in the way may still ask the person. */
  quit: () => void;
  announce: (view: UpdateView) => void;
  log: Logger;
  timers?: Timers;
}

export interface Updates {
  view(): UpdateView;
  /** Begins to ask by itself, where that is allowed. */
  start(): void;
  /** The rules have changed. */
  reconsider(): void;
  check(): Promise<UpdateView>;
  download(): void;
  cancelDownload(): void;
  restart(): Promise<{ obstacle: UpdateObstacle | null }>;
  /** The person stays after all. */
  stay(): void;
  /** Last of all that the program does: installs what it ends for. */
  finish(): Promise<void>;
}

type During = Extract<UpdateState, { kind: 'failed' }>['during'];

const knownKinds: ReadonlySet<UpdateState['kind']> = new Set(['offered', 'deferred']);
/** States in which a question to the server would only disturb. */
const busyKinds: ReadonlySet<UpdateState['kind']> = new Set(['checking', 'downloading', 'downloaded', 'restarting']);

/** New versions of the app: asked for quietly, downloaded when wanted, installed by a person's word only. */
export function createUpdates(deps: UpdatesDeps): Updates {
  const { system, log, printQueue } = deps;
  const timers = deps.timers ?? systemTimers;
  let updater: Promise<Updater> | null = null;
  let openedFor = '';
  let state: UpdateState = { kind: 'current', checkedAt: null };
  let giveUp: AbortController | null = null;
  let isStarted = false;
  /** Changes with the rules: what was asked before counts no more. */
  let term = 0;
  let decidedBy = '';

  const view = (): UpdateView => {
    const { mode, channel } = deps.rules();
    return { version: deps.version, channel, mode, state };
  };

  function become(next: UpdateState): void {
    state = next;
    deps.announce(view());
  }

  function open(): Promise<Updater> {
    const { feed, channel, proxy } = deps.rules();
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
  }

  function fail(error: unknown, during: During, offer: UpdateOffer | null): void {
    const problem = toUpdateProblem(error);
    const reference = log.error('updates.failed', error, { during, problem });
    become({ kind: 'failed', problem, during, offer, reference });
  }

  /** What is known already stays when nobody asked and the server just cannot be had. */
  function failToCheck(error: unknown, isQuiet: boolean): void {
    const problem = toUpdateProblem(error);
    if (isQuiet && knownKinds.has(state.kind) && !isRefusal(problem)) log.warn('updates.notChecked', { problem, error });
    else fail(error, 'check', null);
  }

  function judge(found: FoundUpdate | null): UpdateState {
    const now = timers.now();
    const { delayDays, channel } = deps.rules();
    if (!found) return { kind: 'current', checkedAt: now.toISOString() };
    if (channel === 'latest' && isTestVersion(found.version))
      throw new UpdateError('testVersion', `${found.version} is not a finished version`);
    const from = ripeFrom(found.releaseDate, delayDays, now);
    if (from !== null) return { kind: 'deferred', version: found.version, from: from === 'unknown' ? null : from.toISOString() };
    const offer: UpdateOffer = { version: found.version, releasedAt: found.releaseDate, notes: splitReleaseNotes(found.releaseNotes) };
    return { kind: 'offered', offer };
  }

  async function ask(isQuiet: boolean): Promise<void> {
    if (state.kind === 'off' || busyKinds.has(state.kind)) return;
    const asked = term;
    const before = state;
    if (!isQuiet) become({ kind: 'checking' });
    try {
      const found = await (await open()).check();
      if (asked !== term || (isQuiet && state !== before)) return;
      const next = judge(found);
      log.info('updates.checked', { outcome: next.kind, found: found?.version ?? null });
      become(next);
    } catch (error) {
      if (asked === term && (!isQuiet || state === before)) failToCheck(error, isQuiet);
    }
    if (state.kind === 'offered' && deps.rules().mode === 'auto' && printQueue.unsent() === 0) download();
  }

  function download(): void {
    const offer = state.kind === 'offered' || state.kind === 'failed' ? state.offer : null;
    if (!offer) return;
    const asked = term;
    const given = new AbortController();
    giveUp = given;
    become({ kind: 'downloading', offer, percent: 0 });
    const onProgress = (percent: number): void => {
      const whole = Math.min(100, Math.floor(percent));
      if (asked === term && state.kind === 'downloading' && whole > state.percent) become({ kind: 'downloading', offer, percent: whole });
    };
    void open()
      .then((opened) => opened.download({ onProgress, signal: given.signal }))
      .then(
        (isThere) => {
          if (asked === term && giveUp === given) become(isThere ? { kind: 'downloaded', offer } : { kind: 'offered', offer });
        },
        (error) => {
          if (asked === term && giveUp === given) fail(error, 'download', offer);
        },
      );
  }

  const obstacle = (): UpdateObstacle | null => {
    if (printQueue.unsent() > 0) return 'printing';
    return deps.hasUnsaved() ? 'unsaved' : null;
  };

  const timer = createUpdateTimer({ timers, isBusy: () => printQueue.unsent() > 0, check: () => ask(true) });

  function reconsider(): void {
    const rules = deps.rules();
    const because = rules.mode === 'off' ? 'policy' : system.obstacle();
    const reading = JSON.stringify([rules, because]);
    if (reading === decidedBy) return;
    decidedBy = reading;
    term += 1;
    giveUp?.abort();
    giveUp = null;
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
    start() {
      isStarted = true;
      reconsider();
    },
    reconsider,
    async check() {
      await ask(false);
      return view();
    },
    download,
    cancelDownload: () => giveUp?.abort(),
    async restart() {
      if (state.kind !== 'downloaded') return { obstacle: null };
      const { offer } = state;
      const before = obstacle();
      if (before) return { obstacle: before };
      const asked = term;
      become({ kind: 'restarting', offer });
      try {
        await (await open()).prepare();
      } catch (error) {
        if (asked === term) fail(error, 'install', offer);
        return { obstacle: null };
      }
      if (asked !== term) return { obstacle: null };
      const since = obstacle();
      if (since) become({ kind: 'downloaded', offer });
      else deps.quit();
      return { obstacle: since };
    },
    stay() {
      if (state.kind === 'restarting') become({ kind: 'downloaded', offer: state.offer });
    },
    async finish() {
      timer.stop();
      giveUp?.abort();
      if (state.kind !== 'restarting') return;
      log.info('updates.installing', { version: state.offer.version });
      (await open()).install();
    },
  };
}
