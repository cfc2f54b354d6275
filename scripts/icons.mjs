// npm run icons: draws the icons of all three systems into resources/icons for inspection. Packaging draws them again.
import { join } from 'node:path';
import { makeIcons } from './packaging/icons.ts';

const folder = join(import.meta.dirname, '../resources/icons');
await makeIcons(folder);
console.log(folder);
