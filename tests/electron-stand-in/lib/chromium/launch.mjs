import { spawn } from 'node:child_process';
import path from 'node:path';
import { CdpConnection } from './cdp.mjs';

const disabledFeatures = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'SpareRendererForSitePerProcess',
  'Translate',
  // Chromium's own address bar costs two pages and a process per window, which Electron doesn't have.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** Switches of the app (and of Playwright, which sets its own through app.commandLine) that aren't passed to Chromium. */
const ownSwitches = new Set([
  'disable-features',
  'headless',
  'lang',
  'no-sandbox',
  'remote-debugging-pipe',
  'remote-debugging-port',
  'user-data-dir',
]);

/** @param {{ profileDir: string, isHeadless: boolean, isSandboxed: boolean, switches: Map<string, string>, port: string | undefined }} options */
export function chromiumArguments({ profileDir, isHeadless, isSandboxed, switches, port }) {
  const lang = switches.get('lang');
  const features = [...disabledFeatures, ...(switches.get('disable-features') ?? '').split(',')].filter(Boolean);
  const passedOn = [...switches].filter(([name]) => !ownSwitches.has(name) && !name.startsWith('inspect'));
  return [
    '--remote-debugging-pipe',
    ...(port === undefined ? [] : [`--remote-debugging-port=${port}`]),
    `--user-data-dir=${profileDir}`,
    '--no-startup-window',
    '--no-first-run',
    '--no-default-browser-check',
    '--no-service-autorun',
    '--disable-background-networking',
    '--disable-background-timer-throttling',
    '--disable-backgrounding-occluded-windows',
    '--disable-back-forward-cache',
    '--disable-breakpad',
    '--disable-component-update',
    '--disable-default-apps',
    '--disable-dev-shm-usage',
    '--disable-extensions',
    '--disable-gpu',
    '--disable-hang-monitor',
    '--disable-infobars',
    // The popups of a page must reach setWindowOpenHandler. Chromium's own blocker would drop them first.
    '--disable-popup-blocking',
    '--disable-prompt-on-repost',
    '--disable-quic',
    '--disable-renderer-backgrounding',
    '--disable-search-engine-choice-screen',
    '--disable-sync',
    '--force-color-profile=srgb',
    '--hide-crash-restore-bubble',
    '--metrics-recording-only',
    '--password-store=basic',
    '--use-mock-keychain',
    `--disable-features=${[...new Set(features)].join(',')}`,
    ...(isSandboxed ? [] : ['--no-sandbox', '--test-type']),
    ...(isHeadless ? ['--headless', '--screen-info={1920x1080}'] : []),
    ...(lang ? [`--lang=${lang}`] : []),
    ...passedOn.map(([name, value]) => (value === '' ? `--${name}` : `--${name}=${value}`)),
  ];
}

/**
 * Starts Chromium. Resolves once it responds on the pipe and, if a port was requested, listens on it.
 * @param {{ executable: string, args: string[], hasPort: boolean }} options
 */
export async function launchChromium({ executable, args, hasPort }) {
  const child = spawn(executable, args, { stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'] });
  const connection = new CdpConnection(child.stdio[3], child.stdio[4]);
  let errors = '';
  const failed = new Promise((_, reject) => {
    child.once('error', (error) => reject(new Error(`electron stand-in: cannot start ${path.basename(executable)}: ${error.message}`)));
    child.once('exit', (code, signal) => reject(new Error(`electron stand-in: Chromium ended at once (${signal ?? code})\n${errors}`)));
  });
  failed.catch(() => undefined);
  const listening = new Promise((resolve) => {
    child.stderr.setEncoding('utf8');
    child.stderr.on('data', (chunk) => {
      if (process.env.DIWAN_STAND_IN_DEBUG) process.stderr.write(chunk);
      errors = (errors + chunk).slice(-20_000);
      const match = /^DevTools listening on (ws:\/\/\S+)/m.exec(errors);
      if (match) resolve(match[1]);
    });
  });
  const answering = connection.browser.send('Browser.getVersion');
  answering.catch(() => undefined);
  const [endpoint] = await Promise.race([Promise.all([hasPort ? listening : undefined, answering]), failed]);
  return { child, connection, endpoint };
}
