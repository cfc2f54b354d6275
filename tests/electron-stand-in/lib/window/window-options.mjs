import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runtime } from '../runtime.mjs';

/** Options that a window can be created with: those that have an effect here, and those that only concern a real frame. */
const knownOptions = new Set([
  'acceptFirstMouse',
  'autoHideMenuBar',
  'backgroundColor',
  'center',
  'closable',
  'darkTheme',
  'focusable',
  'frame',
  'fullscreen',
  'fullscreenable',
  'hasShadow',
  'height',
  'icon',
  'maxHeight',
  'maxWidth',
  'maximizable',
  'minHeight',
  'minWidth',
  'minimizable',
  'modal',
  'movable',
  'paintWhenInitiallyHidden',
  'parent',
  'resizable',
  'roundedCorners',
  'show',
  'skipTaskbar',
  'title',
  'titleBarStyle',
  'useContentSize',
  'webPreferences',
  'width',
  'x',
  'y',
]);

const knownPreferences = new Set([
  'additionalArguments',
  'allowRunningInsecureContent',
  'autoplayPolicy',
  'backgroundThrottling',
  'contextIsolation',
  'defaultEncoding',
  'devTools',
  'disableBlinkFeatures',
  'disableDialogs',
  'enableBlinkFeatures',
  'enableWebSQL',
  'experimentalFeatures',
  'images',
  'javascript',
  'navigateOnDragDrop',
  'nodeIntegration',
  'nodeIntegrationInSubFrames',
  'nodeIntegrationInWorker',
  'partition',
  'plugins',
  'preload',
  'safeDialogs',
  'sandbox',
  'session',
  'spellcheck',
  'webSecurity',
  'webgl',
  'webviewTag',
  'zoomFactor',
]);

/** Each entry is true for a value of a preference that no window of the app may have. */
const unsafe = {
  allowRunningInsecureContent: (value) => value === true,
  contextIsolation: (value) => value === false,
  enableBlinkFeatures: (value) => Boolean(value),
  experimentalFeatures: (value) => value === true,
  nodeIntegration: (value) => value === true,
  nodeIntegrationInSubFrames: (value) => value === true,
  nodeIntegrationInWorker: (value) => value === true,
  plugins: (value) => value === true,
  sandbox: (value) => value === false || (value === undefined && !runtime.isSandboxForced),
  webSecurity: (value) => value === false,
  webviewTag: (value) => value === true,
};

const refuse = (name, why) => {
  throw new Error(`electron stand-in: BrowserWindow option ${name} ${why}`);
};

function checkKnown(options, known, prefix) {
  const unknown = Object.keys(options).find((name) => !known.has(name));
  if (unknown) refuse(`${prefix}${unknown}`, 'is not provided');
}

function checkPreload(preload) {
  if (preload === undefined) return;
  if (!path.isAbsolute(preload)) refuse('webPreferences.preload', `must be an absolute path, not ${preload}`);
  const isModule =
    preload.endsWith('.mjs') || (existsSync(preload) && /^\s*(import\s*["'{*\w]|export\s+[\w{*])/m.test(readFileSync(preload, 'utf8')));
  if (isModule) refuse('webPreferences.preload', `must be CommonJS in a sandboxed window: ${preload}`);
}

/**
 * Throws an error with the option's name for a window that Electron would create but that would be insecure, and for an option that the
 * stand-in doesn't have.
 * @param {Record<string, any>} options of `new BrowserWindow()`
 */
export function checkWindowOptions(options) {
  checkKnown(options, knownOptions, '');
  const preferences = options.webPreferences ?? {};
  checkKnown(preferences, knownPreferences, 'webPreferences.');
  for (const [name, isUnsafe] of Object.entries(unsafe)) {
    const value = preferences[name];
    if (isUnsafe(value)) refuse(`webPreferences.${name}`, `must not be ${value === undefined ? 'missing' : JSON.stringify(value)}`);
  }
  checkPreload(preferences.preload);
  if (preferences.session && preferences.partition) refuse('webPreferences.partition', 'cannot be given together with session');
}
