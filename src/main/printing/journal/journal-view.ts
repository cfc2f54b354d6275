import type { StatementSync } from 'node:sqlite';
import type { JobState } from '@shared/domain/printing/job-phase';
import { quoted } from './job-row';
import { openStates, quietStates } from './job-states';
import type { Journal } from './journal';
import type { SteadySelect } from './unchanged-rows';

type Sql = (text: string) => StatementSync;

/** What of the journal the queue shows. It is asked several times a second, so the database picks and counts, along its indexes. */
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
