import type { Plugin } from 'vite';

const own = "var require = createRequire('/');";

/**
 * fflate makes itself a `require`, as the build does for every file that says so. Where the thread that reads tables and the app share fflate, it comes to stand in a
 * file of its own, in which both would be declared: its own is called something else.
 */
export function oneRequire(): Plugin {
  return {
    name: 'one-require',
    transform(code, id) {
      if (!/node_modules\/fflate\/esm\/index\.mjs$/.test(id)) return null;
      if (!code.includes(own)) this.error('fflate makes its `require` in another way now');
      return code
        .replace(own, own.replace('require =', 'ownRequire ='))
        .replace("_a = require('worker_threads')", "_a = ownRequire('worker_threads')");
    },
  };
}
