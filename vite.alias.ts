import { resolve } from 'node:path';

const src = (folder: string): string => resolve(import.meta.dirname, 'src', folder);

/** Import aliases shared by the build and the tests; `tsconfig.json` holds the same table for the compiler. */
export const alias = {
  '@shared': src('shared'),
  '@documents': src('documents'),
  '@guide': src('guide'),
  '@sample-shop': src('sample-shop'),
  '@main': src('main'),
  '@renderer': src('renderer/src'),
};
