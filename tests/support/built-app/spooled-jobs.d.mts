export interface SpooledJob {
  printer: string;
  /** Label and token: `INV-10482 k7f3q9`. */
  title: string;
  pdf: string;
}
export function readSpooledJobs(folder: string): SpooledJob[];
