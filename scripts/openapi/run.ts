// `npm run openapi`: writes the contract for the shop's developers (docs/api/openapi.json) and the schema of server profiles.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadModule } from '../load-module.ts';

const { makeOpenApiFile } = await loadModule<typeof import('./document')>('scripts/openapi/document.ts');
const { makeProfileSchemaFile } = await loadModule<typeof import('./profile-schema')>('scripts/openapi/profile-schema.ts');
const files = { 'docs/api/openapi.json': await makeOpenApiFile(), 'docs/api/server-profile.schema.json': makeProfileSchemaFile() };
for (const [path, text] of Object.entries(files)) {
  writeFileSync(join(import.meta.dirname, '../..', path), text);
  console.log(path);
}
