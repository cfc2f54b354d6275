import type { Journal } from './journal/journal';

/**
 * A journal that is opened when it is first needed and again after a failure: a disk that is full today must not cost the whole run.
 * Every method throws what opening threw.
 */
export function createLazyJournal(open: () => Journal): Journal {
  let opened: Journal | null = null;
  const use = (): Journal => {
    opened ??= open();
    return opened;
  };
  return {
    add: (batch, at) => use().add(batch, at),
    move: (jobId, from, to, change) => use().move(jobId, from, to, change),
    next: (printer, after) => use().next(printer, after),
    find: (jobId) => use().find(jobId),
    hasToken: (token) => use().hasToken(token),
    sheet: (jobId) => use().sheet(jobId),
    inStates: (states) => use().inStates(states),
    findTwin: (job, since) => use().findTwin(job, since),
    countReprints: (order) => use().countReprints(order),
    markGone: (jobIds) => use().markGone(jobIds),
    visible: (quietPerPrinter) => use().visible(quietPerPrinter),
    counts: () => use().counts(),
    batchSizes: (batchIds) => use().batchSizes(batchIds),
    printers: () => use().printers(),
    hide: (before) => use().hide(before),
    setHeld: (jobIds, isHeld) => use().setHeld(jobIds, isHeld),
    lanes: () => use().lanes(),
    setPaused: (printer, isPaused) => use().setPaused(printer, isPaused),
    prune: (before) => use().prune(before),
    close() {
      opened?.close();
      opened = null;
    },
  };
}
