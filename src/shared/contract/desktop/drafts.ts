import { z } from 'zod';
import { localRead, localWrite, whileLocked } from '../local-call';

/** Identifies one form: the screen, and the record on it (null for a new one). */
const draftRef = z.object({ screen: z.string().min(1).max(100), record: z.string().max(100).nullable() });
export type DraftRef = z.output<typeof draftRef>;

const maxValuesLength = 4 * 1024 * 1024;

export const draftInput = draftRef.extend({
  /** Name of the draft in the list of drafts, in the language in which it was entered. */
  title: z.string().max(300),
  /** Path of the form in the app. */
  path: z.string().startsWith('/').max(1000),
  /** The form's values as JSON. */
  values: z.string().max(maxValuesLength),
});

export interface Draft extends DraftRef {
  title: string;
  path: string;
  values: string;
  /** ISO time. */
  savedAt: string;
}
export type DraftSummary = Omit<Draft, 'values'>;

/**
 * Drafts belong to the admin who entered them; other admins can't access them. All calls fail with `sessionEnded` if no admin has ever
 * signed in. Calls that need the key fail with `keychainUnavailable` while it isn't available, and change nothing then.
 */
export const draftLocalCalls = {
  'drafts.save': localWrite(draftInput, { ...whileLocked, limit: { bytes: 9 * 1024 * 1024 } })<{ savedAt: string }>(),
  'drafts.read': localRead(draftRef)<Draft | null>(),
  'drafts.remove': localWrite(draftRef, { touches: ['drafts.list'] })<null>(),
  'drafts.list': localRead(z.undefined())<DraftSummary[]>(),
  'drafts.clear': localWrite(z.undefined(), { touches: ['drafts.list'] })<null>(),
} as const;
