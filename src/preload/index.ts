import type { Result } from '@shared/contract/result';
import { type Bridge, bridgeKey, eventChannel, invokeChannel } from '@shared/contract/tables/bridge';
import { contextBridge, ipcRenderer } from 'electron';
import { createNanoEvents } from 'nanoevents';

type Listener = (payload: never) => void;
const events = createNanoEvents<Record<string, Listener>>();

ipcRenderer.on(eventChannel, (_event, name: string, payload: unknown) => {
  events.emit(name, payload as never);
});

/**
 * Failure for input that can't be cloned, or if the main process has ended; the dispatcher responds to every other request with a value.
 */
const broken: Result<never> = { ok: false, error: { code: 'internal' } };

const bridge: Bridge = {
  async call(name, ...input) {
    try {
      return await ipcRenderer.invoke(invokeChannel, name, input[0]);
    } catch {
      return broken;
    }
  },
  async callText(name, ...input) {
    try {
      return await ipcRenderer.invoke(invokeChannel, name, input[0], true);
    } catch {
      return JSON.stringify(broken);
    }
  },
  on: (name, listener) => events.on(name, listener),
};

contextBridge.exposeInMainWorld(bridgeKey, bridge);
