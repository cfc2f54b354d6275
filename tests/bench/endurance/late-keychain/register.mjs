// For NODE_OPTIONS=--import: the keychain of this process responds late.
import { registerHooks } from 'node:module';

const late = new URL('late-keytar.mjs', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'keytar' && context.parentURL !== late ? { url: late, shortCircuit: true } : next(specifier, context),
});
