// `npm run openapi`: writes the contract for the shop's developers, docs/api/openapi.json.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadModule } from '../load-module.ts';

const { makeOpenApiFile } = await loadModule<typeof import('./document')>('scripts/openapi/document.ts');
const path = 'docs/api/openapi.json';
writeFileSync(join(import.meta.dirname, '../..', path), await makeOpenApiFile());
console.log(path);
