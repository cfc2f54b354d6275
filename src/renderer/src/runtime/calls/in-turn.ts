/** Starts `task` when it is its turn; settles as it does. */
export type InTurn = <Value>(task: () => Promise<Value>) => Promise<Value>;

/** Lets at most `lanes` tasks run at a time; the others wait in the order in which they came. */
export function createTurns(lanes: number): InTurn {
  const waiting: (() => void)[] = [];
  let free = lanes;
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      leave();
    }
  };
}

export interface Turn {
  /** Resolves once all turns that were taken before have ended. */
  come: Promise<void>;
  end(): void;
}

/** Turns that come in the order in which they are taken, however long the work before them takes. */
export function createLine(): () => Turn {
  let last = Promise.resolve();
  return () => {
    const come = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = come.then(() => promise);
    return { come, end: resolve };
  };
}
