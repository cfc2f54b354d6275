import { EventEmitter } from 'node:events';

/** Asked for by promises, inspectors and test runners of any object they meet; absent on Electron's objects too. */
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
 * The same object, but reading or setting a member that it does not have throws an error naming that member, so that a
 * gap of the stand-in is never mistaken for a behaviour of the app.
 * @template {object} T
 * @param {string} name @param {T} target @param {() => boolean} [isDestroyed] from when on its methods throw, as Electron's do
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

/** An event emitter that knows the events it can ever emit, and refuses listeners for any other. */
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

/** An event as Electron hands it to listeners: the given fields, and preventDefault(). */
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
