import { z } from 'zod';
import { orderKinds } from '../../domain/orders/order-ref';
import { localRead, localWrite } from '../local-call';

export const maxNoteLength = 500;
/** Maximum number of notes of a server on this computer. */
export const maxNotes = 5000;

const noteSubject = z.union([
  z.object({ kind: z.enum(orderKinds), id: z.int().min(1) }),
  /** A customer is known by the phone number, in the form of `toPhoneDigits`. */
  z.object({ kind: z.literal('customer'), phone: z.string().regex(/^\d{1,15}$/) }),
]);
/** What a note is about. */
export type NoteSubject = z.output<typeof noteSubject>;

export interface StaffNote {
  text: string;
  /** Name of the admin who wrote it last. */
  by: string;
  /** When it was written last (ISO). */
  at: string;
}

const follows = ['staffNotes.becameReadable'] as const;

/**
 * Notes of the staff about orders and customers, stored encrypted on this computer and shared by all admins of a server. Calls fail with
 * `keychainUnavailable` while the notes can't be decrypted, and change nothing then.
 */
export const staffNoteLocalCalls = {
  /** Returns null if there is no note. */
  'staffNotes.read': localRead(noteSubject, { follows })<StaffNote | null>(),
  /** Returns the beginning of each order's note, by `toOrderKey`. */
  'staffNotes.ofOrders': localRead(z.undefined(), { follows })<Readonly<Record<string, string>>>(),
  /**
   * Replaces the note, or removes it if the text is empty. `seen` is the time of the note that the user saw. Fails with `noteChanged` if
   * the note has changed since, and with `notesFull`.
   */
  'staffNotes.save': localWrite(
    z.object({ subject: noteSubject, text: z.string().trim().max(maxNoteLength), seen: z.string().nullable() }),
    {
      touches: ['staffNotes.read', 'staffNotes.ofOrders'],
    },
  )<StaffNote | null>(),
} as const;
