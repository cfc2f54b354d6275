// npm run icons: makes the icons of all three systems in resources/icons, to be looked at. Packing makes them anew.
import { join } from 'node:path';
import { makeIcons } from './packaging/icons.ts';

const folder = join(import.meta.dirname, '../resources/icons');
await makeIcons(folder);
console.log(folder);
