import type { StatementSync } from 'node:sqlite';
import { z } from 'zod';
import type { LaneRecord } from './job-record';
import type { Journal } from './journal';

type Sql = (text: string) => StatementSync;

/** Stands for every printer that has no row of its own; no printer has this name. */
const allOthers = '';

const stop = z.object({ kind: z.enum(['notAnswering', 'printerStopped']), since: z.string(), message: z.string().optional() });

function readStop(text: unknown): LaneRecord['stop'] {
  if (typeof text !== 'string') return null;
  const { kind, since, message } = stop.parse(JSON.parse(text));
  return { kind, since, ...(message !== undefined && { message }) };
}

/** Which printers are paused, and why where they paused themselves. */
export function createLaneRecord(sql: Sql, inTransaction: (work: () => void) => void): Pick<Journal, 'lane' | 'setPaused'> {
  /** Who pauses a lane that has stopped itself does not know better why. */
  const keep = (printer: string, isPaused: boolean, reason: LaneRecord['stop']): void => {
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
        if (printer !== null) return keep(printer, isPaused, reason);
        for (const { printer: known } of sql('SELECT printer FROM lane').all()) keep(String(known), isPaused, null);
        keep(allOthers, isPaused, null);
      }),
  };
}
