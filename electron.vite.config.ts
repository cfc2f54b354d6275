import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import { alias } from './build/alias.ts';
import { noteShipped } from './build/note-shipped.ts';

/**
 * Each with all that it imports and the ones before it do not: a few files instead of a hundred until the first list is there. Who has to
 * sign in first loads `first`, `controls` and `sign-in`, who has a session `first`, `controls`, `shell` and `list`.
 */
const untilFirstList = [
  { name: 'first', test: /src\/renderer\/src\/main\.tsx$/, priority: 5 },
  // What the sign-in shares with the frame or the list.
  {
    name: 'controls',
    test: /react-(input|label)\/|\/src\/(parts\/frame\/language-menu|ui\/text\/text-link|runtime\/state\/sign-in)\.tsx?$/,
    priority: 4,
  },
  { name: 'shell', test: /src\/renderer\/src\/app\/shell\/shell\.tsx$/, priority: 3 },
  { name: 'list', test: /src\/renderer\/src\/features\/admins\/admin-list-screen\.tsx$/, priority: 2 },
  { name: 'sign-in', test: /src\/renderer\/src\/features\/sign-in\/login-screen\.tsx$/, priority: 1 },
];

export default defineConfig({
  main: {
    // The CommonJS build of fflate: the ESM build declares a `require` of its own beside the one that electron-vite adds to each file.
    resolve: { alias: { ...alias, fflate: resolve(import.meta.dirname, 'node_modules/fflate/lib/node.cjs') } },
    plugins: [noteShipped('main')],
    // React draws the printed documents; without this its development half would be bundled and run.
    define: { 'process.env.NODE_ENV': '"production"' },
    // Only native packages stay outside the bundle: loading a package file by file costs the start more than all of the app's own code.
    build: {
      externalizeDeps: { include: ['keytar'] },
      minify: false,
      sourcemap: true,
      // Comments on where a piece comes from would name folders of the machine that built it.
      rolldownOptions: { experimental: { attachDebugInfo: 'none' } },
    },
  },
  preload: {
    resolve: { alias },
    plugins: [noteShipped('preload')],
    // A sandboxed preload must be one CommonJS file with nothing left to require but 'electron'.
    build: {
      externalizeDeps: false,
      rolldownOptions: { output: { format: 'cjs', entryFileNames: '[name].cjs' } },
    },
  },
  renderer: {
    root: resolve(import.meta.dirname, 'src/renderer'),
    resolve: { alias },
    plugins: [react(), noteShipped('renderer')],
    build: {
      minify: true,
      // Files come from this disk: a table of what to load beforehand would cost more than it saves.
      modulePreload: false,
      // Data URLs would need `font-src data:`; every asset is served by the app's own scheme instead.
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { index: resolve(import.meta.dirname, 'src/renderer/index.html') },
        output: { codeSplitting: { groups: untilFirstList } },
      },
    },
  },
});
