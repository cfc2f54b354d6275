import type { Settings } from '@main/system/settings/settings';
import { type StationSettings, stationSettings } from '@shared/contract/printing/station';
import { orderKinds } from '@shared/domain/orders/order-ref';
import { z } from 'zod';
import type { StationPrinting } from '../printing/printing-port';
import type { OrderChoice } from './station-filter';
import type { StationPolicy } from './station-policy';

const admin = z.object({ account: z.string(), name: z.string(), since: z.string() });
/** The admin that the station prints for. */
export type StationAdmin = z.output<typeof admin>;

const pause = z.object({ by: z.string().nullable(), at: z.string() });
export type StationPause = z.output<typeof pause>;

const choice = stationSettings.pick({ kinds: true, paymentTypes: true, governorates: true, sharing: true });
/**
 * An earlier order filter: orders placed before `until` (ms, server's clock; null while that time isn't known) are only printed if they
 * match it.
 */
const earlierChoice = z.object({ until: z.number().nullable(), choice });
export type EarlierChoice = z.output<typeof earlierChoice>;

const question = z.object({
  kind: z.enum(['many', 'restored', 'thereBefore']),
  at: z.string(),
  known: z.string(),
  isCopy: z.boolean(),
  doubted: z.array(z.string()).optional(),
});
/** An open question. `known` is the last known time of a restored journal; `doubted` are keys of orders that may have existed before. */
export type StationQuestion = z.output<typeof question>;

const start = z.object({
  at: z.number().nullable(),
  kinds: z.array(z.enum(orderKinds)).min(1),
  isMoved: z.boolean(),
  isKnown: z.boolean(),
});
/**
 * Lists that must still be loaded after the start time moved (`isMoved`) or the order filter changed. `at` is by the server's clock (ms);
 * null while that isn't known. If `isKnown` is false, it was never known when that was.
 */
type StartOwed = z.output<typeof start>;

const mark = z.object({ startDate: z.string(), totalItems: z.number(), highestId: z.number() });
const marks = z.object({ shop: z.string(), lists: z.partialRecord(z.enum(orderKinds), mark) });
type StationMarks = z.output<typeof marks>;

const unreadable = z.object({
  shop: z.string(),
  readings: z.array(z.object({ at: z.string(), orderKind: z.enum(orderKinds), ids: z.array(z.number()), unnamed: z.number() })),
});
/** Rows of the lists that couldn't be parsed, latest load first. */
export type StationUnreadable = z.output<typeof unreadable>;

/** The state that survives a restart: the user's choices in the settings, data about sheets in the journal. */
export interface StationMemory {
  /** IT's decisions override the user's settings (`own`), and are never stored as theirs. */
  settings: { read(): StationSettings; own(): StationSettings; write(value: StationSettings): void };
  /** The order filter that was in use until now; null before the first one. */
  applied: { read(): OrderChoice | null; write(value: OrderChoice | null): void };
  admin: { read(): StationAdmin | null; write(value: StationAdmin | null): void };
  pause: { read(): StationPause | null; write(value: StationPause | null): void };
  earlier: { read(): EarlierChoice[]; write(value: EarlierChoice[]): void };
  question: { read(): StationQuestion | null; write(value: StationQuestion | null): void };
  start: { read(): StartOwed | null; write(value: StartOwed | null): void };
  marks: { read(): StationMarks | null; write(value: StationMarks | null): void };
  unreadable: { read(): StationUnreadable | null; write(value: StationUnreadable | null): void };
  /** In ms, by the server's clock: orders placed before are no longer new, because their decision may have been removed. */
  floor: { read(): number | null; write(value: number | null): void };
}

type Journal = Pick<StationPrinting['journal'], 'stationValue' | 'setStationValue'>;

/** A value that can't be parsed counts as absent: the lists are then loaded from the start. */
function inJournal<Schema extends z.ZodType>(journal: Journal, name: string, schema: Schema) {
  return {
    read(): z.output<Schema> | null {
      const parsed = schema.safeParse(JSON.parse(journal.stationValue(name) ?? 'null'));
      return parsed.success ? parsed.data : null;
    },
    write: (value: z.output<Schema> | null): void => journal.setStationValue(name, JSON.stringify(value)),
  };
}

export function openStationMemory(settings: Settings, journal: Journal, policy: StationPolicy): StationMemory {
  const stored = settings.slot('station', stationSettings.nullable(), null);
  const own = (): StationSettings => stored.read() ?? policy.initial();
  return {
    settings: {
      own,
      read: () => policy.over(own()),
      write: (value) => stored.write(policy.ownOf(value, own())),
    },
    applied: settings.slot('stationApplied', choice.nullable(), null),
    admin: settings.slot('stationAdmin', admin.nullable(), null),
    pause: settings.slot('stationPause', pause.nullable(), null),
    earlier: settings.slot('stationChoices', z.array(earlierChoice), []),
    question: inJournal(journal, 'question', question),
    start: inJournal(journal, 'start', start),
    marks: inJournal(journal, 'lists', marks),
    unreadable: inJournal(journal, 'unreadable', unreadable),
    floor: inJournal(journal, 'floor', z.number()),
  };
}
