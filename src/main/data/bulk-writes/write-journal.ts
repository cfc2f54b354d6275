import { randomUUID } from 'node:crypto';
import type { KnownPictures } from '@main/server/api/media/known-pictures';
import type { Logger } from '@main/system/log/logger';
import { type BulkWrite, type BulkWriteSummary, productPlan, type WriteOutcome, writeOutcome } from '@shared/contract/desktop/bulk-writes';
import { isFinal, type WriteState } from '@shared/domain/write-results';
import { z } from 'zod';
import type { EncryptedLogs } from './encrypted-logs';

export interface WriteJournalDeps {
  files: EncryptedLogs;
  /** Pictures of a report must be allowed again after a restart. */
  knownPictures: Pick<KnownPictures, 'note' | 'namedIn'>;
  log: Logger;
  now?: () => Date;
}

export type ProductPlan = Omit<z.output<typeof productPlan>, 'target'>;
type KeptWrite = Omit<BulkWrite, 'run'>;
type KeptSummary = Omit<BulkWriteSummary, 'isRunning'>;

/** Plans of bulk writes with the records' previous values, and each outcome, encrypted per account, so that an interrupted run can be resumed or undone. */
export interface WriteJournal {
  /** Resolves once the plan is on disk. */
  begin(owner: string, plan: ProductPlan): Promise<{ id: string; startedAt: string }>;
  /** Resolves once the outcome is on disk. */
  note(owner: string, id: string, record: number, outcome: WriteOutcome): Promise<void>;
  close(owner: string, id: string): Promise<void>;
  /** Returns the plans, latest first. */
  list(owner: string): Promise<KeptSummary[]>;
  /** Null if it doesn't exist or can't be read. */
  read(owner: string, id: string): Promise<KeptWrite | null>;
  records: RunJournal;
}

/** Runs of records, only so that an interrupted one can be reported. */
interface RunJournal {
  /** Resolves once the names are on disk. */
  begin(owner: string, id: string, names: readonly string[]): Promise<void>;
  /** Resolves once the state is on disk. */
  note(owner: string, id: string, at: number, state: WriteState): Promise<void>;
  remove(owner: string, id: string): Promise<void>;
  ids(owner: string): Promise<string[]>;
  read(owner: string, id: string): Promise<{ name: string; state: string | undefined }[]>;
}

const kept = productPlan.omit({ target: true });
const stored = kept.extend({ startedAt: z.iso.datetime(), pictures: z.array(z.string()) });
/** The plan's first line, so that a list needn't open plans of thousands of records. */
const head = kept.omit({ rows: true }).extend({ startedAt: z.iso.datetime(), total: z.int() });
const logLine = z.union([
  z.object({ head }),
  z.object({ product: z.int(), outcome: writeOutcome }),
  z.object({ isClosed: z.literal(true) }),
]);
type LogLine = z.output<typeof logLine>;

const planSuffix = '.plan';
const logSuffix = '.log';
/** Runs of records: only names and states, removed once the run has ended or was reported as interrupted. */
const runSuffix = '.run';
const runLine = z.union([z.object({ names: z.array(z.string()) }), z.object({ at: z.int(), state: z.string() })]);
/**
 * Plans of products older than this are removed, as are all closed ones but the latest; an interrupted one is stored for all these days.
 */
const keptDays = 30;
const mostClosed = 20;
const dayMs = 24 * 3_600_000;

export function createWriteJournal({ files, knownPictures, log, now = () => new Date() }: WriteJournalDeps): WriteJournal {
  const readLog = (owner: string, id: string): Promise<LogLine[]> => files.lines(owner, id, logSuffix, (line) => logLine.parse(line));

  async function load(owner: string, id: string): Promise<KeptWrite | null> {
    try {
      const found = await files.read(owner, id, planSuffix);
      if (found === null) return null;
      const { pictures, ...plan } = stored.parse(found);
      knownPictures.note(pictures);
      return { ...plan, id, ...toOutcomes(await readLog(owner, id)) };
    } catch (error) {
      log.warn('bulkWrites.unreadable', { id, error });
      return null;
    }
  }

  async function loadAll(owner: string): Promise<KeptSummary[]> {
    const all = await Promise.all((await files.ids(owner, planSuffix)).map(async (id) => toSummary(id, await readLog(owner, id))));
    return all.filter((write) => write !== null).sort((one, other) => other.startedAt.localeCompare(one.startedAt));
  }

  async function removeOld(owner: string): Promise<void> {
    const oldest = new Date(now().getTime() - keptDays * dayMs).toISOString();
    const all = await loadAll(owner);
    const gone = new Set([
      ...all.filter(({ isClosed }) => isClosed).slice(mostClosed),
      ...all.filter(({ startedAt }) => startedAt < oldest),
    ]);
    await Promise.all([...gone].flatMap(({ id }) => [planSuffix, logSuffix].map((suffix) => files.remove(owner, id, suffix))));
  }

  return {
    async begin(owner, plan) {
      const id = randomUUID();
      const startedAt = now().toISOString();
      await files.onDisk(async () => {
        await files.save(owner, id, planSuffix, { ...plan, startedAt, pictures: knownPictures.namedIn(plan.rows) });
        const { kind, source, rows } = plan;
        await files.append(owner, id, logSuffix, { head: { kind, source, startedAt, total: rows.length } } satisfies LogLine);
      });
      await removeOld(owner).catch((error) => log.warn('bulkWrites.notRemoved', { error }));
      return { id, startedAt };
    },
    note: (owner, id, product, outcome) => files.onDisk(() => files.append(owner, id, logSuffix, { product, outcome } satisfies LogLine)),
    close: (owner, id) => files.onDisk(() => files.append(owner, id, logSuffix, { isClosed: true } satisfies LogLine)),
    list: loadAll,
    read: load,
    records: createRunJournal(files),
  };
}

function createRunJournal(files: EncryptedLogs): RunJournal {
  return {
    begin: (owner, id, names) => files.onDisk(() => files.append(owner, id, runSuffix, { names })),
    note: (owner, id, at, state) => files.append(owner, id, runSuffix, { at, state }),
    remove: (owner, id) => files.remove(owner, id, runSuffix),
    ids: (owner) => files.ids(owner, runSuffix),
    async read(owner, id) {
      const lines = await files.lines(owner, id, runSuffix, (line) => runLine.parse(line));
      const states = new Map(lines.flatMap((line) => ('state' in line ? [[line.at, line.state] as const] : [])));
      return lines.flatMap((line) => ('names' in line ? line.names : [])).map((name, at) => ({ name, state: states.get(at) }));
    },
  };
}

/** Null if the log's first line is lost. */
function toSummary(id: string, lines: readonly LogLine[]): KeptSummary | null {
  const found = lines.find((line) => 'head' in line);
  if (!found) return null;
  const { outcomes, isClosed } = toOutcomes(lines);
  const states = Object.values(outcomes).map(({ state }) => state);
  return {
    ...found.head,
    id,
    isClosed,
    settled: states.filter(isFinal).length,
    // A request that was under way when the app ended counts as unknown.
    unknown: states.filter((state) => state === 'unknown' || state === 'sending').length,
  };
}

/** Returns the last outcome of each record. */
function toOutcomes(lines: readonly LogLine[]): Pick<KeptWrite, 'outcomes' | 'isClosed'> {
  const outcomes: Record<string, WriteOutcome> = {};
  for (const line of lines) if ('outcome' in line) outcomes[line.product] = line.outcome;
  return { outcomes, isClosed: lines.some((line) => 'isClosed' in line) };
}
