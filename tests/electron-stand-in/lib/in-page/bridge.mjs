/**
 * contextBridge between the page's world and the preload's isolated world. Both worlds run this same function and communicate through
 * CustomEvents on `document`: Chromium delivers these synchronously and clones their `detail` from world to world. Injected as source, so
 * it must not refer to anything outside itself.
 * @param {'page' | 'preload'} side @param {string} channel a secret that page scripts can't guess
 */
export function createBridge(side, channel) {
  const { document, CustomEvent } = globalThis;
  const dispatch = document.dispatchEvent.bind(document);
  const outgoing = channel + (side === 'page' ? 'preload' : 'page');
  const functions = [];
  const functionIds = new WeakMap();
  const proxies = new Map();
  const returned = new Map();
  const settling = new Map();
  const cloned = /^(Date|RegExp|Map|Set|ArrayBuffer|DataView|Blob|File|ImageData|.*Array|String|Number|Boolean|Error)$/;
  let nextId = 1;
  let onQuestion = null;

  const post = (message) => dispatch(new CustomEvent(outgoing, { detail: message }));
  const packError = (error) => (error instanceof Error ? { message: error.message, name: error.name } : { message: String(error) });
  const unpackError = ({ message, name }) => (name ? Object.assign(new Error(message), { name }) : new Error(message));

  function pack(value, depth = 0) {
    if (depth > 1000) throw new TypeError('Electron contextBridge recursion depth exceeded.');
    if (typeof value === 'symbol') throw new TypeError('An object could not be cloned.');
    if (typeof value === 'function') {
      if (!functionIds.has(value)) functionIds.set(value, functions.push(value) - 1);
      return { kind: 'function', id: functionIds.get(value) };
    }
    if (value === null || typeof value !== 'object') return { kind: 'value', value };
    if (value instanceof Promise) {
      const id = nextId++;
      value.then(
        (result) => post({ type: 'settled', id, ok: true, value: pack(result) }),
        (error) => post({ type: 'settled', id, ok: false, error: packError(error) }),
      );
      return { kind: 'promise', id };
    }
    if (Array.isArray(value)) return { kind: 'array', items: value.map((item) => pack(item, depth + 1)) };
    if (cloned.test(Object.prototype.toString.call(value).slice(8, -1))) return { kind: 'value', value };
    return { kind: 'object', entries: Object.keys(value).map((key) => [key, pack(value[key], depth + 1)]) };
  }

  function callOther(id, args) {
    const call = nextId++;
    post({ type: 'call', id, call, args: args.map((arg) => pack(arg)) });
    const answer = returned.get(call);
    returned.delete(call);
    if (!answer) throw new Error('The other world of the context bridge has gone');
    if (!answer.ok) throw unpackError(answer.error);
    return unpack(answer.value, false);
  }

  function unpack(packed, isFrozen) {
    const finish = (object) => (isFrozen ? Object.freeze(object) : object);
    switch (packed.kind) {
      case 'value':
        return packed.value;
      case 'array':
        return finish(packed.items.map((item) => unpack(item, isFrozen)));
      case 'object':
        return finish(Object.fromEntries(packed.entries.map(([key, item]) => [key, unpack(item, isFrozen)])));
      case 'promise':
        return new Promise((resolve, reject) => settling.set(packed.id, { resolve, reject }));
      default:
        if (!proxies.has(packed.id)) proxies.set(packed.id, (...args) => callOther(packed.id, args));
        return proxies.get(packed.id);
    }
  }

  function answerCall({ id, call, args }) {
    let answer;
    try {
      answer = { ok: true, value: pack(functions[id](...args.map((arg) => unpack(arg, false)))) };
    } catch (error) {
      answer = { ok: false, error: packError(error) };
    }
    post({ type: 'returned', call, ...answer });
  }

  const receivers = {
    call: answerCall,
    returned: (message) => returned.set(message.call, message),
    settled: ({ id, ok, value, error }) => {
      const promise = settling.get(id);
      settling.delete(id);
      if (ok) promise?.resolve(unpack(value, false));
      else promise?.reject(unpackError(error));
    },
    expose: ({ key, api }) => {
      Object.defineProperty(globalThis, key, { value: unpack(api, true), enumerable: true, configurable: false, writable: false });
    },
    question: ({ id, name, details }) => {
      Promise.resolve(onQuestion?.(name, details)).then((value) => post({ type: 'settled', id, ok: true, value: pack(value) }));
    },
  };

  document.addEventListener(channel + side, (event) => {
    event.stopImmediatePropagation();
    if (event.detail) receivers[event.detail.type]?.(event.detail);
  });

  const exposed = new Set();
  return {
    expose(key, api) {
      if (exposed.has(key)) throw new Error('Cannot bind an API on top of an existing property on the window object');
      exposed.add(key);
      post({ type: 'expose', key, api: pack(api) });
    },
    /** Page side: sends a request to the other world and returns a promise of its response. */
    ask(name, details) {
      // A string, because numeric IDs belong to promises that the other side made.
      const id = `question ${nextId++}`;
      const answer = new Promise((resolve, reject) => settling.set(id, { resolve, reject }));
      post({ type: 'question', id, name, details });
      return answer;
    },
    onQuestion(handler) {
      onQuestion = handler;
    },
  };
}
