import type { PrintedBy } from '@shared/contract/printing/print-history';
import type { QueueView } from '@shared/contract/printing/printing';
import { FailureError } from '@shared/contract/result';
import { toOrderKey } from '@shared/domain/orders/order-key';
import type { JobState } from '@shared/domain/printing/job-phase';
import { isOfOrders, isOfProducts } from '@shared/domain/printing/printable';
import { withinLimit } from '../../time/time-limit';
import type { JobRecord, NewJob, Redirection, StationDecision } from '../journal/job-record';
import { unsentStates } from '../journal/job-states';
import type { Journal } from '../journal/journal';
import { findAllByToken, type OsQueue } from '../os-queue/os-queue';
import { sameWishMs } from '../sheet/limits';
import type { Sheet } from '../sheet/sheet';
import { createFreshTokens, createId, toContentHash } from '../sheet/tokens';
import type { Lane } from './lane';
import { createReprintNumbers } from './reprint-numbers';
import type { SheetMoves } from './sheet-moves';

/** A sheet that somebody wants on paper. */
export interface WantedSheet {
  sheet: Sheet;
  title: string;
  customer: string;
  /** System name. */
  printer: string;
  copies: number;
}

/** The queue as pages use it. Every method throws when the disk refuses, and nothing has changed then. */
export interface PrintQueue {
  /**
   * Queues in the given order, which each printer keeps for itself, all of it or nothing. A sheet that waits already, or was asked for a
   * moment ago, is not queued a second time; one of an order whose document was wanted before is a copy.
   */
  enqueue(wanted: readonly WantedSheet[]): { batchId: string; jobIds: string[] };
  /** A station's sheets and what it decided about their orders, all of it or nothing: it has looked itself for what is there already. */
  enqueueDecided(wanted: readonly WantedSheet[], by: PrintedBy, decisions: readonly StationDecision[]): void;
  /** `null` means every printer. */
  setPaused(printer: string | null, isPaused: boolean): void;
  /** Rejects when the printing system did not give some back; the others are cancelled all the same. */
  cancel(jobIds: readonly string[]): Promise<void>;
  /** Prints what was not printed once more from the start; of a sheet that may be on paper it makes a copy. */
  retry(jobIds: readonly string[]): void;
  /**
   * A copy of each, marked as such; what never reached paper waits again as what it was. On `printer`, else on its own, else, where that is
   * not there any more, where its document goes now. Throws `paperNotFitting`.
   */
  reprint(jobIds: readonly string[], printer?: string): void;
  confirmPrinted(jobIds: readonly string[]): void;
  /** A person's word: nothing came out of these uncertain ones. They wait again as what they were. */
  denyPrinted(jobIds: readonly string[]): void;
  /** On which each of these is, or was. */
  printersOf(jobIds: readonly string[]): { printer: string }[];
  /** What waits for the printer and could wait for another one. */
  waitingFor(printer: string): JobRecord[];
  /** What waits for one printer waits for another one, in its order. Throws `paperNotFitting`. */
  moveWaiting(from: string, to: string): void;
  resolveStale(print: boolean): void;
  /** What was not sent yet waits for `resolveStale`; a sheet that is being handed over still goes out. */
  hold(): void;
  clearFinished(): void;
  view(): QueueView;
}

export interface PrintQueueDeps {
  journal: Journal;
  osQueue: OsQueue;
  lane(printer: string): Lane;
  moves: SheetMoves;
  printersInUse(): string[];
  view(): QueueView;
  /** Who is signed in: the sheets of pages are theirs. */
  person: () => PrintedBy;
  /** Whose orders pages show; '' for none. */
  shop: () => string;
  now: () => Date;
  onChanged(): void;
  /** Tests make tokens collide with it. */
  createToken?: (() => string) | undefined;
}

const cancelLimitMs = 5000;
/** A retry of anything else would change nothing. */
const retried = ['failed', 'cancelled', 'expired', 'uncertain'] as const satisfies JobState[];

const isList = (document: JobRecord['document']): boolean => document !== 'testPage' && isOfOrders(document);

function toCopyKey({ id, document, order, title }: JobRecord): string {
  if (order) return `${document} ${toOrderKey(order)}`;
  return isList(document) ? `${document} ${title}` : id;
}

export function createPrintQueue(deps: PrintQueueDeps): PrintQueue {
  const { journal, osQueue, moves, now, onChanged } = deps;
  const jobsOf = (ids: readonly string[]): JobRecord[] => ids.flatMap((id) => journal.find(id) ?? []);
  const wake = (jobs: readonly { printer: string }[]): void => {
    for (const printer of new Set(jobs.map((job) => job.printer))) deps.lane(printer).wake();
    onChanged();
  };

  function add(intent: 'batch' | 'reprint', jobs: readonly NewJob[], shop = deps.shop()): string {
    const id = createId();
    if (jobs.length > 0) journal.add({ id, intent, shop, by: deps.person(), jobs }, now().toISOString());
    return id;
  }

  const freshTokens = (): (() => string) => createFreshTokens((token) => journal.hasToken(token), deps.createToken);

  /** Null when the printing system has taken it back, else why not. */
  async function cancelAccepted(job: JobRecord): Promise<string | null> {
    try {
      const found = findAllByToken(await withinLimit(osQueue.jobs(job.printer), cancelLimitMs), job.token);
      const open = found.filter(({ state }) => state === 'waiting' || state === 'printing');
      if (open.length === 0) return job.title;
      for (const { id } of open) await withinLimit(osQueue.cancel(job.printer, id), cancelLimitMs);
      journal.move(job.id, ['accepted'], 'cancelled');
      return null;
    } catch (error) {
      return `${job.title}: ${String(error)}`;
    }
  }

  function copyOf(job: JobRecord, move: Redirection | null, reprint: number, token: string): NewJob {
    const sheet = move?.sheet?.sheet ?? journal.sheet(job.id);
    const { title, customer, copies } = job;
    const printer = move?.printer ?? job.printer;
    return { id: createId(), token, title, customer, printer, copies, reprint, contentHash: toContentHash(sheet), sheet };
  }

  /** Of the same document of an order, or of the same list, in whichever language. */
  function countCopies({ order, document, shop, title, reprint }: JobRecord): number {
    if (order) return journal.countReprints(shop, document, order);
    return isList(document) ? journal.countListCopies(shop, document, title) : reprint;
  }

  /** Numbers the copies of each order or list on, also those of one request. */
  function toCopies(jobs: readonly JobRecord[], toMove: (job: JobRecord) => Redirection | null): NewJob[] {
    const last = new Map<string, number>();
    const freshToken = freshTokens();
    return jobs.map((job) => {
      const key = toCopyKey(job);
      const number = 1 + (last.get(key) ?? countCopies(job));
      last.set(key, number);
      return copyOf(job, toMove(job), number, freshToken());
    });
  }

  /** They wait again as what they were, unless the same was printed otherwise since. */
  function putBack(jobs: readonly JobRecord[], from: readonly JobState[], moves: readonly Redirection[], detail?: string): void {
    const freshToken = freshTokens();
    journal.redirect(moves);
    for (const job of jobs) {
      const { order, document, shop } = job;
      const reprint = order && journal.wasWantedBeside(job) ? 1 + journal.countReprints(shop, document, order) : job.reprint;
      journal.move(job.id, from, 'queued', { token: freshToken(), error: null, reprint, ...(detail && { detail }) });
    }
  }

  function again(jobs: readonly JobRecord[], toMove: (job: JobRecord) => Redirection | null): void {
    const back = jobs.filter((job) => job.isUnprinted);
    const copied = jobs.filter((job) => !job.isUnprinted);
    const moves = back.flatMap((job) => toMove(job) ?? []);
    const copies = [...Map.groupBy(copied, (job) => job.shop)].map(([shop, own]) => ({ shop, jobs: toCopies(own, toMove) }));
    for (const { shop, jobs: own } of copies) add('reprint', own, shop);
    for (const job of copied) if (job.state === 'uncertain') journal.move(job.id, ['uncertain'], 'cancelled', { detail: 'printed again' });
    putBack(back, ['failed', 'cancelled', 'expired'], moves);
    wake([...back.flatMap(({ id }) => journal.find(id) ?? []), ...copies.flatMap((copy) => copy.jobs)]);
  }

  const waitingFor: PrintQueue['waitingFor'] = (printer) => journal.inStates(['queued']).filter((job) => job.printer === printer);

  return {
    printersOf: jobsOf,
    waitingFor,
    enqueue(wanted) {
      const toReprint = createReprintNumbers(journal, deps.shop());
      const freshToken = freshTokens();
      const jobs = wanted.map((one) => {
        const { sheet, printer, copies } = one;
        const contentHash = toContentHash(sheet);
        const hasTwin = sheet.kind !== 'testPage' && !isOfProducts(sheet.kind);
        const twin = hasTwin ? journal.findTwin({ shop: deps.shop(), printer, contentHash, copies }, sameWishMs) : null;
        return { twin, job: { ...one, id: createId(), token: freshToken(), reprint: toReprint(sheet), contentHash } };
      });
      const batchId = add(
        'batch',
        jobs.flatMap(({ twin, job }) => (twin ? [] : job)),
      );
      wake(wanted);
      return { batchId, jobIds: jobs.map(({ twin, job }) => twin ?? job.id) };
    },
    enqueueDecided(wanted, by, decisions) {
      const shop = decisions[0]?.shop ?? deps.shop();
      const toReprint = createReprintNumbers(journal, shop);
      const freshToken = freshTokens();
      const jobs = wanted.map((one) => ({
        ...one,
        id: createId(),
        token: freshToken(),
        reprint: toReprint(one.sheet),
        contentHash: toContentHash(one.sheet),
      }));
      journal.add({ id: createId(), intent: 'station', shop, by, jobs, decisions }, now().toISOString());
      wake(wanted);
    },
    setPaused(printer, isPaused) {
      if (printer === null) journal.setPaused(null, isPaused);
      for (const name of printer === null ? deps.printersInUse() : [printer]) deps.lane(name).setPaused(isPaused);
      onChanged();
    },
    async cancel(ids) {
      const jobs = jobsOf(ids);
      for (const job of jobs) journal.move(job.id, [...unsentStates, 'failed', 'uncertain'], 'cancelled');
      const kept: string[] = [];
      for (const job of jobs) {
        const reason = job.state === 'accepted' ? await cancelAccepted(job) : null;
        if (reason !== null) kept.push(reason);
      }
      onChanged();
      if (kept.length > 0) throw new FailureError({ code: 'printerRefused', message: kept.join(', ') });
    },
    retry: (ids) =>
      again(
        jobsOf(ids).filter((job) => (retried as readonly JobState[]).includes(job.state)),
        moves.away,
      ),
    reprint: (ids, printer) => again(jobsOf(ids), (job) => (printer === undefined ? moves.away(job) : moves.to(job, printer))),
    confirmPrinted(ids) {
      for (const id of ids) journal.move(id, ['uncertain', 'accepted'], 'done', { detail: 'a person saw it' });
      onChanged();
    },
    denyPrinted(ids) {
      const jobs = jobsOf(ids).filter((job) => job.state === 'uncertain');
      putBack(jobs, ['uncertain'], [], 'a person saw that it is not there');
      wake(jobs);
    },
    moveWaiting(from, to) {
      if (from === to) return;
      journal.redirect(waitingFor(from).map((job) => moves.to(job, to)));
      wake([{ printer: from }, { printer: to }]);
    },
    resolveStale(print) {
      const held = journal.inStates(['queued']).filter((job) => job.isHeld);
      if (!print) for (const job of held) journal.move(job.id, ['queued'], 'expired');
      journal.setHeld(
        held.map((job) => job.id),
        false,
      );
      wake(held);
    },
    hold() {
      journal.setHeld(
        journal.inStates(unsentStates).map((job) => job.id),
        true,
      );
      onChanged();
    },
    clearFinished() {
      journal.hide(null);
      onChanged();
    },
    view: deps.view,
  };
}
