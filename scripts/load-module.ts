import { join } from 'node:path';
import { runnerImport } from 'vite';
import { alias } from '../build/alias.ts';

/** Loads a module of the project like the app's own modules, with the aliases of its imports. */
export async function loadModule<Module>(path: string): Promise<Module> {
  const root = join(import.meta.dirname, '..');
  const { module } = await runnerImport<Module>(join(root, path), { root, configFile: false, logLevel: 'error', resolve: { alias } });
  return module;
}
