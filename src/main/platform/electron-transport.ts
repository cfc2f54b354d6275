import type { Transport } from '@main/server/bridge/transport';
import { eventChannel, invokeChannel } from '@shared/contract/tables/bridge';
import { ipcMain } from 'electron';
import { allAppContents, keyOfContents } from './app-windows';

/** The only code of the main process that uses raw IPC. */
export const electronTransport: Transport = {
  serve(answer) {
    ipcMain.handle(invokeChannel, async (event, name: unknown, input: unknown, asText: unknown) => {
      const frame = event.senderFrame;
      const isMainFrame = frame !== null && frame.parent === null;
      const result = await answer({ window: keyOfContents(event.sender), isMainFrame, url: frame?.url ?? null }, name, input);
      return asText === true ? JSON.stringify(result) : result;
    });
  },
  emit(name, payload) {
    for (const contents of allAppContents()) contents.send(eventChannel, name, payload);
  },
  emitTo(window, name, payload) {
    for (const contents of allAppContents()) if (keyOfContents(contents) === window) contents.send(eventChannel, name, payload);
  },
  emitToOthers(window, name, payload) {
    for (const contents of allAppContents()) if (keyOfContents(contents) !== window) contents.send(eventChannel, name, payload);
  },
};
