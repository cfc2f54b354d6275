import type { Journal } from '@main/printing/journal/journal';

/** Thrown instead of a result after the program was killed, so that no later code runs. */
class Killed extends Error {
  override readonly name = 'Killed';
}

/** Counts the moments at which a program can be killed, and kills it at one of them. */
export interface Mortality {
  /** Called at every moment; throws if the program is dead or dies here. */
  pass(): void;
  isDead(): boolean;
  /** Number of moments that the program has survived. */
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

/** Lets the program die right before or right after every write. */
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
