import { z } from 'zod';
import type { RunHalt, WriteResult } from '../../domain/write-results';
import { localWrite } from '../local-call';
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

export interface RecordWritesEnd {
  /** By position; null for a record whose turn did not come. */
  outcomes: (RecordOutcome | null)[];
  halt: RunHalt | null;
}

/**
 * Small writes of many records, four at a time, run by the main process: bulk actions of lists, order statuses, and their undo. Each `sending` and each result
 * is on disk, sealed, until the run has ended, so that an interrupted run is reported after the next sign-in.
 */
export const recordWriteLocalCalls = {
  /** Resolves at the end of the run. */
  'recordWrites.run': localWrite(z.object({ run: z.uuid(), writes: z.array(recordWrite).min(1).max(20_000) }), {
    limit: { bytes: 20 * 1024 * 1024 },
  })<RecordWritesEnd>(),
  /** Lets the records that are under way end, and sends no more. */
  'recordWrites.stop': localWrite(z.object({ run: z.uuid() }))<null>(),
} as const;
