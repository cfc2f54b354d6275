/**
 * Structured clone as text, for messages between the main process and a page. The function is also injected into pages as source, so it
 * must not refer to anything outside itself.
 */
export function createCodec() {
  const bufferViews = [
    'Int8Array',
    'Uint8Array',
    'Uint8ClampedArray',
    'Int16Array',
    'Uint16Array',
    'Int32Array',
    'Uint32Array',
    'Float32Array',
    'Float64Array',
    'BigInt64Array',
    'BigUint64Array',
    'DataView',
  ];
  const errors = ['Error', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError'];
  const tagOf = (value) => Object.prototype.toString.call(value).slice(8, -1);
  const isNode = typeof Buffer === 'function';
  const toBase64 = (bytes) =>
    isNode ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64') : bytes.toBase64();
  const fromBase64 = (text) => (isNode ? new Uint8Array(Buffer.from(text, 'base64')).buffer : Uint8Array.fromBase64(text).buffer);
  const refuse = () => {
    throw new Error('An object could not be cloned.');
  };

  /** Whether JSON can represent the value: true for most messages, and many times faster. */
  function isPlain(value, depth) {
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
    if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
    if (typeof value !== 'object' || depth > 50) return false;
    if (Array.isArray(value)) {
      for (let i = 0; i < value.length; i++) if (!(i in value) || !isPlain(value[i], depth + 1)) return false;
      return true;
    }
    const prototype = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null) return false;
    if (typeof value.toJSON === 'function') return false;
    for (const key of Object.keys(value)) if (!isPlain(value[key], depth + 1)) return false;
    return true;
  }

  function encodeNodes(root) {
    const nodes = [];
    const ids = new Map();
    const toRef = (value) => {
      if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
      if (value === undefined) return ['undefined'];
      if (typeof value === 'number') {
        return Number.isFinite(value) && !Object.is(value, -0) ? value : ['number', Object.is(value, -0) ? '-0' : String(value)];
      }
      if (typeof value === 'bigint') return ['bigint', String(value)];
      if (!ids.has(value)) {
        const id = nodes.push(null) - 1;
        ids.set(value, id);
        nodes[id] = toNode(value);
      }
      return ['node', ids.get(value)];
    };
    const toPairs = (value) => Object.keys(value).map((key) => [key, toRef(value[key])]);
    const toNode = (value) => {
      const tag = tagOf(value);
      if (Array.isArray(value)) return ['Array', value.length, toPairs(value)];
      if (tag === 'Object') return ['Object', toPairs(value)];
      if (tag === 'Date') return ['Date', Number.isNaN(value.getTime()) ? null : value.getTime()];
      if (tag === 'RegExp') return ['RegExp', value.source, value.flags];
      if (tag === 'Map') return ['Map', [...value].map(([key, item]) => [toRef(key), toRef(item)])];
      if (tag === 'Set') return ['Set', [...value].map(toRef)];
      if (tag === 'Error') return ['Error', value.name, value.message, value.stack, 'cause' in value ? toRef(value.cause) : null];
      if (tag === 'ArrayBuffer') return ['ArrayBuffer', toBase64(new Uint8Array(value))];
      if (bufferViews.includes(tag)) {
        return ['View', tag, toRef(value.buffer), value.byteOffset, tag === 'DataView' ? value.byteLength : value.length];
      }
      if (tag === 'Boolean' || tag === 'String' || tag === 'Number') return ['Boxed', value.valueOf()];
      return refuse();
    };
    return [toRef(root), nodes];
  }

  function decodeNodes([root, nodes]) {
    const made = [];
    const fromRef = (ref) => {
      if (!Array.isArray(ref)) return ref;
      if (ref[0] === 'undefined') return undefined;
      if (ref[0] === 'number') return Number(ref[1]);
      if (ref[0] === 'bigint') return BigInt(ref[1]);
      return ref[1] in made ? made[ref[1]] : make(ref[1]);
    };
    const put = (target, pairs) => {
      for (const [key, ref] of pairs) {
        Object.defineProperty(target, key, { value: fromRef(ref), enumerable: true, configurable: true, writable: true });
      }
      return target;
    };
    const makers = {
      Array: (id, [length, pairs]) => {
        made[id] = new Array(length);
        return put(made[id], pairs);
      },
      Object: (id, [pairs]) => {
        made[id] = {};
        return put(made[id], pairs);
      },
      Map: (id, [pairs]) => {
        made[id] = new Map();
        for (const [key, item] of pairs) made[id].set(fromRef(key), fromRef(item));
      },
      Set: (id, [items]) => {
        made[id] = new Set();
        for (const item of items) made[id].add(fromRef(item));
      },
      Error: (id, [name, message, stack, cause]) => {
        made[id] = new (errors.includes(name) ? globalThis[name] : Error)(message);
        Object.defineProperty(made[id], 'stack', { value: stack, configurable: true, writable: true });
        if (cause !== null) made[id].cause = fromRef(cause);
      },
      Date: (id, [time]) => {
        made[id] = new Date(time === null ? Number.NaN : time);
      },
      RegExp: (id, [source, flags]) => {
        made[id] = new RegExp(source, flags);
      },
      ArrayBuffer: (id, [text]) => {
        made[id] = fromBase64(text);
      },
      View: (id, [tag, buffer, offset, length]) => {
        made[id] = new globalThis[tag](fromRef(buffer), offset, length);
      },
      Boxed: (id, [value]) => {
        made[id] = Object(value);
      },
    };
    const make = (id) => {
      const [kind, ...rest] = nodes[id];
      makers[kind](id, rest);
      return made[id];
    };
    return fromRef(root);
  }

  return {
    encode(value) {
      if (isPlain(value, 0)) return `p${JSON.stringify(value)}`;
      let clone;
      try {
        clone = structuredClone(value);
      } catch {
        return refuse();
      }
      return `n${JSON.stringify(encodeNodes(clone))}`;
    },
    decode(text) {
      const parsed = JSON.parse(text.slice(1));
      return text[0] === 'p' ? parsed : decodeNodes(parsed);
    },
  };
}
