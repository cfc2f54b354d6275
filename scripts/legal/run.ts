// `npm run licences | notices | sbom | audit:shipped`, after a build: lists the packages that ship, and their licenses and findings.
import { join } from 'node:path';
import { askRegistry, judgeAudit, reportAudit } from './audit.ts';
import { assertLicences, writeBom, writeNotices } from './papers.ts';
import { readShipped } from './shipped.ts';

/** On a release machine a missing audit fails, because a message would go unnoticed there. */
function audit(root: string): void {
  const names = readShipped(root).map(({ name }) => name);
  const { lines, isFailed } = reportAudit(judgeAudit(askRegistry(root), new Set([...names, 'electron'])), Boolean(process.env.CI));
  console.log(lines.join('\n'));
  if (isFailed) process.exitCode = 1;
}

const steps: Record<string, (root: string) => void> = { licences: assertLicences, notices: writeNotices, sbom: writeBom, audit };

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
