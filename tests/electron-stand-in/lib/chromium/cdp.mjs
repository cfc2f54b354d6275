import { EventEmitter } from 'node:events';

/** One CDP session: a page, or without an ID the browser itself. Events are emitted under their CDP names. */
export class CdpSession extends EventEmitter {
  /** @param {CdpConnection} connection @param {string | undefined} id */
  constructor(connection, id) {
    super();
    this.setMaxListeners(0);
    this.connection = connection;
    this.id = id;
  }

  /** @param {string} method @param {object} [params] @returns {Promise<any>} */
  send(method, params = {}) {
    return this.connection.send(method, params, this.id);
  }

  /** Sends a command whose failure only means that the page was closed in the meantime. */
  async trySend(method, params = {}) {
    try {
      return await this.send(method, params);
    } catch {
      return undefined;
    }
  }
}

/**
 * CDP over `--remote-debugging-pipe`: zero-terminated JSON. The pipe also ends Chromium: it exits as soon as the other end closes, however
 * the owning process ended.
 */
export class CdpConnection {
  #nextId = 1;
  #waiting = new Map();
  #sessions = new Map();
  #chunks = [];
  #isClosed = false;

  /** @param {import('node:stream').Writable} input @param {import('node:stream').Readable} output */
  constructor(input, output) {
    this.input = input;
    this.browser = new CdpSession(this, undefined);
    input.on('error', () => this.#close());
    output.on('error', () => this.#close());
    output.on('close', () => this.#close());
    output.on('data', (chunk) => this.#read(chunk));
  }

  session(id) {
    let session = this.#sessions.get(id);
    if (!session) {
      session = new CdpSession(this, id);
      this.#sessions.set(id, session);
    }
    return session;
  }

  forget(id) {
    this.#sessions.delete(id);
  }

  send(method, params, sessionId) {
    if (this.#isClosed) return Promise.reject(new Error(`${method}: Chromium has gone`));
    const id = this.#nextId++;
    const message = sessionId ? { id, method, params, sessionId } : { id, method, params };
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { method, resolve, reject });
      this.input.write(`${JSON.stringify(message)}\0`);
    });
  }

  #read(chunk) {
    let from = 0;
    for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, from)) {
      this.#chunks.push(chunk.subarray(from, end));
      const text = this.#chunks.length === 1 ? this.#chunks[0].toString() : Buffer.concat(this.#chunks).toString();
      this.#chunks = [];
      from = end + 1;
      this.#dispatch(JSON.parse(text));
    }
    if (from < chunk.length) this.#chunks.push(from === 0 ? chunk : chunk.subarray(from));
  }

  #dispatch(message) {
    if (message.id) {
      const call = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (!call) return;
      if (message.error) call.reject(new Error(`${call.method}: ${message.error.message}`));
      else call.resolve(message.result);
      return;
    }
    const session = message.sessionId ? this.session(message.sessionId) : this.browser;
    session.emit(message.method, message.params);
  }

  #close() {
    if (this.#isClosed) return;
    this.#isClosed = true;
    for (const call of this.#waiting.values()) call.reject(new Error(`${call.method}: Chromium has gone`));
    this.#waiting.clear();
  }
}
