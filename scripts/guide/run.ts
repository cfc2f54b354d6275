// `npm run guide`: writes the guide's module and docs/guide from the topics in src/guide/content. `--pictures` retakes their pictures first
// (`--only WORD`: only of topics whose names contain the word), `--check` compares the pictures with the screens, `--pdf [DIR]` prints the
// guide in each language.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadModule } from '../load-module.ts';
import { ensureBuild, ensureSetup } from '../setup.mjs';

const root = join(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: {
    pictures: { type: 'boolean' },
    check: { type: 'boolean' },
    only: { type: 'string', default: '' },
    pdf: { type: 'boolean' },
    out: { type: 'string', default: 'guide-pdf' },
  },
});
const pictures = join(root, 'docs/guide/pictures');
const { makeGuideContent } = await loadModule<typeof import('./content')>('scripts/guide/content.ts');
writeFileSync(join(root, 'src/guide/content.generated.ts'), makeGuideContent());

/** Walks through the tour's stops that topics name. */
async function walkStops(isCheck: boolean): Promise<void> {
  await ensureSetup({ for: 'test' });
  await ensureBuild();
  const config = join(root, 'tests/tour/playwright.config.ts');
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'scripts/with-session.mjs'), 'npx', 'playwright', 'test', '--config', config, 'tour/guide-pictures.ts'],
    { cwd: root, stdio: 'inherit', env: { ...process.env, DIWAN_GUIDE: JSON.stringify({ out: pictures, isCheck, only: values.only }) } },
  );
  if (status !== 0) process.exit(status ?? 1);
}

if (values.check) {
  await walkStops(true);
  process.exit(0);
}
if (values.pictures) await walkStops(false);
const { makeGuideFiles } = await loadModule<typeof import('./files')>('scripts/guide/files.ts');
for (const language of ['ar', 'en']) rmSync(join(root, 'docs/guide', language), { recursive: true, force: true });
for (const [path, text] of Object.entries(makeGuideFiles())) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
console.log('docs/guide');
if (values.pdf) {
  const { printGuide } = await loadModule<typeof import('./pdf')>('scripts/guide/pdf.ts');
  const out = resolve(values.out);
  mkdirSync(out, { recursive: true });
  for (const file of await printGuide(root, out)) console.log(file);
}
