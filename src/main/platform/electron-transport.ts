import { eventChannel, invokeChannel } from '@shared/contract/tables/bridge';
import { ipcMain } from 'electron';
import type { Transport } from '../bridge/transport';
import { allAppContents, keyOfContents } from './app-windows';

/** The only raw IPC of the main process. */
export const electronTransport: Transport = {
  serve(answer) {
    ipcMain.handle(invokeChannel, (event, name: unknown, input: unknown) => {
      const frame = event.senderFrame;
      const isMainFrame = frame !== null && frame.parent === null;
      return answer({ window: keyOfContents(event.sender), isMainFrame, url: frame?.url ?? null }, name, input);
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
