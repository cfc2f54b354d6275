import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../src/sample-shop/pictures/media');

/** Writes the module with the sample shop's pictures by path below `media`: drawings as text, everything else as Base64. */
export function makeSampleMedia(): string {
  const rows = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(svg|png|pdf)$/.test(file))
    .toSorted()
    .map((file) => {
      const bytes = readFileSync(join(folder, file));
      const text = file.endsWith('.svg') ? bytes.toString('utf8').replaceAll(/>\s+</g, '><').trim() : bytes.toString('base64');
      return `  ${JSON.stringify(file)}: ${JSON.stringify(text)},`;
    });
  return ['// Written by `npm run generate` from `media`.', 'export const media = {', ...rows, '} as const;', ''].join('\n');
}
