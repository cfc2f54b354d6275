import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, '.cache/shipped');

/** Returns `node_modules/a/lib/x.js` without the prefixes and queries that loaders add; null for files outside of packages. */
function toPackagePath(id: string): string | null {
  const path = relative(root, id.replace(/^\0+/, '').replace(/[?#].*$/, '')).replaceAll('\\', '/');
  return path.startsWith('node_modules/') ? path : null;
}

/**
 * Writes the package files in one process's bundle to `.cache/shipped`. This is the only complete list of what ships, because all bundled
 * packages are development dependencies. Style sheets count although they leave no script in the bundle.
 */
export function noteShipped(name: 'main' | 'preload' | 'renderer'): Plugin {
  const files = new Set<string>();
  let sources = root;
  const note = (id: string): void => {
    const path = toPackagePath(id);
    if (path) files.add(path);
  };
  return {
    name: 'note-shipped',
    apply: 'build',
    configResolved(config) {
      sources = config.root;
    },
    generateBundle(_options, bundle) {
      for (const id of this.getModuleIds()) if (/\.css(\?|$)/.test(id)) note(id);
      for (const output of Object.values(bundle)) {
        if (output.type === 'asset') for (const id of output.originalFileNames) note(resolve(sources, id));
        else for (const [id, { renderedLength }] of Object.entries(output.modules)) if (renderedLength > 0) note(id);
      }
    },
    closeBundle() {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${name}.json`), `${JSON.stringify([...files].sort(), null, 1)}\n`);
    },
  };
}
