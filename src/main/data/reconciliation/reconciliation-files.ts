import type { Logger } from '@main/system/log/logger';
import { onDisk } from '@main/system/log/to-failure';
import { type ReconciledFile, type SettlementFile, settlementFile } from '@shared/contract/desktop/reconciliation';
import pLimit from 'p-limit';
import { z } from 'zod';
import type { EncryptedLogs } from '../bulk-writes/encrypted-logs';

const marks = z.record(z.string(), z.object({ isReviewed: z.boolean(), note: z.string() }));
/** The user's review, by row ID. */
export type Marks = z.output<typeof marks>;

const review = z.object({ id: z.string(), name: z.string(), savedAt: z.string(), lines: z.number(), marks });
type Review = z.output<typeof review>;

/** A file with its review; another object after each change. */
export interface OpenReconciliation {
  file: SettlementFile;
  review: Review;
  /** The stored review couldn't be read, so this one is empty; it replaces it with the first change. */
  isReviewLost: boolean;
}

/** Maximum number of files of an account; the oldest is deleted first. */
const mostFiles = 24;
const [ofFile, ofReview] = ['.settlement', '.review'];

export interface ReconciliationFilesDeps {
  files: Pick<EncryptedLogs, 'ids' | 'save' | 'read' | 'remove'>;
  log: Logger;
  now?: () => Date;
}

/** Reads and writes the files; the open one is cached. */
function createStore({ files, log }: ReconciliationFilesDeps) {
  let held: { owner: string; open: OpenReconciliation } | null = null;

  /** `damaged` if it can't be read. */
  async function readReview(owner: string, id: string): Promise<Review | null | 'damaged'> {
    try {
      return review.nullable().parse(await files.read(owner, id, ofReview));
    } catch (error) {
      log.warn('reconciliation.unreadable', { error });
      return 'damaged';
    }
  }

  async function load(owner: string, id: string): Promise<OpenReconciliation | null> {
    if (held?.owner === owner && held.open.file.id === id) return held.open;
    const own = await readReview(owner, id);
    const parsed = settlementFile.safeParse(own && (await files.read(owner, id, ofFile).catch(() => null)));
    if (!own || !parsed.success) return null;
    const isReviewLost = own === 'damaged';
    held = { owner, open: { file: parsed.data, review: isReviewLost ? toReview(parsed.data, '') : own, isReviewLost } };
    return held.open;
  }

  async function writeReview(owner: string, file: SettlementFile, own: Review, isReviewLost = false): Promise<void> {
    await onDisk(() => files.save(owner, file.id, ofReview, own), 'reconciliation.notSaved', log);
    held = { owner, open: { file, review: own, isReviewLost } };
  }

  async function remove(owner: string, id: string): Promise<void> {
    if (held?.open.file.id === id) held = null;
    for (const suffix of [ofReview, ofFile]) await files.remove(owner, id, suffix);
  }

  /** The summary of a file with a damaged review is made from its lines. */
  async function summarize(owner: string, id: string): Promise<ReconciledFile[]> {
    const own = await readReview(owner, id);
    if (own !== 'damaged') return own ? [toReconciledFile({ review: own, isReviewLost: false })] : [];
    const parsed = settlementFile.safeParse(await files.read(owner, id, ofFile).catch(() => null));
    return parsed.success ? [toReconciledFile({ review: toReview(parsed.data, ''), isReviewLost: true })] : [];
  }

  async function list(owner: string): Promise<ReconciledFile[]> {
    const found = await Promise.all((await files.ids(owner, ofReview)).map((id) => summarize(owner, id)));
    return found.flat().toSorted((one, other) => other.savedAt.localeCompare(one.savedAt));
  }

  return {
    readReview,
    load,
    writeReview,
    remove,
    list,
    forget(): void {
      held = null;
    },
  };
}

/** Settlement files and their reviews, encrypted with each account's own key. Nothing of them is sent anywhere. */
export function createReconciliationFiles(deps: ReconciliationFilesDeps) {
  const { files, log, now = () => new Date() } = deps;
  const { readReview, load, writeReview, remove, list, forget } = createStore(deps);
  /** One step at a time, because each change of a review replaces its file. */
  const inTurn = pLimit(1);

  return {
    /** Removes the open file from memory, also one that is still loaded. */
    forget(): void {
      forget();
      void inTurn(forget);
    },
    /** Null if the account has no such file, or it can't be decrypted. */
    load: (owner: string, id: string): Promise<OpenReconciliation | null> => inTurn(() => load(owner, id)),
    list: (owner: string): Promise<ReconciledFile[]> => inTurn(() => list(owner)),
    remove: (owner: string, id: string): Promise<void> => inTurn(() => remove(owner, id)),
    /** Saves the lines; the review of the same file stays. */
    save: (owner: string, file: SettlementFile): Promise<void> =>
      inTurn(async () => {
        const own = await readReview(owner, file.id);
        await onDisk(() => files.save(owner, file.id, ofFile, file), 'reconciliation.notSaved', log);
        const kept = own === 'damaged' ? undefined : own?.marks;
        await writeReview(owner, file, toReview(file, now().toISOString(), kept), own === 'damaged');
        for (const { id } of (await list(owner)).slice(mostFiles)) await remove(owner, id);
      }),
    /** Changes the review of a file; null if the account has no such file. */
    change: (owner: string, id: string, toMarks: (before: Marks) => Marks): Promise<OpenReconciliation | null> =>
      inTurn(async () => {
        const open = await load(owner, id);
        if (open) await writeReview(owner, open.file, { ...open.review, savedAt: now().toISOString(), marks: toMarks(open.review.marks) });
        return open && (await load(owner, id));
      }),
  };
}

export type ReconciliationFiles = ReturnType<typeof createReconciliationFiles>;

const toReview = ({ id, name, lines }: SettlementFile, savedAt: string, own: Marks = {}): Review => ({
  id,
  name,
  savedAt,
  lines: lines.filter(({ kind }) => kind !== 'fee').length,
  marks: own,
});

export const toReconciledFile = ({
  review: { marks: own, ...file },
  isReviewLost,
}: Pick<OpenReconciliation, 'review' | 'isReviewLost'>): ReconciledFile => ({
  ...file,
  reviewed: Object.values(own).filter(({ isReviewed }) => isReviewed).length,
  isReviewLost,
});
