import { guard, KnownEmitter } from '../guard.mjs';

/** Never emits an event automatically: a test does, with `powerMonitor.emit('suspend')`. */
export const powerMonitor = guard(
  'powerMonitor',
  new KnownEmitter('powerMonitor', ['lock-screen', 'on-ac', 'on-battery', 'resume', 'shutdown', 'suspend', 'unlock-screen']),
);

const blockers = new Set();
let nextBlocker = 0;

export const powerSaveBlocker = guard('powerSaveBlocker', {
  start(type) {
    if (type !== 'prevent-app-suspension' && type !== 'prevent-display-sleep')
      throw new TypeError(`Invalid power save blocker type: ${type}`);
    blockers.add(nextBlocker);
    return nextBlocker++;
  },
  stop: (id) => blockers.delete(id),
  isStarted: (id) => blockers.has(id),
});
