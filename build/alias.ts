import { fileURLToPath } from 'node:url';

// Bundling the configuration keeps `import.meta.url` for each file, but not `import.meta.dirname`.
const src = (folder: string): string => fileURLToPath(new URL(`../src/${folder}`, import.meta.url));

/** Import aliases shared by the build and the tests; `tsconfig.json` holds the same table for the compiler. */
export const alias = {
  '@shared': src('shared'),
  '@documents': src('documents'),
  '@guide': src('guide'),
  '@sample-shop': src('sample-shop'),
  '@main': src('main'),
  '@renderer': src('renderer/src'),
};
