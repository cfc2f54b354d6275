import type { StatementSync } from 'node:sqlite';
import type { JobRecord } from './job-record';
import type { SheetSeal } from './sheet-seal';

type Select = (rest: string, ...values: (string | number)[]) => JobRecord[];

export interface SteadyRowsDeps {
  sql: (text: string) => StatementSync;
  select: Select;
  seal: Pick<SheetSeal, 'hasKey'>;
}

/** Differs whenever a column that can change has changed; a sealed name begins anew with every sealing. */
const version = `job.changed_at || ' ' || job.state || ' ' || job.token || ' ' || job.printer || ' ' || job.paper || ' ' || job.reprint || ' ' || job.is_gone || job.is_held || ' ' || job.missing_pictures || ' ' ||
  coalesce(job.error_code, '') || ' ' || coalesce(length(job.customer) || hex(substr(job.customer, 1, 16)), '')`;

interface Kept {
  version: string;
  record: JobRecord;
}

/**
 * For a query that is asked again and again: the same objects for rows that are as they were, which are not read a second time. It keeps no
 * more than its last answer. Names that no key opens may be read later, so nothing is kept without a key.
 */
export function createSteadySelect({ sql, select, seal }: SteadyRowsDeps): Select {
  const answers = new Map<string, ReadonlyMap<string, Kept>>();

  return (rest, ...values) => {
    const query = [rest, ...values].join(' ');
    const before = answers.get(query) ?? new Map<string, Kept>();
    const rows = sql(`SELECT job.id, ${version} AS version FROM job ${rest}`)
      .all(...values)
      .map((row) => ({ id: String(row.id), version: String(row.version) }));
    const stale = rows.filter((row) => before.get(row.id)?.version !== row.version).map(({ id }) => id);
    const read = stale.length > 0 ? select('WHERE job.id IN (SELECT value FROM json_each(?))', JSON.stringify(stale)) : [];
    const fresh = new Map(read.map((record) => [record.id, record]));
    const answer = new Map<string, Kept>();
    for (const { id, version: current } of rows) {
      const record = fresh.get(id) ?? before.get(id)?.record;
      if (record) answer.set(id, { version: current, record });
    }
    if (seal.hasKey()) answers.set(query, answer);
    return [...answer.values()].map(({ record }) => record);
  };
}
