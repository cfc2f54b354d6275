import { createEvent } from '../guard.mjs';
import { createCodec } from '../in-page/codec.mjs';
import { ipcMain } from '../ipc-main.mjs';
import { debug } from '../runtime.mjs';
import { originOf, toAlias } from '../session/schemes.mjs';

const codec = createCodec();

/** The connection between a page's preload and ipcMain. */
export class IpcLink {
  #page;

  /** @param {import('./page.mjs').Page} page */
  constructor(page) {
    this.#page = page;
  }

  watch(cdp) {
    cdp.on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
      if (name !== '__standInPost') return;
      const [type, channel, id, text] = JSON.parse(payload);
      this.#receive({ type, channel, id, args: codec.decode(text), contextId: executionContextId });
    });
  }

  /** As in Electron, events are dropped while no document listens. */
  async send(channel, args) {
    const text = codec.encode(args);
    await this.#page.attached.catch(() => undefined);
    const contextId = this.#page.frames.preloadContext();
    if (contextId === undefined) debug('no page to receive', channel);
    else await this.#deliver(contextId, 'message', channel, text);
  }

  #deliver(contextId, kind, key, text) {
    return this.#page.cdp.trySend('Runtime.callFunctionOn', {
      functionDeclaration: '(...args) => __standInReceive(...args)',
      executionContextId: contextId,
      arguments: [{ value: kind }, { value: key }, { value: text }],
      silent: true,
    });
  }

  #receive(message) {
    const { type, channel, args } = message;
    if (type === 'invoke') this.#invoke(message);
    else if (type === 'send') this.#onSent(message);
    else if (type === 'permission-request' || type === 'permission-check') this.#askPermission(message);
    else if (type === 'window-open') this.#page.popups.onAsked(args[0]);
    else if (type === 'preload-error') {
      const file = this.#page.preferences.preload;
      console.error(`Unable to load preload script: ${file}`, args[0]);
      this.#page.emit('preload-error', createEvent(), file, args[0]);
    } else this.#page.reports.on(type, args[0], channel);
  }

  #toEvent(contextId) {
    const { frames, contents } = this.#page;
    return createEvent({
      type: 'frame',
      sender: contents,
      senderFrame: frames.toWebFrame(frames.frameOfContext(contextId)),
      processId: 1,
      frameId: 1,
      ports: [],
    });
  }

  #onSent({ channel, args, contextId }) {
    const event = Object.assign(this.#toEvent(contextId), { reply: (to, ...values) => this.send(to, values) });
    this.#page.emit('ipc-message', event, channel, ...args);
    this.#page.contents.ipc.emit(channel, event, ...args);
    ipcMain.emit(channel, event, ...args);
  }

  async #invoke({ channel, id, args, contextId }) {
    const handler = this.#page.contents.ipc.handlerOf(channel) ?? ipcMain.handlerOf(channel);
    try {
      if (!handler) throw new Error(`No handler registered for '${channel}'`);
      const result = await handler(this.#toEvent(contextId), ...args);
      await this.#deliver(contextId, 'answer', id, codec.encode(result));
    } catch (error) {
      console.error(`Error occurred in handler for '${channel}':`, error);
      await this.#deliver(contextId, 'failure', id, `Error invoking remote method '${channel}': ${error}`);
    }
  }

  async #askPermission({ type, id, args, contextId }) {
    const { frames, contents, session } = this.#page;
    const url = frames.urlOf(frames.frameOfContext(contextId));
    const origin = originOf(url);
    const question = { contents, url, origin, chromiumOrigin: new URL(toAlias(url)).origin, ...args[0] };
    const answer = await (type === 'permission-check' ? session.permissions.check(question) : session.permissions.request(question));
    await this.#deliver(contextId, 'answer', id, codec.encode(answer));
  }
}
