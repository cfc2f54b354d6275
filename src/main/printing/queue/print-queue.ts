import { withinLimit } from '@main/system/time/time-limit';
import type { PrintedBy } from '@shared/contract/printing/print-history';
import type { QueueView } from '@shared/contract/printing/printing';
import { FailureError } from '@shared/contract/result';
import { toOrderKey } from '@shared/domain/orders/order-key';
import type { JobState } from '@shared/domain/printing/job-phase';
import { isOfOrders, isOfProducts } from '@shared/domain/printing/printable';
import type { JobRecord, NewJob, Redirection, StationDecision } from '../journal/job-record';
import { unsentStates } from '../journal/job-states';
import type { Journal } from '../journal/journal';
import { findAllByToken, type OsQueue } from '../os-queue/os-queue';
import { duplicateWindowMs } from '../sheet/limits';
import type { Sheet } from '../sheet/sheet';
import { createFreshTokens, createId, toContentHash } from '../sheet/tokens';
import type { Lane } from './lane';
import type { PrinterReassignment } from './printer-reassignment';
import { createReprintNumbers } from './reprint-numbers';

/** A sheet to be printed. */
export interface RequestedSheet {
  sheet: Sheet;
  title: string;
  customer: string;
  /** System name. */
  printer: string;
  copies: number;
}

export interface PrintQueueDeps {
  journal: Journal;
  osQueue: OsQueue;
  lane(printer: string): Lane;
  moves: PrinterReassignment;
  printersInUse(): string[];
  view(): QueueView;
  /** The signed-in admin, who owns the sheets that pages request. */
  person: () => PrintedBy;
  /** The shop whose orders pages show; '' for none. */
  shop: () => string;
  now: () => Date;
  onChanged(): void;
  /** Lets tests make tokens collide. */
  createToken?: (() => string) | undefined;
}

const cancelLimitMs = 5000;
/** A retry of any other state would change nothing. */
const retried = ['failed', 'cancelled', 'expired', 'uncertain'] as const satisfies JobState[];

const isList = (document: JobRecord['document']): boolean => document !== 'testPage' && isOfOrders(document);

function toCopyKey({ id, document, order, title }: JobRecord): string {
  if (order) return `${document} ${toOrderKey(order)}`;
  return isList(document) ? `${document} ${title}` : id;
}

/** Returns null if the printing system has canceled the job, otherwise the reason why it hasn't. */
async function cancelAccepted({ journal, osQueue }: PrintQueueDeps, job: JobRecord): Promise<string | null> {
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

/** Returns the reasons why the printing system didn't cancel some of the jobs. */
async function cancelJobs(deps: PrintQueueDeps, jobs: readonly JobRecord[]): Promise<string[]> {
  for (const job of jobs) deps.journal.move(job.id, [...unsentStates, 'failed', 'uncertain'], 'cancelled');
  const refused: string[] = [];
  for (const job of jobs) {
    const reason = job.state === 'accepted' ? await cancelAccepted(deps, job) : null;
    if (reason !== null) refused.push(reason);
  }
  return refused;
}

/** Steps that every change of the queue needs. */
function createQueueSteps(deps: PrintQueueDeps) {
  const { journal, now } = deps;
  return {
    jobsOf: (ids: readonly string[]): JobRecord[] => ids.flatMap((id) => journal.find(id) ?? []),
    wake(jobs: readonly { printer: string }[]): void {
      for (const printer of new Set(jobs.map((job) => job.printer))) deps.lane(printer).wake();
      deps.onChanged();
    },
    add(intent: 'batch' | 'reprint', jobs: readonly NewJob[], shop = deps.shop()): string {
      const id = createId();
      if (jobs.length > 0) journal.add({ id, intent, shop, by: deps.person(), jobs }, now().toISOString());
      return id;
    },
    freshTokens: (): (() => string) => createFreshTokens((token) => journal.hasToken(token), deps.createToken),
  };
}

type QueueSteps = ReturnType<typeof createQueueSteps>;

/** New sheets of users and of the station. */
function createEnqueueing(deps: PrintQueueDeps, { wake, add, freshTokens }: QueueSteps) {
  const { journal, now } = deps;
  return {
    /**
     * Queues all sheets or none, in the given order for each printer. A sheet that already waits, or was requested a moment ago, isn't
     * queued again; a sheet of an order whose document was requested before is a copy.
     */
    enqueue(wanted: readonly RequestedSheet[]): { batchId: string; jobIds: string[] } {
      const toReprint = createReprintNumbers(journal, deps.shop());
      const freshToken = freshTokens();
      const jobs = wanted.map((one) => {
        const { sheet, printer, copies } = one;
        const contentHash = toContentHash(sheet);
        const hasTwin = sheet.kind !== 'testPage' && !isOfProducts(sheet.kind);
        const twin = hasTwin ? journal.findTwin({ shop: deps.shop(), printer, contentHash, copies }, duplicateWindowMs) : null;
        return { twin, job: { ...one, id: createId(), token: freshToken(), reprint: toReprint(sheet), contentHash } };
      });
      const batchId = add(
        'batch',
        jobs.flatMap(({ twin, job }) => (twin ? [] : job)),
      );
      wake(wanted);
      return { batchId, jobIds: jobs.map(({ twin, job }) => twin ?? job.id) };
    },
    /** Queues the station's sheets with its decisions about their orders, all or none; the station has already checked for earlier sheets. */
    enqueueDecided(wanted: readonly RequestedSheet[], by: PrintedBy, decisions: readonly StationDecision[]): void {
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
  };
}

/** Creates numbered copies of jobs. */
function createCopies({ journal }: PrintQueueDeps, { freshTokens }: QueueSteps) {
  function copyOf(job: JobRecord, move: Redirection | null, reprint: number, token: string): NewJob {
    const sheet = move?.sheet?.sheet ?? journal.sheet(job.id);
    const { title, customer, copies } = job;
    const printer = move?.printer ?? job.printer;
    return { id: createId(), token, title, customer, printer, copies, reprint, contentHash: toContentHash(sheet), sheet };
  }

  /** Counts copies of the same document of an order, or of the same list, in any language. */
  function countCopies({ order, document, shop, title, reprint }: JobRecord): number {
    if (order) return journal.countReprints(shop, document, order);
    return isList(document) ? journal.countListCopies(shop, document, title) : reprint;
  }

  /** Continues the numbers of copies of each order or list, also within one request. */
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

  return toCopies;
}

/** Prints jobs again: jobs that weren't printed unchanged, and others as copies. */
function createRepeats(deps: PrintQueueDeps, steps: QueueSteps) {
  const { journal, moves } = deps;
  const { jobsOf, wake, add, freshTokens } = steps;
  const toCopies = createCopies(deps, steps);

  /** Queues the jobs again unchanged; a job whose document was requested again since becomes a copy. */
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

  return {
    /** Prints jobs that weren't printed again from the start; a sheet that may be on paper is printed as a copy. */
    retry: (ids: readonly string[]): void =>
      again(
        jobsOf(ids).filter((job) => (retried as readonly JobState[]).includes(job.state)),
        moves.away,
      ),
    /**
     * Prints a copy of each sheet, marked as such; a sheet that never reached paper waits again unchanged. Prints on `printer`, otherwise
     * on the job's own printer, or if that no longer exists, on the current printer of the document. Throws `paperNotFitting`.
     */
    reprint: (ids: readonly string[], printer?: string): void =>
      again(jobsOf(ids), (job) => (printer === undefined ? moves.away(job) : moves.to(job, printer))),
    /** Called when the user confirms that these uncertain jobs weren't printed. They wait again unchanged. */
    denyPrinted(ids: readonly string[]): void {
      const jobs = jobsOf(ids).filter((job) => job.state === 'uncertain');
      putBack(jobs, ['uncertain'], [], 'a person saw that it is not there');
      wake(jobs);
    },
  };
}

export type PrintQueue = ReturnType<typeof createPrintQueue>;

/** The queue as pages use it. Every method throws if the disk refuses, and nothing has changed then. */
export function createPrintQueue(deps: PrintQueueDeps) {
  const { journal, moves, onChanged } = deps;
  const steps = createQueueSteps(deps);
  const { jobsOf, wake } = steps;

  /** Returns jobs that wait for the printer and could wait for another one. */
  const waitingFor = (printer: string): JobRecord[] => journal.inStates(['queued']).filter((job) => job.printer === printer);

  return {
    ...createEnqueueing(deps, steps),
    ...createRepeats(deps, steps),
    /** Returns the printer of each of these jobs. */
    printersOf: (ids: readonly string[]): { printer: string }[] => jobsOf(ids),
    waitingFor,
    /** `null` means every printer. */
    setPaused(printer: string | null, isPaused: boolean): void {
      if (printer === null) journal.setPaused(null, isPaused);
      for (const name of printer === null ? deps.printersInUse() : [printer]) deps.lane(name).setPaused(isPaused);
      onChanged();
    },
    /** Rejects if the printing system didn't cancel some jobs; the others are canceled anyway. */
    async cancel(ids: readonly string[]): Promise<void> {
      const refused = await cancelJobs(deps, jobsOf(ids));
      onChanged();
      if (refused.length > 0) throw new FailureError({ code: 'printerRefused', message: refused.join(', ') });
    },
    confirmPrinted(ids: readonly string[]): void {
      for (const id of ids) journal.move(id, ['uncertain', 'accepted'], 'done', { detail: 'a person saw it' });
      onChanged();
    },
    /** Moves the jobs that wait for one printer to another one, in their order. Throws `paperNotFitting`. */
    moveWaiting(from: string, to: string): void {
      if (from === to) return;
      journal.redirect(waitingFor(from).map((job) => moves.to(job, to)));
      wake([{ printer: from }, { printer: to }]);
    },
    resolveStale(print: boolean): void {
      const held = journal.inStates(['queued']).filter((job) => job.isHeld);
      if (!print) for (const job of held) journal.move(job.id, ['queued'], 'expired');
      journal.setHeld(
        held.map((job) => job.id),
        false,
      );
      wake(held);
    },
    /** Puts jobs that weren't sent yet on hold until `resolveStale`; a sheet that is being handed over is still sent. */
    hold(): void {
      journal.setHeld(
        journal.inStates(unsentStates).map((job) => job.id),
        true,
      );
      onChanged();
    },
    clearFinished(): void {
      journal.hide(null);
      onChanged();
    },
    view: (): QueueView => deps.view(),
  };
}
