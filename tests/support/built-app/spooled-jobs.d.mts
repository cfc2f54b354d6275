export interface SpooledJob {
  printer: string;
  /** `INV-10482 k7f3q9`: label and token. */
  title: string;
  pdf: string;
}
export function readSpooledJobs(folder: string): SpooledJob[];
