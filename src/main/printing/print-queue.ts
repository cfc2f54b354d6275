import type { PrintedBy } from '@shared/contract/print-history';
import type { QueueView } from '@shared/contract/printing';
import { FailureError } from '@shared/contract/result';
import { toOrderKey } from '@shared/domain/order-key';
import { withinLimit } from '../time/time-limit';
import type { JobRecord, NewJob, StationDecision } from './journal/job-record';
import { unsentStates } from './journal/job-states';
import type { Journal } from './journal/journal';
import type { Lane } from './lane';
import { sameWishMs } from './limits';
import { findByToken, type OsQueue } from './os-queue/os-queue';
import { createReprintNumbers } from './reprint-numbers';
import { isOrderSheet, type Sheet } from './sheet';
import { createFreshTokens, createId, toContentHash } from './tokens';

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
  /** Prints what was not printed once more from the start; of an uncertain sheet that may be on paper it makes a copy. */
  retry(jobIds: readonly string[]): void;
  /** A copy of each, marked as such. */
  reprint(jobIds: readonly string[]): void;
  confirmPrinted(jobIds: readonly string[]): void;
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

export function createPrintQueue(deps: PrintQueueDeps): PrintQueue {
  const { journal, osQueue, now, onChanged } = deps;
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
      const found = findByToken(await withinLimit(osQueue.jobs(job.printer), cancelLimitMs), job.token);
      if (found?.state !== 'waiting' && found?.state !== 'printing') return job.title;
      await withinLimit(osQueue.cancel(job.printer, found.id), cancelLimitMs);
      journal.move(job.id, ['accepted'], 'cancelled');
      return null;
    } catch (error) {
      return `${job.title}: ${String(error)}`;
    }
  }

  function copyOf(job: JobRecord, reprint: number, token: string): NewJob {
    const sheet = journal.sheet(job.id);
    const { title, customer, printer, copies } = job;
    return { id: createId(), token, title, customer, printer, copies, reprint, contentHash: toContentHash(sheet), sheet };
  }

  /** Numbers the copies of each order on, also those of one request. */
  function toCopies(jobs: readonly JobRecord[]): NewJob[] {
    const last = new Map<string, number>();
    const freshToken = freshTokens();
    return jobs.map((job) => {
      const key = job.order ? `${job.document} ${toOrderKey(job.order)}` : job.id;
      const number = 1 + (last.get(key) ?? (job.order ? journal.countReprints(job.shop, job.document, job.order) : job.reprint));
      last.set(key, number);
      return copyOf(job, number, freshToken());
    });
  }

  function reprint(ids: readonly string[]): void {
    const jobs = jobsOf(ids);
    for (const [shop, own] of Map.groupBy(jobs, (job) => job.shop)) add('reprint', toCopies(own), shop);
    for (const job of jobs) if (job.state === 'uncertain') journal.move(job.id, ['uncertain'], 'cancelled', { detail: 'printed again' });
    wake(jobs);
  }

  return {
    enqueue(wanted) {
      const since = new Date(now().getTime() - sameWishMs).toISOString();
      const toReprint = createReprintNumbers(journal, deps.shop());
      const freshToken = freshTokens();
      const jobs = wanted.map((one) => {
        const { sheet, printer, copies } = one;
        const contentHash = toContentHash(sheet);
        const twin = isOrderSheet(sheet) ? journal.findTwin({ printer, contentHash, copies }, since) : null;
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
    retry(ids) {
      const jobs = jobsOf(ids);
      const freshToken = freshTokens();
      for (const job of jobs) journal.move(job.id, ['failed', 'cancelled', 'expired'], 'queued', { token: freshToken(), error: null });
      const uncertain = jobs.filter((job) => job.state === 'uncertain');
      if (uncertain.length > 0) reprint(uncertain.map((job) => job.id));
      wake(jobs);
    },
    reprint,
    confirmPrinted(ids) {
      for (const id of ids) journal.move(id, ['uncertain', 'accepted'], 'done', { detail: 'a person saw it' });
      onChanged();
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
