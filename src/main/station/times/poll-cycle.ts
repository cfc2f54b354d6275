/** Runs one turn at a time, with a pause between two turns. */
export interface PollCycle {
  /** Starts a turn now, or at once after the turn that is under way. */
  run(): void;
  /** Starts another turn at once after the one that is under way. */
  runOnceMore(): void;
  /** Returns when the next turn begins (ISO, by this computer's clock), or when the current one began. Null if there is no countdown. */
  nextAt(): string | null;
  /** Resolves when the last turn has ended. */
  stop(): Promise<void>;
}

/** The delay until the next turn; `isCounted` if the user may see a countdown. */
export interface Pause {
  delayMs: number;
  isCounted: boolean;
}

interface PollCycleDeps {
  /** Runs one turn. Never rejects. */
  turn(): Promise<void>;
  /** Returns null if the next turn doesn't start automatically. */
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
