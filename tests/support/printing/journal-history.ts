import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { journalFileName } from '@main/printing/journal/journal-damage';

/** Reads the states of a job as support finds them in the file. */
export function readHistory(folder: string, jobId: string): unknown[] {
  const database = new DatabaseSync(join(folder, journalFileName), { readOnly: true });
  try {
    return database
      .prepare('SELECT state FROM job_history WHERE job_id = ? ORDER BY seq')
      .all(jobId)
      .map((row) => row.state);
  } finally {
    database.close();
  }
}
