import { z } from 'zod';
import type { Language } from '../../domain/language';
import { languages } from '../../domain/language';
import { mainCall } from '../call';
import { localRead, localWrite, ofComputer } from '../local-call';
import { ack, body } from '../response';
import { admin } from '../shop/admins';

const credentials = z.object({ email: z.string().trim().min(1), password: z.string().min(1) });

/** Only the main process signs in: the answer carries the token (checklist LOG-35, LOG-36). */
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

/** checklist LOG-13; `idToken` and `refreshToken` are always empty on this side of the bridge (OP-26). */
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
  /** Where the token is kept; `memory` means that the next start asks for a sign-in. */
  tokenKeptIn: 'keychain' | 'safeStorage' | 'memory';
}

/** An address somebody has signed in with, and the server that took it: it is offered on no other one. */
export interface UsedEmail {
  apiRoot: string;
  email: string;
}

export const sessionLocalCalls = {
  /** The running session, or null. Answers after a stored session has been restored. */
  'session.read': localRead(z.undefined(), ofComputer)<SessionView | null>(),
  /** True while a session of an earlier run is kept but cannot be opened, because the keychain does not answer. */
  'session.isHeldBack': localRead(z.undefined(), ofComputer)<boolean>(),
  /** Who signed in last, or null; without a secret, and never where IT lets nothing of a session outlive the app. */
  'session.lastEmail': localRead(z.undefined())<UsedEmail | null>(),
  /** Path of the screen that the running session looked at last, also in an earlier run. Answers after a stored session has been restored. */
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
  /** Tries once more to open it; a success comes as `session.changed`. Answers as `session.isHeldBack` does. */
  'session.restoreAgain': localWrite(z.undefined(), ofComputer)<boolean>(),
  'session.signIn': localWrite(credentials, ofComputer)<SessionView>(),
  'session.signOut': localWrite(z.undefined(), ofComputer)<null>(),
  /** Somebody uses the window; told now and then while IT wants an unused app to lock. */
  'session.recordActivity': localWrite(z.undefined(), ofComputer)<null>(),
} as const;

/** `locked`: nobody used the app for as long as IT allows; its screens stay, covered, for the same admin. */
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
  'preferences.read': localRead(z.undefined(), ofComputer)<Preferences>(),
  /** Stores the given ones, rebuilds the native menu, and answers with all of them; `preferences.changed` tells every window. */
  'preferences.update': localWrite(preferences.partial(), ofComputer)<Preferences>(),
} as const;

/** What a page needs before its first paint; the app's scheme handler writes it into the document. */
export interface BootInfo {
  language: Language;
  appearance: Appearance;
  digits: Digits;
  version: string;
  platform: 'win32' | 'darwin' | 'linux';
}
