import { registerHooks } from 'node:module';

const url = new URL('./lib/electron.mjs', import.meta.url).href;

// `electron` is the stand-in for import and for require, in the app's bundle and in its dependencies.
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'electron' || specifier === 'electron/main') return { url, format: 'module', shortCircuit: true };
    return next(specifier, context);
  },
});
