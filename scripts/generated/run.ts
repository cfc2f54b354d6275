// `npm run generate`: writes the generated modules of src. `tests/architecture/generated.test.ts` fails if one is stale.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadModule } from '../load-module.ts';

const { makeGeneratedModules } = await loadModule<typeof import('./modules')>('scripts/generated/modules.ts');
for (const [path, text] of Object.entries(makeGeneratedModules())) {
  writeFileSync(join(import.meta.dirname, '../..', path), text);
  console.log(path);
}
