/** Electron's roles. Those with an entry here have an effect. The others are accepted and have none. */
const withFocused = (action) => (window, contents) => contents && action(contents, window);

const zoomStep = 0.5;

/** @type {Record<string, { label: string, accelerator?: string, click?: (window: any, contents: any, app: any) => void }>} */
export const roles = {
  undo: { label: 'Undo', accelerator: 'CommandOrControl+Z', click: withFocused((contents) => contents.undo()) },
  redo: { label: 'Redo', accelerator: 'Shift+CommandOrControl+Z', click: withFocused((contents) => contents.redo()) },
  cut: { label: 'Cut', accelerator: 'CommandOrControl+X', click: withFocused((contents) => contents.cut()) },
  copy: { label: 'Copy', accelerator: 'CommandOrControl+C', click: withFocused((contents) => contents.copy()) },
  paste: { label: 'Paste', accelerator: 'CommandOrControl+V', click: withFocused((contents) => contents.paste()) },
  delete: { label: 'Delete', click: withFocused((contents) => contents.delete()) },
  selectAll: { label: 'Select All', accelerator: 'CommandOrControl+A', click: withFocused((contents) => contents.selectAll()) },
  reload: { label: 'Reload', accelerator: 'CmdOrCtrl+R', click: withFocused((contents) => contents.reload()) },
  forceReload: {
    label: 'Force Reload',
    accelerator: 'Shift+CmdOrCtrl+R',
    click: withFocused((contents) => contents.reloadIgnoringCache()),
  },
  toggleDevTools: {
    label: 'Toggle Developer Tools',
    accelerator: 'Ctrl+Shift+I',
    click: withFocused((contents) => (contents.isDevToolsOpened() ? contents.closeDevTools() : contents.openDevTools())),
  },
  resetZoom: { label: 'Actual Size', accelerator: 'CommandOrControl+0', click: withFocused((contents) => contents.setZoomLevel(0)) },
  zoomIn: {
    label: 'Zoom In',
    accelerator: 'CommandOrControl+Plus',
    click: withFocused((contents) => contents.setZoomLevel(contents.getZoomLevel() + zoomStep)),
  },
  zoomOut: {
    label: 'Zoom Out',
    accelerator: 'CommandOrControl+-',
    click: withFocused((contents) => contents.setZoomLevel(contents.getZoomLevel() - zoomStep)),
  },
  togglefullscreen: { label: 'Toggle Full Screen', accelerator: 'F11', click: (window) => window?.setFullScreen(!window.isFullScreen()) },
  minimize: { label: 'Minimize', accelerator: 'CommandOrControl+M', click: (window) => window?.minimize() },
  close: { label: 'Close Window', accelerator: 'CommandOrControl+W', click: (window) => window?.close() },
  about: { label: 'About', click: (_window, _contents, app) => app.showAboutPanel() },
  quit: { label: 'Quit', accelerator: 'CommandOrControl+Q', click: (_window, _contents, app) => app.quit() },
  pasteAndMatchStyle: { label: 'Paste and Match Style', click: withFocused((contents) => contents.paste()) },
};

const inert = [
  'toggleSpellChecker',
  'window',
  'help',
  'services',
  'hide',
  'hideOthers',
  'unhide',
  'showSubstitutions',
  'toggleSmartQuotes',
  'toggleSmartDashes',
  'toggleTextReplacement',
  'startSpeaking',
  'stopSpeaking',
  'zoom',
  'front',
  'appMenu',
  'fileMenu',
  'editMenu',
  'viewMenu',
  'shareMenu',
  'recentDocuments',
  'toggleTabBar',
  'selectNextTab',
  'selectPreviousTab',
  'showAllTabs',
  'mergeAllWindows',
  'clearRecentDocuments',
  'moveTabToNewWindow',
  'windowMenu',
];

const byLowerCase = new Map([...Object.keys(roles), ...inert].map((name) => [name.toLowerCase(), name]));

/** Electron compares roles case-insensitively. @returns {string} the role as it is written in the documentation */
export function checkRole(role) {
  const known = byLowerCase.get(String(role).toLowerCase());
  if (!known) throw new Error(`electron stand-in: menu role "${role}" is not one of Electron's`);
  return known;
}
