import type { Journal } from './journal/journal';
import { keptForMs, shownForMs } from './limits';

/** Takes out of the view what ended long ago, and out of the journal what is older still. */
export function tidyJournal(journal: Journal, now: Date): void {
  const before = (ageMs: number): string => new Date(now.getTime() - ageMs).toISOString();
  journal.prune(before(keptForMs));
  journal.hide(before(shownForMs));
}
