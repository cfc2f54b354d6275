// Opens every screen on the sample shop and saves pictures, invoice PDFs, and a contact sheet.
// npm run tour -- --out DIR [--lang ar|en] [--theme light|dark] [--width N] [--digits latn|arab] [--only WORD,…]
// `--only` selects the stops whose names contain one of the words; stops that these depend on must be selected too. Without options: every
// combination, with Latin digits.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild, ensureSetup } from './setup.mjs';
import { writeContactSheet } from './tour-contact-sheet.mjs';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'tour' },
    lang: { type: 'string' },
    theme: { type: 'string' },
    width: { type: 'string' },
    digits: { type: 'string', default: 'latn' },
    only: { type: 'string', default: '' },
  },
});

function choice(name, given, known) {
  if (given === undefined) return known;
  if (known.includes(given)) return [given];
  console.error(`--${name} takes ${known.join(' or ')}, not "${given}".`);
  process.exit(2);
}

const width = values.width === undefined ? undefined : Number(values.width);
if (width !== undefined && !(Number.isInteger(width) && width >= 640 && width <= 3840)) {
  console.error(`--width takes a whole number from 640 to 3840, not "${values.width}".`);
  process.exit(2);
}
const [digits] = choice('digits', values.digits, ['latn', 'arab']);
const combinations = choice('lang', values.lang, ['ar', 'en']).flatMap((language) =>
  choice('theme', values.theme, ['light', 'dark']).flatMap((theme) =>
    (width === undefined ? [1440, 800] : [width]).map((w) => ({ language, theme, width: w, digits })),
  ),
);

await ensureSetup({ for: 'test' });
await ensureBuild();
const out = resolve(values.out);
mkdirSync(out, { recursive: true });
const run = spawnSync(
  process.execPath,
  [
    join(root, 'scripts/with-session.mjs'),
    'npx',
    'playwright',
    'test',
    '--config',
    join(root, 'tests/tour/playwright.config.ts'),
    'tour/tour.ts',
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, DIWAN_TOUR: JSON.stringify({ out, combinations, only: values.only }) } },
);
const pictures = writeContactSheet(out);
console.log(`${pictures} pictures in ${out}; open ${join(out, 'index.html')}`);
process.exit(run.status ?? 1);
