import { z } from 'zod';
import type { RunHalt, WriteResult } from '../../domain/write-results';
import type { Failure } from '../result';

const fields = z.record(z.string().max(60), z.union([z.string().max(2000), z.number(), z.boolean(), z.null()]));
export type RecordFields = z.output<typeof fields>;

/** One of many calls: what to send, and what the user saw. */
const recordWrite = z.object({
  /** Name of the record in the report of an interrupted run. */
  name: z.string().max(500),
  call: z.string().max(60),
  input: z.unknown(),
  /** Compared right before the request; if left out, nothing is read. */
  seen: z
    .object({
      id: z.union([z.number(), z.string().max(200)]),
      /** The list to read, and the inputs of its first page, one for each search. */
      list: z.string().max(60),
      searches: z.array(z.unknown()).min(1).max(3),
      /** Only a record that still has these values is written. */
      fields,
      /** Whether a record that the list doesn't find is sent anyway, because the response to the call is more reliable. */
      isOptional: z.boolean().optional(),
    })
    .optional(),
  /** A record that has these values already, and not the seen ones, needs no request. */
  wanted: fields.optional(),
});
export type RecordWrite = z.input<typeof recordWrite>;

export interface RecordOutcome {
  result: WriteResult;
  /** Why it was refused, wasn't sent, or is unknown. */
  failure?: Failure;
  /** Current values of the seen fields, if the record was read and differs. */
  now?: RecordFields;
}

/** Small writes of many records, four at a time: bulk actions of lists, order statuses, and their undo. */
export const recordPlan = z.object({
  target: z.literal('records'),
  /** Chosen by the page, because first results may arrive before the response to the call. */
  id: z.uuid(),
  writes: z.array(recordWrite).min(1).max(20_000),
});

/** A run of plain calls that this window has started and whose report it hasn't closed yet. */
export interface RecordRun {
  id: string;
  /** Names by position. */
  names: string[];
  /** Names of the sent calls, each once. */
  calls: string[];
  /** Results by position; null for a record that wasn't begun. */
  outcomes: (RecordOutcome | null)[];
  isRunning: boolean;
  halt: RunHalt | null;
}
export type RecordWritesEnd = Pick<RecordRun, 'outcomes' | 'halt'>;
