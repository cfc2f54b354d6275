import { createHash, randomUUID } from 'node:crypto';
import { appendFile, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Writing, type WritingOutcome, type WritingSummary, writingOutcome, writingPlan } from '@shared/contract/desktop/writings';
import { FailureError } from '@shared/contract/result';
import { isSettled } from '@shared/domain/product-writing';
import { z } from 'zod';
import type { KnownPictures } from '../api/media/known-pictures';
import { replaceFile } from '../files/replace-file';
import type { Handlers } from '../host/handlers';
import type { Logger } from '../log/logger';
import { demandSealKey } from '../secrets/demand-seal-key';
import { openText, sealText } from '../secrets/sealed-text';
import type { SecretVault } from '../secrets/secret-vault';

type Names = 'writings.begin' | 'writings.note' | 'writings.list' | 'writings.read' | 'writings.close';

export interface WritingsDeps {
  /** Holds one folder per account. */
  folder: string;
  vault: SecretVault;
  /** Whose writings are meant; null for nobody's. */
  account: () => string | null;
  /** What a report shows must be shown again after a restart. */
  knownPictures: Pick<KnownPictures, 'note' | 'namedIn'>;
  log: Logger;
  now?: () => Date;
}

const stored = writingPlan.extend({ startedAt: z.iso.datetime(), pictures: z.array(z.string()) });
/** Of the plan, so that a list of writings need not open plans of thousands of products. */
const head = writingPlan.omit({ rows: true }).extend({ startedAt: z.iso.datetime(), total: z.int() });
const logLine = z.union([
  z.object({ head }),
  z.object({ product: z.int(), outcome: writingOutcome }),
  z.object({ isClosed: z.literal(true) }),
]);
type LogLine = z.output<typeof logLine>;

const planSuffix = '.plan';
const logSuffix = '.log';
/** Older ones are removed, and of those that are closed all but the latest: what was cut off waits for its person the whole time. */
const keptDays = 30;
const mostClosed = 20;
const dayMs = 24 * 3_600_000;
const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 40);
const isDiskFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(String((error as NodeJS.ErrnoException).code));

/** Keeps what many writes were to do, what the products were before, and what became of each, so that a cut run can go on or be taken back. */
export function createWritings({ folder, vault, account, knownPictures, log, now = () => new Date() }: WritingsDeps): Handlers<Names> {
  const keys = new Map<string, Promise<string>>();
  /** Lines of one log keep their order. */
  const turns = new Map<string, Promise<unknown>>();

  function demandOwner(): string {
    const owner = account();
    if (owner === null) throw new FailureError({ code: 'sessionEnded' });
    return owner;
  }
  const folderOf = (owner: string): string => join(folder, hash(owner));
  async function idsOf(owner: string): Promise<string[]> {
    const names = await readdir(folderOf(owner)).catch((): string[] => []);
    return names.filter((name) => name.endsWith(planSuffix)).map((name) => name.slice(0, -planSuffix.length));
  }
  function keyOf(owner: string): Promise<string> {
    const known = keys.get(owner);
    if (known) return known;
    const found = demandSealKey(vault, owner, { isEmpty: async () => (await idsOf(owner)).length === 0 });
    keys.set(owner, found);
    found.catch(() => keys.delete(owner));
    return found;
  }
  const contextOf = (owner: string, id: string): string => `${owner}\n${id}`;

  /** What the disk says against it becomes a failure that a page can tell. */
  async function onDisk<Value>(step: () => Promise<Value>): Promise<Value> {
    try {
      return await step();
    } catch (error) {
      if (error instanceof FailureError) throw error;
      const reference = log.error('writings.notKept', error);
      throw new FailureError({ code: isDiskFull(error) ? 'diskFull' : 'storageFailed', reference }, { cause: error });
    }
  }

  async function append(owner: string, id: string, line: LogLine): Promise<void> {
    const path = join(folderOf(owner), `${id}${logSuffix}`);
    const key = await keyOf(owner);
    const sealed = sealText(key, contextOf(owner, id), JSON.stringify(line)).toString('base64');
    // The line before may have been cut off by the end of the app.
    const step = (): Promise<void> => appendFile(path, `\n${sealed}\n`, { flush: true, mode: 0o600 });
    const turn = (turns.get(path) ?? Promise.resolve()).then(step, step);
    turns.set(path, turn);
    await turn;
    if (turns.get(path) === turn) turns.delete(path);
  }

  /** A line that was cut off is as good as not written. */
  function toLines(text: string, open: (line: string) => string): LogLine[] {
    return text
      .split('\n')
      .filter((line) => line !== '')
      .flatMap((line) => {
        try {
          return [logLine.parse(JSON.parse(open(line)))];
        } catch {
          return [];
        }
      });
  }

  async function readLog(owner: string, id: string): Promise<LogLine[]> {
    const key = await keyOf(owner);
    const text = await readFile(join(folderOf(owner), `${id}${logSuffix}`), 'utf8').catch(() => '');
    return toLines(text, (line) => openText(key, contextOf(owner, id), Buffer.from(line, 'base64')));
  }

  async function load(owner: string, id: string): Promise<Writing | null> {
    const bytes = await readFile(join(folderOf(owner), `${id}${planSuffix}`)).catch(() => null);
    if (!bytes) return null;
    const key = await keyOf(owner);
    try {
      const { pictures, ...plan } = stored.parse(JSON.parse(openText(key, contextOf(owner, id), bytes)));
      knownPictures.note(pictures);
      return { ...plan, id, ...toStanding(await readLog(owner, id)) };
    } catch (error) {
      log.warn('writings.unreadable', { id, error });
      return null;
    }
  }

  async function summarise(owner: string, id: string): Promise<WritingSummary | null> {
    const lines = await readLog(owner, id);
    const found = lines.find((line) => 'head' in line);
    if (!found) return null;
    const { outcomes, isClosed } = toStanding(lines);
    const states = Object.values(outcomes).map(({ state }) => state);
    return {
      ...found.head,
      id,
      isClosed,
      settled: states.filter(isSettled).length,
      // On its way when the app ended: nobody knows.
      uncertain: states.filter((state) => state === 'uncertain' || state === 'sending').length,
    };
  }

  async function loadAll(owner: string): Promise<WritingSummary[]> {
    const all = await Promise.all((await idsOf(owner)).map((id) => summarise(owner, id)));
    return all.filter((writing) => writing !== null).sort((one, other) => other.startedAt.localeCompare(one.startedAt));
  }

  async function removeOld(owner: string): Promise<void> {
    const oldest = new Date(now().getTime() - keptDays * dayMs).toISOString();
    const all = await loadAll(owner);
    const gone = new Set([
      ...all.filter(({ isClosed }) => isClosed).slice(mostClosed),
      ...all.filter(({ startedAt }) => startedAt < oldest),
    ]);
    await Promise.all(
      [...gone].flatMap(({ id }) => [planSuffix, logSuffix].map((end) => rm(join(folderOf(owner), `${id}${end}`), { force: true }))),
    );
  }

  return {
    async 'writings.begin'(plan) {
      const owner = demandOwner();
      const id = randomUUID();
      const startedAt = now().toISOString();
      await onDisk(async () => {
        const key = await keyOf(owner);
        const text = JSON.stringify({ ...plan, startedAt, pictures: knownPictures.namedIn(plan.rows) });
        await replaceFile(join(folderOf(owner), `${id}${planSuffix}`), sealText(key, contextOf(owner, id), text, { isDeflated: true }));
        const { kind, source, rows } = plan;
        await append(owner, id, { head: { kind, source, startedAt, total: rows.length } });
      });
      await removeOld(owner).catch((error) => log.warn('writings.notRemoved', { error }));
      return { id, startedAt };
    },
    async 'writings.note'({ id, product, outcome }) {
      const owner = demandOwner();
      await onDisk(() => append(owner, id, { product, outcome }));
      return null;
    },
    async 'writings.list'() {
      return loadAll(demandOwner());
    },
    async 'writings.read'({ id }) {
      return load(demandOwner(), id);
    },
    async 'writings.close'({ id }) {
      const owner = demandOwner();
      await onDisk(() => append(owner, id, { isClosed: true }));
      return null;
    },
  };
}

/** What the lines come to: of each product the last word counts. */
function toStanding(lines: readonly LogLine[]): Pick<Writing, 'outcomes' | 'isClosed'> {
  const outcomes: Record<string, WritingOutcome> = {};
  for (const line of lines) if ('outcome' in line) outcomes[line.product] = line.outcome;
  return { outcomes, isClosed: lines.some((line) => 'isClosed' in line) };
}
