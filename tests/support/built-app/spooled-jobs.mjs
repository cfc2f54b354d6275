import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Lists the jobs of a spool folder's printers, per printer in order of arrival. A name that begins with a dot is a file that a killed
 * process was still writing: that job wasn't handed over.
 */
export function readSpooledJobs(folder) {
  const printers = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return printers.flatMap(({ name: printer }) =>
    readdirSync(path.join(folder, printer))
      .filter((file) => /^[^.].*\.json$/.test(file))
      .sort()
      .map((file) => {
        const job = path.join(folder, printer, file);
        const { title } = JSON.parse(readFileSync(job, 'utf8'));
        return { printer, title, pdf: job.replace(/json$/, 'pdf') };
      }),
  );
}
