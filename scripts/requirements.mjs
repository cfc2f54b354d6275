// Which rows of docs/requirements.md a test names in its title. Fails when a finished row has none. `--missing` lists every row without a test.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

function* testFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* testFiles(path);
    else if (/\.(test|spec)\.(ts|tsx|mjs)$/.test(entry.name)) yield path;
  }
}

/** `LOG-01`, `LOG-01..04`, lists of both with commas or spaces -> ids. */
export function expandIds(text) {
  return text.split(/[\s,]+/).flatMap((part) => {
    const range = /^([A-Z]{3})-(\d+)\.\.(?:[A-Z]{3}-)?(\d+)$/.exec(part);
    if (!range) return /^[A-Z]{3}-\d+$/.test(part) ? [part] : [];
    const [, area, from, to] = range;
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => `${area}-${String(Number(from) + i).padStart(2, '0')}`);
  });
}

/** Ids in brackets at the start of a text: a test's title, or the part of a title that stands in a table of cases. */
export function idsOfTitles(source) {
  const code = source.replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
  const titles = code.matchAll(/(['"`])(?:%s\s+)?((?:\[[A-Z]{3}-\d[^\]'"`]*\]\s*)+)/g);
  return [...titles].flatMap(([, , ids]) => [...ids.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list]) => expandIds(list)));
}

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

const shown = new Set();
for (const folder of ['src', 'tests']) {
  for (const file of testFiles(join(root, folder))) for (const id of idsOfTitles(readFileSync(file, 'utf8'))) shown.add(id);
}

const known = new Set([...areas.values()].flat());
const unknown = [...shown].filter((id) => !known.has(id));
const owed = [...finished].filter((id) => !shown.has(id));
let total = 0;
for (const [name, ids] of areas) {
  const covered = ids.filter((id) => shown.has(id));
  total += covered.length;
  const mark = ids.every((id) => finished.has(id)) ? ' finished' : ids.some((id) => finished.has(id)) ? ' partly finished' : '';
  console.log(`${name}  ${String(covered.length).padStart(3)} of ${String(ids.length).padStart(3)} shown${mark}`);
  if (process.argv.includes('--missing')) console.log(`     ${ids.filter((id) => !shown.has(id)).join(' ')}`);
}
console.log(`\n${total} of ${known.size} rows shown by a test.`);
if (unknown.length > 0) console.error(`Titles name rows that do not exist: ${unknown.join(' ')}`);
if (owed.length > 0) console.error(`Finished rows without a test: ${owed.join(' ')}`);
process.exit(unknown.length + owed.length > 0 ? 1 : 0);
