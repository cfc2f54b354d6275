import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFileSync } from 'atomically';
import { z } from 'zod';
import type { Logger } from '../log/logger';
import type { StationPrinting } from '../printing/printing-port';

/** What the journal had come to, written beside the data folder, where a restored back-up of that folder does not reach. */
const witness = z.object({ id: z.string(), mark: z.number(), at: z.string(), machine: z.string().nullable().default(null) });

/** It is there and cannot be read now, as while a back-up or a virus scanner holds it: that says nothing about the journal. */
export class WitnessUnreadableError extends Error {
  override readonly name = 'WitnessUnreadableError';
}

export interface JournalBreak {
  lastKnownAt: string;
  /** Nothing of this computer knows of it: it may go on on another one as well. */
  isCopy: boolean;
}

/** Tells a journal that goes on from one that is older than it should be, new, or from another computer. */
export interface Continuity {
  /** Of a station that was begun; throws `WitnessUnreadableError`. Null when the journal goes on; else the last moment of which it knows, or of which is known that it knew. */
  findBreak(): JournalBreak | null;
  /** The journal has grown. */
  note(): void;
  /** From here on the journal is taken as it is. */
  begin(): void;
}

export interface ContinuityDeps {
  journal: Pick<StationPrinting['journal'], 'stationMark' | 'stationValue' | 'setStationValue'>;
  /** Of the witness. */
  path: string;
  /** What tells this computer from another one; null where nothing does. */
  machine: string | null;
  now: () => Date;
  log: Logger;
}

const idName = 'id';
const knownName = 'knownAt';
/** `none` where the place beside the data folder cannot be written. */
const witnessName = 'witness';

export function createContinuity({ journal, path, machine, now, log }: ContinuityDeps): Continuity {
  function readWitness(): z.output<typeof witness> | null {
    const text = readText();
    if (text === null) return null;
    try {
      return witness.parse(JSON.parse(text));
    } catch {
      return null;
    }
  }

  function readText(): string | null {
    try {
      return readFileSync(path, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw new WitnessUnreadableError(path, { cause: error });
    }
  }

  /** Where the place cannot be written, nothing is recognised, and nothing is asked for that reason. */
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
    findBreak() {
      const id = journal.stationValue(idName);
      const seen = readWitness();
      const isElsewhere = seen !== null && machine !== null && seen.machine !== machine;
      const goesOn = seen
        ? !isElsewhere && seen.id === id && seen.mark <= journal.stationMark()
        : journal.stationValue(witnessName) === 'none';
      if (id !== null && goesOn) return null;
      return { lastKnownAt: journal.stationValue(knownName) ?? seen?.at ?? now().toISOString(), isCopy: seen === null || isElsewhere };
    },
    note() {
      const id = journal.stationValue(idName);
      journal.setStationValue(knownName, now().toISOString());
      if (id !== null) testify(id);
    },
    begin() {
      const id = randomUUID();
      journal.setStationValue(idName, id);
      journal.setStationValue(knownName, now().toISOString());
      testify(id);
    },
  };
}
