// `npm run licences | notices | sbom | audit:shipped`, after a build: what of others ships, and on what terms.
import { join } from 'node:path';
import { askRegistry, isSerious, judgeAudit } from './audit.ts';
import { demandLicences, writeBom, writeNotices } from './papers.ts';
import { readShipped } from './shipped.ts';

/** A registry that cannot be asked is said, and fails nothing. */
function audit(root: string): void {
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
  const serious = outcome.findings.filter(isSerious).length;
  console.log(`${serious} high or critical of what ships, ${outcome.findings.length} in all`);
  if (serious > 0) process.exitCode = 1;
}

const steps: Record<string, (root: string) => void> = { licences: demandLicences, notices: writeNotices, sbom: writeBom, audit };

try {
  for (const name of process.argv.slice(2)) {
    const step = steps[name];
    if (!step) throw new Error(`unknown step ${name}: ${Object.keys(steps).join(', ')}`);
    step(join(import.meta.dirname, '../..'));
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
