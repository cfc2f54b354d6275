import { existsSync } from 'node:fs';

const places = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
  ],
  darwin: ['/Applications/Chromium.app/Contents/MacOS/Chromium', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

/**
 * Finds the browser that shows the pages: DIWAN_STAND_IN_CHROMIUM, otherwise the first one found in the usual places; undefined if it
 * doesn't exist.
 */
export function findChromium(env = process.env) {
  const candidates = env.DIWAN_STAND_IN_CHROMIUM ? [env.DIWAN_STAND_IN_CHROMIUM] : (places[process.platform] ?? []);
  return candidates.find((place) => existsSync(place));
}
