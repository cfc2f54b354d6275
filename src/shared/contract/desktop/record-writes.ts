import { z } from 'zod';
import type { RunHalt, WriteResult } from '../../domain/write-results';
import type { Failure } from '../result';

const fields = z.record(z.string().max(60), z.union([z.string().max(2000), z.number(), z.boolean(), z.null()]));
export type RecordFields = z.output<typeof fields>;

/** One call of many: what to send, and what the user saw. */
const recordWrite = z.object({
  /** Names the record where an interrupted run is reported. */
  name: z.string().max(500),
  call: z.string().max(60),
  input: z.unknown(),
  /** Compared right before; without it nothing is read. */
  seen: z
    .object({
      id: z.union([z.number(), z.string().max(200)]),
      /** The list that is read, and the inputs of its first page, one for each search. */
      list: z.string().max(60),
      searches: z.array(z.unknown()).min(1).max(3),
      /** Only a record that still holds these is written. */
      fields,
      /** A record that the list doesn't find is sent anyway: the response to the call says more. */
      isOptional: z.boolean().optional(),
    })
    .optional(),
  /** A record that holds these already, and not what was seen, needs no request. */
  wanted: fields.optional(),
});
export type RecordWrite = z.input<typeof recordWrite>;

export interface RecordOutcome {
  result: WriteResult;
  /** Why it was refused, not sent, or is unknown. */
  failure?: Failure;
  /** What the record holds of the seen fields, where it was read and differs from what was seen. */
  now?: RecordFields;
}

/** Small writes of many records, four at a time: bulk actions of lists, order statuses, and their undo. */
export const recordPlan = z.object({
  target: z.literal('records'),
  /** Chosen by the page, which hears of the first results before the call is answered. */
  id: z.uuid(),
  writes: z.array(recordWrite).min(1).max(20_000),
});

/** A run of plain calls that this window has started, and whose report it hasn't closed yet. */
export interface RecordRun {
  id: string;
  /** By position. */
  names: string[];
  /** What is sent, each once. */
  calls: string[];
  /** By position; null for a record whose turn did not come. */
  outcomes: (RecordOutcome | null)[];
  isRunning: boolean;
  halt: RunHalt | null;
}
export type RecordWritesEnd = Pick<RecordRun, 'outcomes' | 'halt'>;
