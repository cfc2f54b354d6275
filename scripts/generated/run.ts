// `npm run generate`: writes the generated modules of src. `tests/architecture/generated.test.ts` fails if one is stale.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadModule } from '../load-module.ts';

function write(modules: Record<string, string>): void {
  for (const [path, text] of Object.entries(modules)) {
    writeFileSync(join(import.meta.dirname, '../..', path), text);
    console.log(path);
  }
}

// The other modules are made from the collected declarations.
const { makeIndexes } = await loadModule<typeof import('./indexes')>('scripts/generated/indexes.ts');
write(makeIndexes());
const { makeGeneratedModules } = await loadModule<typeof import('./modules')>('scripts/generated/modules.ts');
write(makeGeneratedModules());
