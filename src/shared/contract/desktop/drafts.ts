import { z } from 'zod';
import { localRead, localWrite } from '../local-call';

/** Names one form: the screen, and the record on it (null for a new one). */
const draftRef = z.object({ screen: z.string().min(1).max(100), record: z.string().max(100).nullable() });
export type DraftRef = z.output<typeof draftRef>;

const maxValuesLength = 4 * 1024 * 1024;

export const draftInput = draftRef.extend({
  /** What the list of kept drafts calls it, in the language in which it was typed. */
  title: z.string().max(300),
  /** Where the form is in the app. */
  path: z.string().startsWith('/').max(1000),
  /** The form's values as JSON text. */
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
 * Drafts belong to the admin who typed them; another admin's are as good as not there. All fail with `sessionEnded` when nobody ever signed
 * in. What needs their key fails with `keychainUnavailable` while it cannot be had, and leaves what is kept as it is.
 */
export const draftLocalCalls = {
  'drafts.save': localWrite(draftInput, { limit: { bytes: 9 * 1024 * 1024 } })<{ savedAt: string }>(),
  'drafts.read': localRead(draftRef)<Draft | null>(),
  'drafts.remove': localWrite(draftRef, { touches: ['drafts.list'] })<null>(),
  'drafts.list': localRead(z.undefined())<DraftSummary[]>(),
  'drafts.clear': localWrite(z.undefined(), { touches: ['drafts.list'] })<null>(),
} as const;
