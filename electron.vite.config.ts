import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import { alias } from './build/alias.ts';
import { noteShipped } from './build/note-shipped.ts';

/**
 * Each group has all of its imports that earlier groups don't have. Until the first list is shown, a few files are loaded instead of a
 * hundred: `first`, `controls`, and `sign-in` before a sign-in, `first`, `controls`, `shell`, and `list` with a session.
 */
const untilFirstList = [
  { name: 'first', test: /src\/renderer\/src\/main\.tsx$/, priority: 5 },
  // Parts that the sign-in shares with the frame or the list.
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
    // fflate's CommonJS build, because its ESM build declares a `require` besides the one that electron-vite adds to each file.
    resolve: { alias: { ...alias, fflate: resolve(import.meta.dirname, 'node_modules/fflate/lib/node.cjs') } },
    plugins: [noteShipped('main')],
    // React renders the printed documents; without this, its development build would be bundled and run.
    define: { 'process.env.NODE_ENV': '"production"' },
    // Only native packages stay outside of the bundle: loading a package file by file slows the start more than all of the app's own code.
    build: {
      externalizeDeps: { include: ['keytar'] },
      minify: false,
      sourcemap: true,
      // The debug comments would contain folders of the build machine.
      rolldownOptions: { experimental: { attachDebugInfo: 'none' } },
    },
  },
  preload: {
    resolve: { alias },
    plugins: [noteShipped('preload')],
    // A sandboxed preload must be one CommonJS file that requires only 'electron'.
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
      // Files are loaded from this disk, so a preload table would cost more than it saves.
      modulePreload: false,
      // Data URLs would need `font-src data:`, so the app's own scheme serves every asset.
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { index: resolve(import.meta.dirname, 'src/renderer/index.html') },
        output: { codeSplitting: { groups: untilFirstList } },
      },
    },
  },
});
