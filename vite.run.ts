import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { alias } from './vite.alias.ts';

const root = import.meta.dirname;

/** What a module exports, run while the page is built; the build watches it with all that it imports. */
export async function runForBuild<Module>(
  build: { addWatchFile(file: string): void },
  path: string,
  plugins: Plugin[] = [],
): Promise<Module> {
  const { module, dependencies } = await runnerImport<Module>(join(root, path), {
    root,
    configFile: false,
    logLevel: 'error',
    plugins,
    resolve: { alias },
  });
  for (const dependency of dependencies) build.addWatchFile(dependency);
  return module;
}
