import type { SchemeHost } from '@main/system/app-protocol/scheme-handler';
import type { Session } from 'electron';
import { appScheme } from './app-scheme';
import { withoutSystemAccount } from './no-system-account';

let respond: ((request: Request) => Promise<Response>) | null = null;
const protectedSessions = new WeakSet<Session>();

/** Pages may put text on the clipboard and fill the monitor, each after a click; nothing else. */
const allowedPermissions = new Set<string>(['clipboard-sanitized-write', 'fullscreen']);

/** Gives a session the app's scheme and takes every permission from its pages; safe to call again. */
export function protectSession(session: Session): void {
  if (protectedSessions.has(session)) return;
  protectedSessions.add(session);
  // Electron grants what no handler refuses; the check handler answers what pages ask silently, the other one what they request.
  session.setPermissionCheckHandler((_contents, permission) => allowedPermissions.has(permission));
  session.setPermissionRequestHandler((_contents, permission, answer) => answer(allowedPermissions.has(permission)));
  session.setDevicePermissionHandler(() => false);
  // Its dictionaries would come from a server of Chromium's makers.
  session.setSpellCheckerEnabled(false);
  withoutSystemAccount(session);
  session.protocol.handle(appScheme, (request) => (respond ? respond(request) : new Response(null, { status: 503 })));
}

export const electronScheme: SchemeHost = {
  serve(handler) {
    respond = handler;
  },
};
