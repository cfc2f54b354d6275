export interface Outcome {
  titles: string[];
  status: 'passed' | 'failed' | 'skipped';
  isRetried: boolean;
  missing: string | null;
  reason: string | null;
}
export type Runner = 'vitest' | 'playwright';
export function outcomesOf(kind: Runner, report: object): Outcome[];
export function failuresOutsideTests(kind: Runner, report: object): string[];
