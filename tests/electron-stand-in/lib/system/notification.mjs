import { guard, KnownEmitter } from '../guard.mjs';
import { inner } from '../runtime.mjs';

const shown = [];

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

  show() {
    shown.push(this);
    queueMicrotask(() => this.emit('show'));
  }

  close() {
    queueMicrotask(() => this.emit('close'));
  }
}

NotificationImplementation[inner] = { shown };

/** Shown nowhere; kept in order of `show()`. A test clicks one with `notification.emit('click')`. */
export const Notification = guard('Notification', NotificationImplementation);
