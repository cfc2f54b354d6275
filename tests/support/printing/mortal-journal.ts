import type { Journal } from '@main/printing/journal/journal';

/** Thrown in place of an answer when the program is dead: nothing after it happens. */
class Killed extends Error {
  override readonly name = 'Killed';
}

/** Counts the moments at which a program can be killed, and kills it at one of them. */
export interface Mortality {
  /** Passed at every moment; throws when the program is dead or dies here. */
  pass(): void;
  isDead(): boolean;
  /** Moments lived through. */
  lived(): number;
  kill(): void;
}

export function createMortality(diesAt: number): Mortality {
  let lived = 0;
  let isDead = false;
  return {
    pass() {
      if (isDead) throw new Killed();
      lived += 1;
      if (lived !== diesAt) return;
      isDead = true;
      throw new Killed();
    },
    isDead: () => isDead,
    lived: () => lived,
    kill() {
      isDead = true;
    },
  };
}

/** The program may die right before and right after every write. */
export function createMortalJournal(journal: Journal, { pass }: Mortality): Journal {
  return {
    ...journal,
    add(batch, at) {
      pass();
      journal.add(batch, at);
      pass();
    },
    decide(...args) {
      pass();
      journal.decide(...args);
      pass();
    },
    move(...args) {
      pass();
      const moved = journal.move(...args);
      pass();
      return moved;
    },
  };
}
