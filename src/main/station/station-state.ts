import type { StationReason, StationSettings, StationState } from '@shared/contract/printing/station';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import type { DocumentKind } from '@shared/domain/printing/printable';
import type { StationDestination, StationObstacle } from '../printing/printing-port';
import type { StationEligibility } from './station-eligibility';
import type { StationPause, StationQuestion } from './station-memory';
import { isWithinHours, toNextOpening } from './times/hours';

export interface Outage {
  /** Time of the last response (ISO). */
  lastAnswerAt: string | null;
  tries: number;
}

/** All data that the state depends on. */
export interface StateFacts {
  standing: StationEligibility;
  settings: StationSettings;
  pause: StationPause | null;
  question: StationQuestion | null;
  /** Orders that the question is about; null if their number isn't known. */
  asked: { orders: number; oldestAt: string | null } | null;
  outage: Outage | null;
  nextCheckAt: string | null;
  obstacle: StationObstacle | null;
  /** Whether the last access to the journal failed. */
  isStorageBroken: boolean;
  destinations: readonly StationDestination[];
  /** Number of waiting sheets per printer. */
  waitingSheets: ReadonlyMap<string, number>;
  /** Number of failed sheets, and the order of the first one. */
  failed: { sheets: number; first: OrderRef | null };
  /** The oldest order that is known to be waiting. */
  from: { kind: 'order' | 'guestOrder'; id: number } | null;
  /** In ms, by the server's clock; null while that isn't known. */
  now: number | null;
}

export interface StateOfStation {
  state: StationState;
  reason: StationReason;
}

const usedBy = (documents: readonly DocumentKind[], wanted: readonly DocumentKind[]): DocumentKind[] =>
  documents.filter((document) => wanted.includes(document));

function toQuestion({ question, asked, standing }: StateFacts): StationReason | null {
  if (standing.kind === 'otherAdmin') return { kind: 'otherAdmin', before: standing.before, orders: asked?.orders ?? null };
  if (question?.kind === 'restored') return { kind: 'restored', lastKnownAt: question.known, orders: asked?.orders ?? 0 };
  if (question?.kind === 'thereBefore') return { kind: 'thereBefore', orders: asked?.orders ?? 0 };
  if (question?.kind === 'many') return { kind: 'many', orders: asked?.orders ?? 0, oldestAt: asked?.oldestAt ?? question.at };
  return null;
}

function toStop({ standing, obstacle, from }: StateFacts): StationReason | null {
  if (standing.kind === 'sessionEnded') return { kind: 'sessionEnded', admin: standing.admin, from };
  if (standing.kind === 'awaitsAccount') return { kind: standing.kind, account: standing.account, where: standing.where };
  if (standing.kind === 'rightTaken' || standing.kind === 'refused') return { kind: standing.kind, admin: standing.admin };
  return obstacle?.kind === 'printingForbidden' ? { kind: 'printingForbidden', where: obstacle.where } : null;
}

/** Returns a problem that needs the user: first one that stops all orders, then a printer with a problem. */
function toTrouble({ obstacle, isStorageBroken, destinations, settings, waitingSheets, failed }: StateFacts): StationReason | null {
  if (isStorageBroken || obstacle?.kind === 'storage') return { kind: 'storage' };
  if (obstacle?.kind === 'noPrinter') return { kind: 'noPrinter', documents: obstacle.documents };
  if (obstacle?.kind === 'printer') return { ...obstacle, waitingSheets: waitingSheets.get(obstacle.printer) ?? 0 };
  for (const { printer, displayName, documents: all, isPaused, trouble } of destinations) {
    const documents = usedBy(all, settings.documents);
    if (documents.length === 0 || !(isPaused || trouble)) continue;
    const common = { kind: 'printer', printer, displayName, documents, waitingSheets: waitingSheets.get(printer) ?? 0 } as const;
    if (!trouble) return { ...common, trouble: 'paused' };
    return { ...common, trouble: trouble.kind, ...(trouble.message && { message: trouble.message }) };
  }
  return failed.sheets > 0 ? { kind: 'failed', ...failed } : null;
}

function toWait({ settings, outage, nextCheckAt, now }: StateFacts): StationReason | null {
  if (settings.hours && now !== null && !isWithinHours(settings.hours, now))
    return { kind: 'outsideHours', until: new Date(toNextOpening(settings.hours, now)).toISOString() };
  if (outage) return { kind: 'serverAway', ...outage, nextTryAt: nextCheckAt ?? new Date(now ?? Date.now()).toISOString() };
  return null;
}

/**
 * Returns the single state of the station, most urgent first: it has stopped, the user has paused it, it has a question, it needs the user,
 * it retries automatically.
 */
export function toState(facts: StateFacts): StateOfStation {
  if (facts.standing.kind === 'off') return { state: 'off', reason: { kind: 'none' } };
  const stop = toStop(facts);
  if (stop) return { state: 'stopped', reason: stop };
  if (facts.pause) return { state: 'paused', reason: { kind: 'pausedByPerson', by: facts.pause.by } };
  const question = toQuestion(facts);
  if (question) return { state: 'asks', reason: question };
  const trouble = toTrouble(facts);
  if (trouble) return { state: 'attention', reason: trouble };
  const wait = toWait(facts);
  return wait ? { state: 'waiting', reason: wait } : { state: 'running', reason: { kind: 'none' } };
}
