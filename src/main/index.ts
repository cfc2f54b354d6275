import { app } from 'electron';
import { readConfig } from './host/config';
import { keepCrashDumps } from './platform/crash-dumps';
import { createElectronPlatform } from './platform/electron-platform';
import { createElectronProgram } from './platform/electron-program';
import { collectEarlier } from './platform/frugal-memory';
import { createPolicySystem } from './platform/policy-system';
import { createElectronPrintingMachine } from './platform/printing/printing-machine';
import { registerAppScheme } from './platform/secure-session';
import { reportStartFailure } from './platform/start-failure';
import { mayKeepCrashDumps } from './policy/crash-dump-policy';
import { createPolicyReader } from './policy/policy-reader';
import { createPrinting } from './printing/create-printing';
import { begin } from './start/begin';
import { parseCommandLine } from './start/command-line';
import { compose, type MainProcess } from './start/compose';

const config = readConfig({ isPackaged: app.isPackaged });
app.setAppUserModelId('com.diwan.backoffice');
if (config.userData) app.setPath('userData', config.userData);
app.enableSandbox();
collectEarlier();
registerAppScheme();

async function build(): Promise<MainProcess> {
  const userData = app.getPath('userData');
  const system = createPolicySystem({ windowsFolder: config.systemRoot, userData });
  const reader = createPolicyReader({ system, ownFile: config.policyFile });
  const reading = reader.read().then((read) => {
    // A reporter that runs cannot be stopped: IT is asked first.
    if (mayKeepCrashDumps(read, userData)) keepCrashDumps();
    return read;
  });
  // Both at once: what IT has written is there by the time that Electron is ready.
  const [readings] = await Promise.all([reading, app.whenReady()]);
  const platform = createElectronPlatform(config);
  const main = compose(platform, config, {
    policy: { readings, reader },
    createPrinting: (deps) => createPrinting({ ...deps, ...createElectronPrintingMachine(platform, config) }),
    startSampleShop: async () => (await import('@sample-shop/server')).startSampleShop(),
  });
  platform.host.onQuitting(main.stop);
  return main;
}

begin(createElectronProgram(build), parseCommandLine(process.argv.slice(1), process.cwd())).catch(reportStartFailure);
