import type { SchemeHost } from '@main/system/app-protocol/scheme-handler';
import type { Session } from 'electron';
import { appScheme } from './app-scheme';
import { withoutSystemAccount } from './no-system-account';

let respond: ((request: Request) => Promise<Response>) | null = null;
const protectedSessions = new WeakSet<Session>();

/** Pages may write text to the clipboard and use full screen, each after a click; they have no other permission. */
const allowedPermissions = new Set<string>(['clipboard-sanitized-write', 'fullscreen']);

/** Adds the app's scheme to a session and denies all other permissions of its pages; safe to call again. */
export function protectSession(session: Session): void {
  if (protectedSessions.has(session)) return;
  protectedSessions.add(session);
  // Electron grants permissions without a handler. The check handler is for silent checks of pages, the request handler for requests.
  session.setPermissionCheckHandler((_contents, permission) => allowedPermissions.has(permission));
  session.setPermissionRequestHandler((_contents, permission, answer) => answer(allowedPermissions.has(permission)));
  session.setDevicePermissionHandler(() => false);
  // The dictionaries would be downloaded from a server of Google.
  session.setSpellCheckerEnabled(false);
  withoutSystemAccount(session);
  session.protocol.handle(appScheme, (request) => (respond ? respond(request) : new Response(null, { status: 503 })));
}

export const electronScheme: SchemeHost = {
  serve(handler) {
    respond = handler;
  },
};
