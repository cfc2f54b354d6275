// `npm run generate`: writes the modules of src that are worked out from others. `tests/architecture/generated.test.ts` shows when they are stale.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadModule } from '../load-module.ts';

const { makeGeneratedModules } = await loadModule<typeof import('./modules')>('scripts/generated/modules.ts');
for (const [path, text] of Object.entries(makeGeneratedModules())) {
  writeFileSync(join(import.meta.dirname, '../..', path), text);
  console.log(path);
}
