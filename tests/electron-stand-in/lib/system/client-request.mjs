import http from 'node:http';
import https from 'node:https';
import { PassThrough } from 'node:stream';
import { guard, KnownEmitter } from '../guard.mjs';
import { inner } from '../runtime.mjs';
import { netError, toNetError } from '../session/net-errors.mjs';
import { session } from '../session/session.mjs';

const known = new Set(['cache', 'credentials', 'headers', 'method', 'partition', 'redirect', 'session', 'url', 'useSessionCookies']);
const chunkBytes = 64 * 1024;

/** Builds an address from the parts that Node's own requests accept. */
function toUrl({ protocol = 'http:', hostname, port, path = '/', ...options }) {
  return { ...options, url: `${protocol}//${hostname}${port ? `:${port}` : ''}${path}` };
}

function readOptions(given) {
  const parts = typeof given === 'string' ? { url: given } : given;
  const options = parts.url === undefined ? toUrl(parts) : parts;
  const unknown = Object.keys(options).find((name) => !known.has(name));
  if (unknown) throw new Error(`electron stand-in: net.request option ${unknown} is not provided`);
  if (!/^https?:/.test(options.url)) throw new Error('ClientRequest only supports http: and https: protocols');
  return { method: 'GET', redirect: 'follow', headers: {}, ...options };
}

/** Wraps the response as a stream. */
function toIncomingMessage(response) {
  const { statusCode, statusMessage, headers, httpVersion } = response;
  const message = Object.assign(new PassThrough(), { statusCode, statusMessage, headers, httpVersion });
  response.on('aborted', () => message.emit('aborted'));
  response.on('error', (error) => {
    if (message.listenerCount('error') > 0) message.destroy(toNetError(error, { isBody: true }));
  });
  return response.pipe(message);
}

/** `net.request`: Node's http with the behavior of Electron's ClientRequest. */
class ClientRequest extends KnownEmitter {
  constructor(given) {
    // `aborted`, `login`, and `socket` are never emitted here; electron-updater listens for them.
    super('ClientRequest', ['abort', 'aborted', 'close', 'error', 'finish', 'login', 'redirect', 'response', 'socket']);
    const options = readOptions(given);
    const own = options.session ?? (options.partition ? session.fromPartition(options.partition) : session.defaultSession);
    this[inner] = { options, own, headers: { ...options.headers }, chunks: [], sent: 0, total: 0, isAborted: false, isFollowing: false };
    // biome-ignore lint/correctness/noConstructorReturn: every exported object is guarded
    return guard('ClientRequest', this);
  }

  setHeader(name, value) {
    this[inner].headers[name] = value;
  }

  getHeader(name) {
    return this[inner].headers[name];
  }

  removeHeader(name) {
    delete this[inner].headers[name];
  }

  write(chunk) {
    this[inner].chunks.push(Buffer.from(chunk));
  }

  end(chunk) {
    if (chunk !== undefined) this.write(chunk);
    start(this, this[inner].options.url);
  }

  abort() {
    const state = this[inner];
    if (state.isAborted) return;
    state.isAborted = true;
    state.request?.destroy();
    this.emit('abort');
    this.emit('close');
  }

  followRedirect() {
    this[inner].isFollowing = true;
  }

  getUploadProgress() {
    const { total, sent, isUploading } = this[inner];
    return isUploading ? { active: true, started: true, current: sent, total } : { active: false };
  }
}

async function start(client, url) {
  const state = client[inner];
  const { method } = state.options;
  const verdict = await state.own[inner].webRequest.askBefore({ url, method, resourceType: 'other' });
  if (state.isAborted) return;
  if (verdict.cancel) return fail(client, netError('ERR_BLOCKED_BY_CLIENT'));
  const body = Buffer.concat(state.chunks);
  const headers = { ...state.headers, ...(body.length > 0 ? { 'content-length': body.length } : {}) };
  const request = (url.startsWith('https:') ? https : http).request(url, { method, headers });
  Object.assign(state, { request, total: body.length, sent: 0, isUploading: body.length > 0 });
  request.on('error', (error) => fail(client, toNetError(error)));
  request.on('response', (response) => onResponse(client, url, response));
  upload(state, request, body);
}

function upload(state, request, body) {
  const writeFrom = (offset) => {
    if (offset >= body.length) {
      request.end();
      return;
    }
    const end = Math.min(offset + chunkBytes, body.length);
    request.write(body.subarray(offset, end), (error) => {
      if (error) return;
      state.sent = end;
      writeFrom(end);
    });
  };
  writeFrom(0);
}

function onResponse(client, url, response) {
  const state = client[inner];
  state.isUploading = false;
  const { statusCode, headers } = response;
  const isRedirect = statusCode >= 300 && statusCode < 400 && headers.location !== undefined;
  if (!isRedirect) {
    const message = toIncomingMessage(response);
    client.emit('response', message);
    // `close` is the last event, however late the response is read.
    message.on('end', () => client.emit('close'));
    return;
  }
  response.resume();
  const target = new URL(headers.location, url).href;
  if (state.options.redirect === 'error') return fail(client, new Error("Attempted to redirect, but redirect policy was 'error'"));
  state.isFollowing = false;
  client.emit('redirect', statusCode, state.options.method, target, headers);
  if (state.isAborted) return;
  if (state.options.redirect === 'manual') {
    if (!state.isFollowing) return fail(client, new Error('Redirect was cancelled'));
  }
  start(client, target);
}

function fail(client, error) {
  const state = client[inner];
  if (state.isAborted) return;
  state.isAborted = true;
  state.request?.destroy();
  client.emit('error', error);
  client.emit('close');
}

export const createClientRequest = (options) => new ClientRequest(options);
