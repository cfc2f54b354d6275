import { eventChannel, invokeChannel } from '@shared/contract/bridge';
import { ipcMain } from 'electron';
import type { Transport } from '../bridge/transport';
import { allAppContents, isAppContents } from './app-windows';

/** The only raw IPC of the main process. */
export const electronTransport: Transport = {
  serve(answer) {
    ipcMain.handle(invokeChannel, (event, name: unknown, input: unknown) => {
      const frame = event.senderFrame;
      const isMainFrame = frame !== null && frame.parent === null;
      return answer({ isAppWindow: isAppContents(event.sender), isMainFrame, url: frame?.url ?? null }, name, input);
    });
  },
  emit(name, payload) {
    for (const contents of allAppContents()) contents.send(eventChannel, name, payload);
  },
};
