import { EventEmitter } from 'node:events';

/** Members that promises, inspectors, and test runners probe on any object. Electron's objects don't have them either. */
const probes = new Set([
  '$$typeof',
  '@@__IMMUTABLE_ITERABLE__@@',
  '@@__IMMUTABLE_RECORD__@@',
  '__esModule',
  '_isMockFunction',
  'asymmetricMatch',
  'default',
  'domain',
  'inspect',
  'nodeType',
  'tagName',
  'then',
  'toJSON',
]);

const notProvided = (name) => new Error(`electron stand-in: ${name} is not provided`);

const worksWhenDestroyed = (key) => key in EventEmitter.prototype || key === 'isDestroyed' || key === 'constructor';

const refuseDestroyed = () => {
  throw new TypeError('Object has been destroyed');
};

/**
 * Wraps an object so that reading or setting a member that it doesn't have throws an error with the member's name. A gap of the stand-in is
 * then never mistaken for behavior of the app.
 * @template {object} T
 * @param {string} name @param {T} target @param {() => boolean} [isDestroyed] while true, its methods throw, as Electron's do
 * @returns {T}
 */
export function guard(name, target, isDestroyed) {
  return new Proxy(target, {
    get(object, key, receiver) {
      if (typeof key !== 'symbol' && !(key in object) && !probes.has(key)) throw notProvided(`${name}.${key}`);
      const value = Reflect.get(object, key, receiver);
      if (typeof value === 'function' && typeof key === 'string' && isDestroyed?.() && !worksWhenDestroyed(key)) return refuseDestroyed;
      return value;
    },
    set(object, key, value) {
      if (typeof key === 'symbol' || key in object || key.startsWith('_')) return Reflect.set(object, key, value);
      throw notProvided(`${name}.${key}`);
    },
  });
}

/** An event emitter with a fixed list of events. It refuses listeners for any other event. */
export class KnownEmitter extends EventEmitter {
  #name;
  #known;

  /** @param {string} name @param {string[]} events */
  constructor(name, events) {
    super();
    this.setMaxListeners(0);
    this.#name = name;
    this.#known = new Set(['error', 'newListener', 'removeListener', ...events]);
    for (const method of ['on', 'addListener', 'once', 'prependListener', 'prependOnceListener']) this.#checkEventsOf(method);
  }

  #checkEventsOf(method) {
    const original = this[method];
    const check = (event) => {
      if (typeof event === 'string' && !this.#known.has(event)) throw notProvided(`${this.#name} event "${event}"`);
    };
    Object.defineProperty(this, method, {
      configurable: true,
      writable: true,
      value(event, listener) {
        check(event);
        return original.call(this, event, listener);
      },
    });
  }
}

/** Returns an event as Electron passes it to listeners: the given fields, and preventDefault(). */
export function createEvent(fields = {}) {
  let isPrevented = false;
  return Object.defineProperties(
    { ...fields },
    {
      defaultPrevented: { get: () => isPrevented, enumerable: true },
      preventDefault: {
        value: () => {
          isPrevented = true;
        },
      },
    },
  );
}
