type Take = (text: string) => void;

let taker: Take | null = null;

/** A screen that wants every scan for itself, whatever was scanned, in place of the app's own answer to a code. */
export const scanTaker = {
  /** Until the returned function is called; the latest one has it. */
  set(take: Take): () => void {
    taker = take;
    return () => {
      if (taker === take) taker = null;
    };
  },
  /** False where no screen wants it. */
  give(text: string): boolean {
    taker?.(text);
    return taker !== null;
  },
};
