import { guard } from '../guard.mjs';
import { registerSchemesAsPrivileged } from './schemes.mjs';

/** `session.protocol`: the handler function of each scheme. */
export function createProtocol() {
  const handlers = new Map();
  const api = guard('protocol', {
    registerSchemesAsPrivileged,
    handle(scheme, handler) {
      if (typeof handler !== 'function') throw new TypeError('protocol.handle: a handler must be a function');
      if (handlers.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`);
      handlers.set(scheme, handler);
    },
    unhandle(scheme) {
      if (!handlers.delete(scheme)) throw new Error(`Failed to unhandle protocol: ${scheme}`);
    },
    isProtocolHandled: (scheme) => handlers.has(scheme),
  });
  return { api, handlerOf: (scheme) => handlers.get(scheme) };
}
