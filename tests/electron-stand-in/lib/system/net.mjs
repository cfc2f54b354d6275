import { guard } from '../guard.mjs';
import { session } from '../session/session.mjs';
import { createClientRequest } from './client-request.mjs';

export const net = guard('net', {
  fetch: (input, init) => session.defaultSession.fetch(input, init),
  request: createClientRequest,
  isOnline: () => true,
});
