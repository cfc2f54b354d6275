type Take = (text: string) => void;

let taker: Take | null = null;

/** A screen that handles every scan itself, instead of the app. */
export const scanTaker = {
  /** Sets the handler until the returned function is called; the latest one is used. */
  set(take: Take): () => void {
    taker = take;
    return () => {
      if (taker === take) taker = null;
    };
  },
  /** Returns false if no screen handles the scan. */
  give(text: string): boolean {
    taker?.(text);
    return taker !== null;
  },
};
