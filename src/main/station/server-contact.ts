import type { StationLogEntry } from '@shared/contract/printing/station';
import type { Failure } from '@shared/contract/result';
import type { Outage } from './station-state';

/** Whether the server answers, and whether what it said still holds. */
export interface ServerContact {
  outage(): Outage | null;
  /** The lists were read to the end since the last change of anything. */
  isKnown(): boolean;
  noteAnswer(): void;
  /** The end of a session is no outage. */
  noteOutage(failure: Failure): void;
  /** What was read holds no longer. */
  unknow(): void;
  /** Forgets an outage without telling anyone. */
  forget(): void;
}

export function createServerContact(onEvent: (event: StationLogEntry) => void, now: () => Date): ServerContact {
  let outage: Outage | null = null;
  let lastAnswerAt: string | null = null;
  let isKnown = false;

  return {
    outage: () => outage,
    isKnown: () => isKnown,
    noteAnswer() {
      if (outage) onEvent({ kind: 'serverBack', at: now().toISOString() });
      outage = null;
      lastAnswerAt = now().toISOString();
      isKnown = true;
    },
    noteOutage(failure) {
      if (failure.code === 'sessionEnded') return;
      outage = { lastAnswerAt, tries: (outage?.tries ?? 0) + 1 };
      isKnown = false;
      if (outage.tries === 1) onEvent({ kind: 'serverAway', at: now().toISOString(), tries: 1 });
    },
    unknow() {
      isKnown = false;
    },
    forget() {
      outage = null;
    },
  };
}
