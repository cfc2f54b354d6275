import { keepCrashDumps } from './platform/crash-dumps';
import { createElectronPlatform } from './platform/electron-platform';
import { createPolicySystem } from './platform/policy-system';
import { createElectronPrintingMachine } from './platform/printing/printing-machine';
import { createSystemPrograms } from './platform/system-programs';
import { createPrinting } from './printing/create-printing';
import { compose, type MainProcess } from './start/compose';
import { mayKeepCrashDumps } from './system/policy/crash-dump-policy';
import { createPolicyReader } from './system/policy/policy-reader';
import type { Config } from './system/ports/config';

/** Builds the rest of the program, which isn't needed before Electron starts. Resolves when Electron is ready and IT's policy was read. */
export async function build(config: Config, { userData, ready }: { userData: string; ready: Promise<void> }): Promise<MainProcess> {
  const programs = createSystemPrograms(config.systemRoot);
  const system = createPolicySystem({ windowsFolder: config.systemRoot, userData, programs });
  const reader = createPolicyReader({ system, ownFile: config.policyFile });
  const reading = reader.read().then(async (read) => {
    const asked = mayKeepCrashDumps(read, userData).then((may) => {
      if (may) keepCrashDumps();
    });
    // The reporter covers only processes that start after it, but a late place must not delay the start.
    if (read.every(({ late }) => late === undefined)) await asked;
    return read;
  });
  const [readings] = await Promise.all([reading, ready]);
  const platform = createElectronPlatform(config, programs);
  const main = compose(platform, config, {
    policy: { readings, reader },
    createPrinting: (deps) => createPrinting({ ...deps, ...createElectronPrintingMachine(platform, config, programs) }),
    startSampleShop: async () => (await import('@sample-shop/server')).startSampleShop(),
  });
  platform.host.onQuitting(main.stop);
  return main;
}
