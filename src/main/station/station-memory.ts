import type { Settings } from '@main/system/settings/settings';
import { type StationSettings, stationSettings } from '@shared/contract/printing/station';
import { orderKinds } from '@shared/domain/orders/order-ref';
import { z } from 'zod';
import type { StationPrinting } from '../printing/printing-port';
import type { OrderChoice } from './station-filter';
import type { StationPolicy } from './station-policy';

const admin = z.object({ account: z.string(), name: z.string(), since: z.string() });
/** In whose name the station prints. */
export type StationAdmin = z.output<typeof admin>;

const pause = z.object({ by: z.string().nullable(), at: z.string() });
export type StationPause = z.output<typeof pause>;

const choice = stationSettings.pick({ kinds: true, paymentTypes: true, governorates: true, sharing: true });
/** Orders that were placed before `until` (server's clock; null while its time is not known) had to be of these to be printed. */
const earlierChoice = z.object({ until: z.number().nullable(), choice });
export type EarlierChoice = z.output<typeof earlierChoice>;

const question = z.object({
  kind: z.enum(['many', 'restored', 'thereBefore']),
  at: z.string(),
  known: z.string(),
  isCopy: z.boolean(),
  doubted: z.array(z.string()).optional(),
});
/** An open question; `known` is the last known moment of a restored journal, `doubted` are keys of orders that may have been there before. */
export type StationQuestion = z.output<typeof question>;

const start = z.object({
  at: z.number().nullable(),
  kinds: z.array(z.enum(orderKinds)).min(1),
  isMoved: z.boolean(),
  isKnown: z.boolean(),
});
/**
 * The moment from which on orders are new has moved (`isMoved`), or the choice has changed, and the lists of these kinds were not read since.
 * `at` is on the server's clock; null while that is not known. Not `isKnown`: it has passed without anybody knowing when.
 */
type StartOwed = z.output<typeof start>;

const mark = z.object({ startDate: z.string(), totalItems: z.number(), highestId: z.number() });
const marks = z.object({ shop: z.string(), lists: z.partialRecord(z.enum(orderKinds), mark) });
type StationMarks = z.output<typeof marks>;

const unreadable = z.object({
  shop: z.string(),
  readings: z.array(z.object({ at: z.string(), orderKind: z.enum(orderKinds), ids: z.array(z.number()), unnamed: z.number() })),
});
/** What could not be read of the lists, the latest reading first. */
export type StationUnreadable = z.output<typeof unreadable>;

/** What a station keeps over a restart: choices of people in the settings, what belongs to the sheets in the journal. */
export interface StationMemory {
  /** What IT decides stands over what a person has chosen (`own`), and is never written as theirs. */
  settings: { read(): StationSettings; own(): StationSettings; write(value: StationSettings): void };
  /** The choice by which it has printed until now; null before the first. */
  applied: { read(): OrderChoice | null; write(value: OrderChoice | null): void };
  admin: { read(): StationAdmin | null; write(value: StationAdmin | null): void };
  pause: { read(): StationPause | null; write(value: StationPause | null): void };
  earlier: { read(): EarlierChoice[]; write(value: EarlierChoice[]): void };
  question: { read(): StationQuestion | null; write(value: StationQuestion | null): void };
  start: { read(): StartOwed | null; write(value: StartOwed | null): void };
  marks: { read(): StationMarks | null; write(value: StationMarks | null): void };
  unreadable: { read(): StationUnreadable | null; write(value: StationUnreadable | null): void };
  /** On the server's clock: what was placed before is not new any more, because its decision may be forgotten. */
  floor: { read(): number | null; write(value: number | null): void };
}

type Journal = Pick<StationPrinting['journal'], 'stationValue' | 'setStationValue'>;

/** What cannot be read counts as absent: the lists are then read once more from the start. */
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
