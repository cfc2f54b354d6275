import { app } from 'electron';
import { compose } from './compose';
import { readConfig } from './config';
import { createElectronPlatform } from './platform/electron-platform';
import { createElectronPrintingMachine } from './platform/printing-machine';
import { registerAppScheme } from './platform/secure-session';
import { reportStartFailure } from './platform/start-failure';
import { createPrinting } from './printing/create-printing';

const config = readConfig({ isPackaged: app.isPackaged, platform: process.platform });
app.setAppUserModelId('com.diwan.backoffice');
if (config.userData) app.setPath('userData', config.userData);
app.enableSandbox();
registerAppScheme();

// The second program must touch no file, so the lock comes before everything that writes.
if (app.requestSingleInstanceLock()) {
  const start = (): void => {
    const platform = createElectronPlatform();
    const main = compose(platform, config, {
      createPrinting: (deps) => createPrinting({ ...deps, ...createElectronPrintingMachine(platform, config) }),
      startSampleShop: async () => (await import('@sample-shop/server')).startSampleShop(),
    });
    platform.host.onQuitting(main.stop);
    main.start();
  };
  app.whenReady().then(start).catch(reportStartFailure);
} else app.exit(0);
