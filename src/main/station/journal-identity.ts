import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { StationPrinting } from '@main/printing/printing-port';
import type { Logger } from '@main/system/log/logger';
import { writeFileSync } from 'atomically';
import { z } from 'zod';
import type { StationMemory } from './station-memory';

/** The journal's state, written beside the data folder so that restoring a backup of the folder doesn't replace it. */
const witness = z.object({ id: z.string(), mark: z.number(), at: z.string(), machine: z.string().nullable().default(null) });

/**
 * Thrown if the witness exists but can't be read now, as while a backup or a virus scanner locks it: this proves nothing about the journal.
 */
class WitnessUnreadableError extends Error {
  override readonly name = 'WitnessUnreadableError';
}

interface JournalBreak {
  lastKnownAt: string;
  /** Whether this computer has no record of the journal: another computer may also use it. */
  isCopy: boolean;
}

interface JournalIdentityDeps {
  journal: Pick<StationPrinting['journal'], 'stationMark' | 'stationValue' | 'setStationValue'>;
  /** Path of the witness. */
  path: string;
  /** Identifies this computer; null if it can't be identified. */
  machine: string | null;
  now: () => Date;
  log: Logger;
}

const idName = 'id';
const knownName = 'knownAt';
/** `none` if the place beside the data folder can't be written. */
const witnessName = 'witness';

export type JournalIdentity = ReturnType<typeof createJournalIdentity>;

/** Returns null if it doesn't exist or isn't a witness; throws `WitnessUnreadableError`. */
function readWitness(path: string): z.output<typeof witness> | null {
  const text = readText(path);
  if (text === null) return null;
  try {
    return witness.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new WitnessUnreadableError(path, { cause: error });
  }
}

/** Recognizes a journal that is older than it should be, new, or from another computer. */
export function createJournalIdentity({ journal, path, machine, now, log }: JournalIdentityDeps) {
  /** Writes the witness. If the place can't be written, nothing is recognized, and the user isn't prompted for that reason. */
  function testify(id: string): void {
    let isKept = true;
    try {
      writeFileSync(path, JSON.stringify({ id, mark: journal.stationMark(), at: now().toISOString(), machine }), { mode: 0o600 });
    } catch (error) {
      isKept = false;
      log.warn('station.witnessNotWritten', { error });
    }
    const word = isKept ? 'kept' : 'none';
    if (journal.stationValue(witnessName) !== word) journal.setStationValue(witnessName, word);
  }

  return {
    /**
     * Returns null if the journal is the same as before; otherwise the last time that it has recorded, or else its witness. Only for a
     * station that has started; throws `WitnessUnreadableError`.
     */
    findBreak(): JournalBreak | null {
      const id = journal.stationValue(idName);
      const seen = readWitness(path);
      const isElsewhere = seen !== null && machine !== null && seen.machine !== machine;
      const goesOn = seen
        ? !isElsewhere && seen.id === id && seen.mark <= journal.stationMark()
        : journal.stationValue(witnessName) === 'none';
      if (id !== null && goesOn) return null;
      return { lastKnownAt: journal.stationValue(knownName) ?? seen?.at ?? now().toISOString(), isCopy: seen === null || isElsewhere };
    },
    /** Called when the journal has grown. */
    note(): void {
      const id = journal.stationValue(idName);
      journal.setStationValue(knownName, now().toISOString());
      if (id !== null) testify(id);
    },
    /** Accepts the current journal from now on. */
    begin(): void {
      const id = randomUUID();
      journal.setStationValue(idName, id);
      journal.setStationValue(knownName, now().toISOString());
      testify(id);
    },
  };
}

interface JournalWatchDeps {
  memory: Pick<StationMemory, 'question'>;
  continuity: Pick<JournalIdentity, 'findBreak'>;
  /** Called before the question is written: the lists are unknown again. */
  onBroken(): void;
  now: () => Date;
  log: Logger;
}

const unsureTurnsAllowed = 3;

/** Checks in each turn whether the journal is still the same: it may be replaced or restored while the program runs. */
export function createJournalWatch({ memory, continuity, onBroken, now, log }: JournalWatchDeps) {
  /** Turns in a row in which the witness was unreadable. */
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
    /** Opens a question about a restored journal. Throws if the witness was unreadable for some turns. */
    look(): void {
      if (memory.question.read()?.kind === 'restored') return;
      const broken = findBreak();
      if (!broken) return;
      onBroken();
      memory.question.write({ kind: 'restored', at: now().toISOString(), known: broken.lastKnownAt, isCopy: broken.isCopy });
    },
    /** Whether the witness was unreadable at the last check: nothing is printed, and the user isn't prompted. */
    isUnsure: (): boolean => unsureTurns > 0,
  };
}
