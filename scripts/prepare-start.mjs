// Steps of `npm start` before the app opens, in order: Electron first; a browser only if the stand-in has to show the app.

/** Reason why the app can't start, as a sentence for the user. */
export class StartRefused extends Error {}

/**
 * Resolves to the program that shows the app. Throws `StartRefused` with a sentence for the user.
 * @param {{ wanted?: string, hasDisplay: boolean, isRootOnLinux: boolean, args: string[] }} machine
 * @param {{
 *   installPackages: () => void | Promise<void>,
 *   hasKeychainModule: () => boolean,
 *   fetchElectron: (options: { isDemanded: boolean }) => string | null,
 *   installLibraries: () => void,
 *   whyElectronCannotRun: (program: string) => string | null,
 *   canShowOffScreen: () => boolean,
 *   installBrowser: () => boolean,
 *   say: (line: string) => void,
 * }} steps
 * @returns {Promise<{ electron: string | null }>}
 */
export async function prepareStart({ wanted, hasDisplay, isRootOnLinux, args }, steps) {
  await steps.installPackages();
  if (!steps.hasKeychainModule()) {
    steps.say("keytar was not built here: sign-ins are kept by the system's encryption, or not at all, and no package can be made.");
  }
  const electron = wanted === 'stand-in' ? null : findUsableElectron({ isDemanded: wanted === 'real', hasDisplay }, steps);
  if (electron && hasDisplay && isRootOnLinux && !args.includes('--no-sandbox')) {
    throw new StartRefused(
      'Electron does not start for root with its sandbox on: run `npm start` as another user, or `npm start -- --no-sandbox`.',
    );
  }
  if (electron) return { electron };
  if (!steps.installBrowser()) {
    throw new StartRefused(
      'Neither Electron nor Chromium can be had here: install the package `chromium`, or set DIWAN_STAND_IN_CHROMIUM to its program.',
    );
  }
  return { electron: null };
}

function findUsableElectron({ isDemanded, hasDisplay }, steps) {
  const found = steps.fetchElectron({ isDemanded });
  const problem = found ? whyUnusable(found, hasDisplay, steps) : 'its program cannot be downloaded here';
  if (!problem) return found;
  if (isDemanded) throw new StartRefused(`DIWAN_ELECTRON=real asks for Electron, but ${problem}.`);
  steps.say(`Electron itself cannot show the app (${problem}), so the system's Chromium does.`);
  return null;
}

function whyUnusable(program, hasDisplay, steps) {
  if (!hasDisplay && !steps.canShowOffScreen()) return 'without a display it needs Xvfb and CUPS';
  steps.installLibraries();
  const reason = steps.whyElectronCannotRun(program);
  return reason && `it does not run: ${reason}`;
}
