import type { StatementSync } from 'node:sqlite';
import type { JobState } from '@shared/domain/printing/job-phase';
import { z } from 'zod';
import type { LaneRecord } from './job-record';
import { quoted } from './job-row';
import { openStates, quietStates } from './job-states';
import type { Journal } from './journal';
import type { SteadySelect } from './unchanged-rows';

type Sql = (text: string) => StatementSync;

/** Jobs and counts for the queue's view. They are loaded several times a second, so the database selects and counts along its indexes. */
export function createJournalView(sql: Sql, select: SteadySelect): Pick<Journal, 'visible' | 'counts' | 'batchSizes' | 'printers'> {
  const printers = (): string[] =>
    sql('SELECT printer FROM job WHERE is_hidden = 0 GROUP BY printer ORDER BY min(seq)')
      .all()
      .map((row) => String(row.printer));

  return {
    printers,
    visible: (quietPerPrinter) =>
      printers().flatMap((printer) =>
        select(
          `WHERE seq IN (SELECT seq FROM job WHERE printer = ? AND is_hidden = 0 AND state IN (${quoted(openStates)}) UNION ALL
           SELECT * FROM (SELECT seq FROM job INDEXED BY job_shown WHERE printer = ? AND is_hidden = 0 AND state IN (${quoted(quietStates)})
           ORDER BY seq DESC LIMIT ?)) ORDER BY seq`,
          printer,
          printer,
          quietPerPrinter,
        ),
      ),
    counts() {
      const rows = sql('SELECT state, count(*) AS jobs, sum(is_held) AS held FROM job WHERE is_hidden = 0 GROUP BY state').all();
      return {
        states: new Map(rows.map((row) => [row.state as JobState, Number(row.jobs)])),
        held: Number(rows.find((row) => row.state === 'queued')?.held ?? 0),
      };
    },
    batchSizes: (batchIds) =>
      new Map(
        sql(
          `SELECT batch_id, count(*) AS jobs FROM job WHERE batch_id IN (SELECT value FROM json_each(?)) AND is_hidden = 0
           AND state NOT IN ('cancelled', 'expired') GROUP BY batch_id`,
        )
          .all(JSON.stringify(batchIds))
          .map((row) => [String(row.batch_id), Number(row.jobs)]),
      ),
  };
}

/** Name of the row for all printers without their own row; no printer has this name. */
const allOthers = '';

const stop = z.object({ kind: z.enum(['notAnswering', 'printerStopped']), since: z.string(), message: z.string().optional() });

function readStop(text: unknown): LaneRecord['stop'] {
  if (typeof text !== 'string') return null;
  const { kind, since, message } = stop.parse(JSON.parse(text));
  return { kind, since, ...(message !== undefined && { message }) };
}

/** Paused printers, and the reason if the app paused them. */
export function createLaneRecord(sql: Sql, inTransaction: (work: () => void) => void): Pick<Journal, 'lane' | 'setPaused'> {
  /** Leaves the reason of a lane that has stopped itself unchanged when a user pauses it too. */
  const store = (printer: string, isPaused: boolean, reason: LaneRecord['stop']): void => {
    sql(
      `INSERT INTO lane (printer, is_paused, stop) VALUES (?, ?, ?) ON CONFLICT (printer) DO UPDATE SET is_paused = excluded.is_paused,
       stop = CASE WHEN excluded.is_paused = 1 THEN coalesce(excluded.stop, stop) END`,
    ).run(printer, isPaused ? 1 : 0, reason && JSON.stringify(reason));
  };

  return {
    lane(printer) {
      const row = sql('SELECT is_paused, stop FROM lane WHERE printer IN (?, ?) ORDER BY printer DESC LIMIT 1').get(printer, allOthers);
      return { isPaused: row?.is_paused === 1, stop: readStop(row?.stop) };
    },
    setPaused: (printer, isPaused, reason = null) =>
      inTransaction(() => {
        if (printer !== null) return store(printer, isPaused, reason);
        for (const { printer: known } of sql('SELECT printer FROM lane').all()) store(String(known), isPaused, null);
        store(allOthers, isPaused, null);
      }),
  };
}
