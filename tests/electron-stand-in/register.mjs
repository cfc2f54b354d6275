import { enableCompileCache, registerHooks } from 'node:module';

const url = new URL('./lib/electron.mjs', import.meta.url).href;

// Every start of a run compiles the same modules. Electron's own are compiled into its program.
enableCompileCache();

// `electron` resolves to the stand-in for import and require, in the app's bundle and in its dependencies.
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'electron' || specifier === 'electron/main') return { url, format: 'module', shortCircuit: true };
    return next(specifier, context);
  },
});
