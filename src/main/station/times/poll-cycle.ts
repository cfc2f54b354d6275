/** One turn after another, however often it is asked for; between two of them a pause. */
export interface PollCycle {
  /** Now, or at once after the turn that is under way. */
  run(): void;
  /** The turn that is under way is followed by another at once. */
  runOnceMore(): void;
  /** ISO: when the next one begins, by the clock of this computer; of one under way, when it began. Null when nobody counts it down. */
  nextAt(): string | null;
  /** Resolves when the last turn has ended. */
  stop(): Promise<void>;
}

/** How long to wait for the next turn; `isCounted` when a person may see it counted down. */
export interface Pause {
  delayMs: number;
  isCounted: boolean;
}

interface PollCycleDeps {
  /** Never rejects. */
  turn(): Promise<void>;
  /** Null: there is no next turn by itself. */
  pause(): Pause | null;
  onEnded(): void;
}

export function createPollCycle({ turn, pause, onEnded }: PollCycleDeps): PollCycle {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isWokenAgain = false;
  let isStopped = false;
  let nextAt: number | null = null;

  function run(): void {
    clearTimeout(timer);
    isWokenAgain = running !== null;
    if (running || isStopped) return;
    running = turn().finally(() => {
      running = null;
      if (isWokenAgain) run();
      else schedule();
      onEnded();
    });
  }

  function schedule(): void {
    const next = isStopped ? null : pause();
    nextAt = next?.isCounted ? Date.now() + next.delayMs : null;
    if (next) timer = setTimeout(run, next.delayMs);
  }

  return {
    run,
    runOnceMore() {
      isWokenAgain = true;
    },
    nextAt: () => (nextAt === null ? null : new Date(nextAt).toISOString()),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
