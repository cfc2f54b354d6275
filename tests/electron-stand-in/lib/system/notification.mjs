import { createEvent, guard, KnownEmitter } from '../guard.mjs';
import { inner } from '../runtime.mjs';

const shown = [];
/** Time in ms for which Windows shows a notification before it moves to the notification center. */
const toastMs = 5_000;
let activated = () => undefined;

class NotificationImplementation extends KnownEmitter {
  constructor(options = {}) {
    super('Notification', ['action', 'click', 'close', 'failed', 'reply', 'show']);
    Object.assign(this, { title: '', body: '', silent: false, ...options });
    // biome-ignore lint/correctness/noConstructorReturn: every exported object is guarded
    return guard('Notification', this);
  }

  static isSupported() {
    return true;
  }

  /** Windows: called for each notification clicked in the notification center, even if its object no longer exists. */
  static handleActivation(callback) {
    activated = callback;
  }

  show() {
    const mode = process.env.DIWAN_STAND_IN_NOTIFICATIONS;
    if (mode === 'fail') return void queueMicrotask(() => this.emit('failed', createEvent(), 'notifications are turned off'));
    shown.push(this);
    queueMicrotask(() => this.emit('show'));
    if (mode === 'time-out') setTimeout(() => this.emit('close', createEvent({ reason: 'timedOut' })), toastMs).unref();
  }

  close() {
    queueMicrotask(() => this.emit('close'));
  }
}

NotificationImplementation[inner] = { shown, activate: (details) => activated(details) };

/** Never shown; recorded in the order of `show()`. A test clicks a notification with `notification.emit('click')`. */
export const Notification = guard('Notification', NotificationImplementation);
