// Shows which rows of docs/requirements.md are named in the title of a test that ran and passed, by the last reports of `npm test`. Fails
// if a finished row has no test, or if a title names an unknown row. `--missing` lists all rows without a test.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readReport, suites } from './reports.mjs';

const root = join(import.meta.dirname, '..');

/** Expands `LOG-01`, `LOG-01..04`, `OP-12`, and lists of these with commas or spaces to ids. */
export function expandIds(text) {
  return text.split(/[\s,]+/).flatMap((part) => {
    const range = /^([A-Z]{3})-(\d+)\.\.(?:[A-Z]{3}-)?(\d+)$/.exec(part);
    if (!range) return /^[A-Z]{2,3}-\d+$/.test(part) ? [part] : [];
    const [, area, from, to] = range;
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => `${area}-${String(Number(from) + i).padStart(2, '0')}`);
  });
}

/** Returns the ids in brackets, anywhere in a title. */
export function idsOfTitle(title) {
  return [...title.matchAll(/\[([A-Z]{2,3}-\d[^\]]*)\]/g)].flatMap(([, list]) => expandIds(list));
}

function readRows() {
  const document = readFileSync(join(root, 'docs/requirements.md'), 'utf8');
  const areas = new Map();
  let area = '';
  for (const line of document.split('\n')) {
    area = /^## ([A-Z]{3}): /.exec(line)?.[1] ?? area;
    const id = /^\| ([A-Z]{3}-\d+) \|/.exec(line)?.[1];
    if (id) areas.set(area, [...(areas.get(area) ?? []), id]);
  }
  const finishedText = /```finished\n([\s\S]*?)```/.exec(document)?.[1] ?? '';
  const finished = new Set(finishedText.split(/\s+/).flatMap((part) => areas.get(part) ?? expandIds(part)));
  const decisions = [...readFileSync(join(root, 'docs/decisions.md'), 'utf8').matchAll(/^\| (OP-\d+) \|/gm)].map(([, id]) => id);
  return { areas, finished, decisions };
}

function readShown() {
  const reports = suites.filter(({ isExtra }) => !isExtra).map((suite) => ({ suite, report: readReport(suite) }));
  const without = reports.filter(({ report }) => !report).map(({ suite }) => suite.name);
  if (without.length > 0) {
    console.error(`There is no report of: ${without.join(', ')}. \`npm test\` runs every suite and writes them.`);
    process.exit(1);
  }
  const oldest = reports.map(({ report }) => report.writtenAt).sort((some, other) => some - other)[0];
  console.log(`By the reports of the last \`npm test\` (${oldest.toISOString().slice(0, 16).replace('T', ' ')} UTC):\n`);
  const outcomes = reports.flatMap(({ report }) => report.outcomes);
  const idsOf = (tests) => new Set(tests.flatMap(({ titles }) => titles.flatMap(idsOfTitle)));
  return { named: idsOf(outcomes), shown: idsOf(outcomes.filter(({ status }) => status === 'passed')) };
}

function run() {
  const { areas, finished, decisions } = readRows();
  const { named, shown } = readShown();
  let total = 0;
  for (const [name, ids] of areas) {
    const covered = ids.filter((id) => shown.has(id));
    total += covered.length;
    const mark = ids.every((id) => finished.has(id)) ? ' finished' : ids.some((id) => finished.has(id)) ? ' partly finished' : '';
    console.log(`${name}  ${String(covered.length).padStart(3)} of ${String(ids.length).padStart(3)} shown${mark}`);
    if (process.argv.includes('--missing')) console.log(`     ${ids.filter((id) => !shown.has(id)).join(' ')}`);
  }
  const rows = [...areas.values()].flat();
  const known = new Set([...rows, ...decisions]);
  const unknown = [...named].filter((id) => !known.has(id));
  const owed = [...finished].filter((id) => !shown.has(id));
  console.log(
    `\n${total} of ${rows.length} rows and ${decisions.filter((id) => shown.has(id)).length} of ${decisions.length} decisions shown by a test that passed.`,
  );
  if (unknown.length > 0) console.error(`Titles name rows that do not exist: ${unknown.join(' ')}`);
  if (owed.length > 0) console.error(`Finished rows without a test that passed: ${owed.join(' ')}`);
  process.exit(unknown.length + owed.length > 0 ? 1 : 0);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) run();
