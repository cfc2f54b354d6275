// `npm run licences | notices | sbom | audit:shipped`, after a build: what of others ships, and on what terms.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askRegistry, isSerious, judgeAudit } from './audit.ts';
import { findLicenceProblems } from './licences.ts';
import { toNotices } from './notices.ts';
import { readRuntimeVersions } from './runtime.ts';
import { readWholeBom, toShippedBom } from './sbom.ts';
import { readShipped } from './shipped.ts';

const root = join(import.meta.dirname, '../..');
/** Packed beside the program. */
const folder = join(root, 'resources/legal');

function write(name: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
  console.log(`resources/legal/${name}: ${Math.ceil(text.length / 1024)} KB`);
}

const steps: Record<string, () => void> = {
  licences() {
    const shipped = readShipped(root);
    const problems = findLicenceProblems(root, shipped);
    for (const { id, licence, why } of problems) console.error(`${id}: ${licence ?? 'no licence'} (${why})`);
    if (problems.length > 0) process.exitCode = 1;
    else console.log(`${shipped.length} packages ship, every licence is agreed to`);
  },
  notices() {
    write('THIRD-PARTY-NOTICES.txt', toNotices(root, readShipped(root)));
  },
  sbom() {
    const runtime = readRuntimeVersions(root);
    write('sbom.cdx.json', `${JSON.stringify(toShippedBom(readWholeBom(root), readShipped(root), runtime), null, 2)}\n`);
    if (!runtime.node) console.log('Electron’s program is not here: the version of its Node is left open');
  },
  audit() {
    const outcome = judgeAudit(
      askRegistry(root),
      new Set(
        readShipped(root)
          .map(({ name }) => name)
          .concat('electron'),
      ),
    );
    if (!outcome.isAnswered) {
      console.log(`NOT AUDITED: the registry did not answer (${outcome.reason})`);
      return;
    }
    for (const { name, severity, titles } of outcome.findings) console.log(`${severity}: ${name}: ${titles.join('; ')}`);
    const serious = outcome.findings.filter(isSerious);
    console.log(`${serious.length} high or critical of what ships, ${outcome.findings.length} in all`);
    if (serious.length > 0) process.exitCode = 1;
  },
};

for (const name of process.argv.slice(2)) {
  const step = steps[name];
  if (!step) throw new Error(`unknown step ${name}: ${Object.keys(steps).join(', ')}`);
  step();
}
