import type { HistoryOutcome, HistoryQuery } from '@shared/contract/printing/print-history';
import { addDays, toKuwaitStart } from '@shared/domain/dates';
import type { JobState } from '@shared/domain/printing/job-phase';
import type { HistoryFilter } from '../journal/journal-history';

const outcomes: Record<JobState, HistoryOutcome | null> = {
  queued: null,
  rendering: null,
  ready: null,
  handing_off: null,
  accepted: 'sent',
  done: 'finished',
  failed: 'failed',
  uncertain: 'uncertain',
  cancelled: 'cancelled',
  expired: 'cancelled',
};
const states = Object.keys(outcomes) as JobState[];

/** Returns the outcome of a sheet that is no longer pending. */
export function toOutcome(state: JobState): HistoryOutcome {
  return outcomes[state] ?? 'sent';
}

/** Returns all parts of a query that the journal's index can answer alone. */
export function toHistoryFilter({ startDate, endDate, documents, printers, outcomes: wanted, order }: HistoryQuery): HistoryFilter {
  return {
    from: startDate ? toKuwaitStart(startDate).toISOString() : null,
    before: endDate ? toKuwaitStart(addDays(endDate, 1)).toISOString() : null,
    documents: documents ?? null,
    printers: printers ?? null,
    states: wanted ? states.filter((state) => wanted.some((outcome) => outcomes[state] === outcome)) : null,
    order: order ?? null,
  };
}
