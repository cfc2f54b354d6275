import type { Journal, StationJournal } from './journal';
import { isDamage } from './journal-damage';

export interface KeptJournalDeps {
  open: () => Journal;
  /** Renames the damaged file, which is closed; a new one replaces it. */
  setAside(error: unknown): void;
}

type Use = <Value>(work: (journal: Journal) => Value) => Value;

const forwardStation = (use: Use): StationJournal => ({
  decide: (decisions, at) => use((journal) => journal.decide(decisions, at)),
  isDecided: (shop, order) => use((journal) => journal.isDecided(shop, order)),
  stationValue: (name) => use((journal) => journal.stationValue(name)),
  setStationValue: (name, value) => use((journal) => journal.setStationValue(name, value)),
  forgetDecisions: (before) => use((journal) => journal.forgetDecisions(before)),
  stationMark: () => use((journal) => journal.stationMark()),
  stationSheets: (shop, limit) => use((journal) => journal.stationSheets(shop, limit)),
  stationOpen: (shop) => use((journal) => journal.stationOpen(shop)),
  stationFinished: (shop, since) => use((journal) => journal.stationFinished(shop, since)),
  stationSent: (shop, since) => use((journal) => journal.stationSent(shop, since)),
  statusWishes: (shop) => use((journal) => journal.statusWishes(shop)),
  dropStatusWish: (shop, order) => use((journal) => journal.dropStatusWish(shop, order)),
  noteStatusTry: (shop, order, at) => use((journal) => journal.noteStatusTry(shop, order, at)),
  refuseStatusWish: (shop, order, problem, at) => use((journal) => journal.refuseStatusWish(shop, order, problem, at)),
  givenUpStatuses: (shop, limit) => use((journal) => journal.givenUpStatuses(shop, limit)),
  forgetGivenUpStatuses: (shop, orders) => use((journal) => journal.forgetGivenUpStatuses(shop, orders)),
});

const forwardHistory = (use: Use): Journal['history'] => ({
  count: (filter) => use(({ history }) => history.count(filter)),
  page: (filter, range) => use(({ history }) => history.page(filter, range)),
  rows: (filter) => use(({ history }) => history.rows(filter)),
  records: (rows) => use(({ history }) => history.records(rows)),
  names: (rows) => use(({ history }) => history.names(rows)),
  find: (jobId) => use(({ history }) => history.find(jobId)),
  steps: (jobId) => use(({ history }) => history.steps(jobId)),
  printers: () => use(({ history }) => history.printers()),
});

/**
 * A journal that is opened on first use, and again after a failure, because a disk that is full now may have space later. A damaged file is
 * set aside and the call is repeated on a new one. Each method throws the error of opening.
 */
export function createKeptJournal({ open, setAside }: KeptJournalDeps): Journal {
  let opened: Journal | null = null;

  function close(): void {
    opened?.close();
    opened = null;
  }

  function use<Value>(work: (journal: Journal) => Value): Value {
    try {
      opened ??= open();
      return work(opened);
    } catch (error) {
      if (!isDamage(error)) throw error;
      close();
      setAside(error);
      opened = open();
      return work(opened);
    }
  }

  return {
    add: (batch, at) => use((journal) => journal.add(batch, at)),
    move: (jobId, from, to, change) => use((journal) => journal.move(jobId, from, to, change)),
    next: (printer, after) => use((journal) => journal.next(printer, after)),
    find: (jobId) => use((journal) => journal.find(jobId)),
    lastDate: () => use((journal) => journal.lastDate()),
    hasToken: (token) => use((journal) => journal.hasToken(token)),
    sheet: (jobId) => use((journal) => journal.sheet(jobId)),
    replaceSheet: (jobId, sheet) => use((journal) => journal.replaceSheet(jobId, sheet)),
    redirect: (moves) => use((journal) => journal.redirect(moves)),
    hasUnreadable: () => use((journal) => journal.hasUnreadable()),
    encryptPlainRows: () => use((journal) => journal.encryptPlainRows()),
    inStates: (states) => use((journal) => journal.inStates(states)),
    markGone: (jobIds) => use((journal) => journal.markGone(jobIds)),
    findTwin: (job, withinMs) => use((journal) => journal.findTwin(job, withinMs)),
    wasWanted: (shop, document, order) => use((journal) => journal.wasWanted(shop, document, order)),
    wasWantedBeside: (job) => use((journal) => journal.wasWantedBeside(job)),
    marks: (shop, kind, ids) => use((journal) => journal.marks(shop, kind, ids)),
    countReprints: (shop, document, order) => use((journal) => journal.countReprints(shop, document, order)),
    listedBefore: (shop, list, orders) => use((journal) => journal.listedBefore(shop, list, orders)),
    countListCopies: (shop, list, title) => use((journal) => journal.countListCopies(shop, list, title)),
    visible: (quietPerPrinter) => use((journal) => journal.visible(quietPerPrinter)),
    counts: () => use((journal) => journal.counts()),
    batchSizes: (batchIds) => use((journal) => journal.batchSizes(batchIds)),
    printers: () => use((journal) => journal.printers()),
    hide: (before) => use((journal) => journal.hide(before)),
    setHeld: (jobIds, isHeld) => use((journal) => journal.setHeld(jobIds, isHeld)),
    lane: (printer) => use((journal) => journal.lane(printer)),
    setPaused: (printer, isPaused, stop) => use((journal) => journal.setPaused(printer, isPaused, stop)),
    ...forwardStation(use),
    prune: (before, marksBefore) => use((journal) => journal.prune(before, marksBefore)),
    history: forwardHistory(use),
    close,
  };
}
