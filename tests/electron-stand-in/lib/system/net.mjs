import { guard } from '../guard.mjs';
import { session } from '../session/session.mjs';

export const net = guard('net', {
  fetch: (input, init) => session.defaultSession.fetch(input, init),
  isOnline: () => true,
});
