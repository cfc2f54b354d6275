const { contextBridge, ipcRenderer } = require('electron');

contextBridge.exposeInMainWorld('contract', {
  invoke: (channel, value) => ipcRenderer.invoke(channel, value),
});
