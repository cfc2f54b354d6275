import { fileURLToPath } from 'node:url';

// The bundled configuration has `import.meta.url` of each file, but not `import.meta.dirname`.
const src = (folder: string): string => fileURLToPath(new URL(`../src/${folder}`, import.meta.url));

/** Import aliases of the build and the tests; `tsconfig.json` has the same table for the compiler. */
export const alias = {
  '@shared': src('shared'),
  '@documents': src('documents'),
  '@guide': src('guide'),
  '@sample-shop': src('sample-shop'),
  '@main': src('main'),
  '@renderer': src('renderer/src'),
};
