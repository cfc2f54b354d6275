import type { Logger } from '../log/logger';
import { type Continuity, type JournalBreak, WitnessUnreadableError } from './continuity';
import type { StationMemory } from './station-memory';

/** Whether the journal goes on where it was: it may be replaced or put back while the program runs, too. */
export interface JournalWatch {
  /** Asks about a journal that was put back. Throws when nobody can tell for some turns. */
  look(): void;
  /** Nobody could tell at the last look: nothing is printed and nothing asked. */
  isUnsure(): boolean;
}

interface JournalWatchDeps {
  memory: Pick<StationMemory, 'question'>;
  continuity: Pick<Continuity, 'findBreak'>;
  /** Before the question is written: what was known of the lists counts for nothing. */
  onBroken(): void;
  now: () => Date;
  log: Logger;
}

const unsureTurnsAllowed = 3;

export function createJournalWatch({ memory, continuity, onBroken, now, log }: JournalWatchDeps): JournalWatch {
  /** For so many turns nobody could tell. */
  let unsureTurns = 0;

  function findBreak(): JournalBreak | null {
    try {
      const broken = continuity.findBreak();
      unsureTurns = 0;
      return broken;
    } catch (error) {
      if (!(error instanceof WitnessUnreadableError) || ++unsureTurns > unsureTurnsAllowed) throw error;
      log.warn('station.witnessUnreadable', { error });
      return null;
    }
  }

  return {
    look() {
      if (memory.question.read()?.kind === 'restored') return;
      const broken = findBreak();
      if (!broken) return;
      onBroken();
      memory.question.write({ kind: 'restored', at: now().toISOString(), known: broken.lastKnownAt, isCopy: broken.isCopy });
    },
    isUnsure: () => unsureTurns > 0,
  };
}
