import { describe, expect, it } from 'vitest';
import { prepareStart, StartRefused } from '../../scripts/prepare-start.mjs';

const program = '/somewhere/electron';

/** Notes the steps in their order; a machine where everything can be had, unless told otherwise. */
function createMachine({ fetched = program, problem = null, canShowOffScreen = true, hasBrowser = true, hasKeychain = true } = {}) {
  const done = [];
  const said = [];
  const note = (step, answer) => () => {
    done.push(step);
    return answer;
  };
  const steps = {
    installPackages: note('packages'),
    hasKeychainModule: () => hasKeychain,
    fetchElectron: ({ isDemanded }) => note(isDemanded ? 'electron, demanded' : 'electron', fetched)(),
    installLibraries: note('libraries'),
    whyElectronCannotRun: () => problem,
    canShowOffScreen: () => canShowOffScreen,
    installBrowser: note('browser', hasBrowser),
    say: (line) => void said.push(line),
  };
  const prepare = (machine = {}) => prepareStart({ hasDisplay: true, isRootOnLinux: false, args: [], ...machine }, steps);
  return { done, said, prepare };
}

describe('the steps before the app is shown', () => {
  it('fetches Electron and installs no browser where it runs', async () => {
    const { prepare, done, said } = createMachine();
    expect(await prepare()).toEqual({ electron: program });
    expect(done).toEqual(['packages', 'electron', 'libraries']);
    expect(said).toEqual([]);
  });

  it('goes on without the module of the keychain, and says so', async () => {
    const { prepare, said } = createMachine({ hasKeychain: false });
    expect(await prepare()).toEqual({ electron: program });
    expect(said).toEqual([expect.stringContaining('keytar was not built here')]);
  });

  it('installs a browser only after Electron could not be fetched, and says why', async () => {
    const { prepare, done, said } = createMachine({ fetched: null });
    expect(await prepare()).toEqual({ electron: null });
    expect(done).toEqual(['packages', 'electron', 'browser']);
    expect(said).toEqual([expect.stringContaining('cannot be downloaded')]);
  });

  it('falls back to the browser for a program that does not run, with its reason', async () => {
    const { prepare, done, said } = createMachine({ problem: 'libgbm.so.1 is missing' });
    expect(await prepare()).toEqual({ electron: null });
    expect(done).toEqual(['packages', 'electron', 'libraries', 'browser']);
    expect(said).toEqual([expect.stringContaining('libgbm.so.1 is missing')]);
  });

  it('uses Electron without a display only where it can be shown and print unseen', async () => {
    expect(await createMachine().prepare({ hasDisplay: false })).toEqual({ electron: program });
    const { prepare, done } = createMachine({ canShowOffScreen: false });
    expect(await prepare({ hasDisplay: false })).toEqual({ electron: null });
    expect(done).toEqual(['packages', 'electron', 'browser']);
  });

  it('does not look for Electron when the stand-in is asked for', async () => {
    const { prepare, done } = createMachine();
    expect(await prepare({ wanted: 'stand-in' })).toEqual({ electron: null });
    expect(done).toEqual(['packages', 'browser']);
  });

  it('refuses when Electron is demanded and cannot be had', async () => {
    const { prepare, done } = createMachine({ fetched: null });
    await expect(prepare({ wanted: 'real' })).rejects.toThrow(/DIWAN_ELECTRON=real .* cannot be downloaded/);
    expect(done).toEqual(['packages', 'electron, demanded']);
  });

  it('refuses with the way out when there is neither Electron nor a browser', async () => {
    const { prepare } = createMachine({ fetched: null, hasBrowser: false });
    await expect(prepare()).rejects.toThrow(StartRefused);
    await expect(prepare()).rejects.toThrow('install the package `chromium`');
  });

  it('tells root what to do instead of a start that Electron refuses, unless the sandbox is off or nobody looks', async () => {
    const { prepare } = createMachine();
    await expect(prepare({ isRootOnLinux: true })).rejects.toThrow('npm start -- --no-sandbox');
    expect(await prepare({ isRootOnLinux: true, args: ['--no-sandbox'] })).toEqual({ electron: program });
    expect(await prepare({ isRootOnLinux: true, hasDisplay: false })).toEqual({ electron: program });
    expect(await createMachine({ fetched: null }).prepare({ isRootOnLinux: true })).toEqual({ electron: null });
  });
});
