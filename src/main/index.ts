import { app } from 'electron';
import { compose } from './compose';
import { readConfig } from './config';
import { createElectronPlatform } from './platform/electron-platform';
import { createPolicySystem } from './platform/policy-system';
import { createElectronPrintingMachine } from './platform/printing-machine';
import { registerAppScheme } from './platform/secure-session';
import { reportStartFailure } from './platform/start-failure';
import { createPolicyReader } from './policy/policy-reader';
import { createPrinting } from './printing/create-printing';

const config = readConfig({ isPackaged: app.isPackaged });
app.setAppUserModelId('com.diwan.backoffice');
if (config.userData) app.setPath('userData', config.userData);
app.enableSandbox();
registerAppScheme();

// The second program must touch no file, so the lock comes before everything that writes.
if (app.requestSingleInstanceLock()) {
  const system = createPolicySystem({ windowsFolder: config.systemRoot, userData: app.getPath('userData') });
  const reader = createPolicyReader({ system, ownFile: config.policyFile });
  const start = (policy: Parameters<typeof compose>[2]['policy']): void => {
    const platform = createElectronPlatform();
    const main = compose(platform, config, {
      policy,
      createPrinting: (deps) => createPrinting({ ...deps, ...createElectronPrintingMachine(platform, config) }),
      startSampleShop: async () => (await import('@sample-shop/server')).startSampleShop(),
    });
    platform.host.onQuitting(main.stop);
    main.start();
  };
  // Both at once: what IT has written is there by the time that Electron is ready.
  Promise.all([reader.read(), app.whenReady()])
    .then(([readings]) => start({ readings, reader }))
    .catch(reportStartFailure);
} else app.exit(0);
