import { setImmediate as nextTurn } from 'node:timers/promises';
import { app } from 'electron';
import { registerAppScheme } from './platform/app-scheme';
import { createElectronProgram } from './platform/electron-program';
import { collectEarlier } from './platform/v8-memory-flags';
import { parseCommandLine } from './start/command-line';
import type { MainProcess } from './start/compose';
import { startProgram } from './start/main-entry';
import { readConfig } from './system/ports/config';

const config = readConfig({ isPackaged: app.isPackaged });
// Called first, because switches that the app appends later must not count as given on the command line.
const program = createElectronProgram(buildRest);
app.setAppUserModelId('com.diwan.backoffice');
if (config.userData) app.setPath('userData', config.userData);
app.enableSandbox();
collectEarlier();
registerAppScheme();

/** Runs while Electron starts; the imports above contain nothing of it (docs/adr/0090). */
async function buildRest(): Promise<MainProcess> {
  const ready = app.whenReady();
  await nextTurn();
  const { build } = await import('./build');
  return build(config, { userData: app.getPath('userData'), ready });
}

startProgram(program, parseCommandLine(process.argv.slice(1), process.cwd())).catch(async (error: unknown) => {
  const { reportStartFailure } = await import('./platform/start-failure');
  reportStartFailure(error);
});
