import { z } from 'zod';
import type { Language } from '../../domain/language';
import { languages } from '../../domain/language';
import { mainCall } from '../call';
import { localRead, localWrite, ofComputer, whileLocked } from '../local-call';
import { ack, body } from '../response';
import { admin } from '../shop/admins';

const credentials = z.object({ email: z.string().trim().min(1), password: z.string().min(1) });

/** Only the main process signs in, because the response has the token (checklist LOG-35, LOG-36). */
export const sessionCalls = {
  'session.login': mainCall({
    method: 'POST',
    path: '/admin/login',
    body: credentials,
    answer: body(
      z.object({ accessToken: z.string().min(1), admin, expiresIn: z.coerce.string().optional(), refreshToken: z.string().optional() }),
    ),
    okStatus: 200,
    needs: 'anyone',
    example: { body: { email: 'noura@bayt-aldar.example', password: 'Noura-2026' } },
  }),
  'session.logout': mainCall({
    method: 'POST',
    path: '/admin/logout',
    answer: ack(),
    okStatus: 200,
    assumed: ['body', 'status', 'answer'],
    example: {},
  }),
} as const;

/** Data of checklist LOG-13; `idToken` and `refreshToken` are always empty on pages (OP-26). */
export interface AuthView {
  email: string;
  idToken: '';
  localId: string;
  expiresIn: string;
  refreshToken: '';
  admin: z.output<typeof admin>;
}

export interface SessionView {
  auth: AuthView;
  /** Flat role names (checklist LOG-14). */
  roles: string[];
  /** Where the token is stored; `memory` means that the next start requires a sign-in. */
  tokenKeptIn: 'keychain' | 'safeStorage' | 'memory';
}

/** An email address of an earlier sign-in, and its server: it is not suggested on another one. */
export interface UsedEmail {
  apiRoot: string;
  email: string;
}

export const sessionLocalCalls = {
  /** Returns the running session; null without one and while the app is locked. Waits until a stored session is restored. */
  'session.read': localRead(z.undefined(), { ...ofComputer, ...whileLocked })<SessionView | null>(),
  /** Whether a session of an earlier run can't be restored yet, because the keychain doesn't respond. */
  'session.isHeldBack': localRead(z.undefined(), { ...ofComputer, ...whileLocked })<boolean>(),
  /** Returns the account of the last sign-in without secrets, or null; null if IT doesn't allow storing data of a session. */
  'session.lastEmail': localRead(z.undefined(), whileLocked)<UsedEmail | null>(),
  /** Returns the path of the last screen of the signed-in account, also from an earlier session. Waits until a stored session is restored. */
  'session.lastScreen': localRead(z.undefined())<string | null>(),
  'session.recordScreen': localWrite(
    z.object({
      path: z
        .string()
        .regex(/^\/[\w/-]*$/)
        .max(200),
    }),
    ofComputer,
  )<null>(),
  /** Retries to restore it; a success is reported by `session.changed`. Returns the same as `session.isHeldBack`. */
  'session.restoreAgain': localWrite(z.undefined(), ofComputer)<boolean>(),
  /** Unlocks the app if the same admin has locked it; another admin's session ends first. */
  'session.signIn': localWrite(credentials, { ...ofComputer, ...whileLocked })<SessionView>(),
  /** Locks the app for the signed-in admin without ending the session. Does nothing while it is locked or without a session. */
  'session.lock': localWrite(z.undefined(), { ...ofComputer, ...whileLocked })<null>(),
  'session.signOut': localWrite(z.undefined(), { ...ofComputer, ...whileLocked })<null>(),
  /** Reports that the user uses the window; called now and then if IT has set an idle lock. */
  'session.recordActivity': localWrite(z.undefined(), ofComputer)<null>(),
} as const;

/** `locked`: the app wasn't used for as long as IT allows; its screens stay, covered, for the same admin. */
export type SessionEndReason = 'signedOut' | 'notAuthorized' | 'connectionChanged' | 'locked';

export const preferences = z.object({
  language: z.enum(languages),
  appearance: z.enum(['system', 'light', 'dark']),
  digits: z.enum(['latn', 'arab']),
});
export type Preferences = z.output<typeof preferences>;
export type Appearance = Preferences['appearance'];
export type Digits = Preferences['digits'];

export const preferenceLocalCalls = {
  'preferences.read': localRead(z.undefined(), { ...ofComputer, ...whileLocked })<Preferences>(),
  /**
   * Stores the given preferences, builds the native menu again, and returns all preferences; `preferences.changed` notifies every window.
   */
  'preferences.update': localWrite(preferences.partial(), { ...ofComputer, ...whileLocked })<Preferences>(),
} as const;

/** Data that a page needs before its first paint; the app's scheme handler writes it into the document. */
export interface BootInfo {
  language: Language;
  appearance: Appearance;
  digits: Digits;
  version: string;
  platform: 'win32' | 'darwin' | 'linux';
}
