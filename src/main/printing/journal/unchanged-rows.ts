import type { StatementSync } from 'node:sqlite';
import type { JobRecord } from './job-record';
import type { SheetCipher } from './sheet-cipher';

type Select = (rest: string, ...values: (string | number)[]) => JobRecord[];
export type SteadySelect = (...query: Parameters<Select>) => readonly JobRecord[];

export interface SteadyRowsDeps {
  sql: (text: string) => StatementSync;
  select: Select;
  seal: Pick<SheetCipher, 'hasKey'>;
}

/** SQL expression that differs whenever a column that can change has changed; a name gets new bytes with every encryption. */
const version = `job.changed_at || ' ' || job.state || ' ' || job.token || ' ' || job.printer || ' ' || job.paper || ' ' || job.reprint || ' ' || job.is_gone || job.is_held || ' ' || job.missing_pictures || ' ' ||
  coalesce(job.error_code, '') || ' ' || coalesce(length(job.customer) || hex(substr(job.customer, 1, 16)), '')`;

interface Kept {
  version: string;
  record: JobRecord;
}

interface Answer {
  kept: ReadonlyMap<string, Kept>;
  records: readonly JobRecord[];
}

const nothing: Answer = { kept: new Map(), records: [] };

/**
 * Selects for a query that is repeated often. Unchanged rows return the same objects without being read again, and if no row has changed,
 * the same list. Only the last result is cached. Nothing is cached without a key, because names that can't be decrypted now may be
 * decrypted later.
 */
export function createSteadySelect({ sql, select, seal }: SteadyRowsDeps): SteadySelect {
  const answers = new Map<string, Answer>();

  return (rest, ...values) => {
    const query = [rest, ...values].join(' ');
    const before = answers.get(query) ?? nothing;
    const rows = sql(`SELECT job.id, ${version} AS version FROM job ${rest}`).all(...values);
    const stale = rows.filter((row) => before.kept.get(String(row.id))?.version !== row.version).map(({ id }) => id);
    if (stale.length === 0 && rows.length === before.records.length) return before.records;
    const read = stale.length > 0 ? select('WHERE job.id IN (SELECT value FROM json_each(?))', JSON.stringify(stale)) : [];
    const fresh = new Map(read.map((record) => [record.id, record]));
    const kept = new Map<string, Kept>();
    for (const row of rows) {
      const id = String(row.id);
      const record = fresh.get(id);
      const unchanged = before.kept.get(id);
      if (record) kept.set(id, { version: String(row.version), record });
      else if (unchanged) kept.set(id, unchanged);
    }
    const answer = { kept, records: [...kept.values()].map(({ record }) => record) };
    if (seal.hasKey()) answers.set(query, answer);
    return answer.records;
  };
}
