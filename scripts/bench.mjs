// Measures the built app and prints each goal beside its result; asserts nothing.
// npm run bench [-- --only NAME]
// Names: start, script, page, grid, open, list, export, import, heap, navigation, click, rate, memory, next, reconciliation, windows, kill,
// station-kill, stations, station-day, typing, import-kill. `kill`, `typing`, `import-kill`, and the station's measurements run only when
// they are named.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { usesStandIn } from './electron-env.mjs';
import { ensureBuild, ensureSetup } from './setup.mjs';

const root = join(import.meta.dirname, '..');
const results = join(root, 'tests/bench/results');
const endurance = join(root, 'tests/bench/endurance');
/** Measurements that are commands of their own. */
const apart = {
  kill: ['node', join(endurance, 'kill-test.mjs')],
  'station-kill': ['node', join(endurance, 'station-test.mjs'), 'one'],
  stations: ['node', join(endurance, 'station-test.mjs'), 'two'],
  typing: ['node', join(endurance, 'typing-test.mjs')],
  'import-kill': ['node', join(endurance, 'import-test.mjs')],
  'station-day': ['vitest', 'run', '--project', 'endurance', 'station-day'],
};
const shareMs = 1000n;
const names = [
  'start',
  'script',
  'page',
  'grid',
  'open',
  'list',
  'export',
  'import',
  'heap',
  'navigation',
  'click',
  'rate',
  'memory',
  'next',
  'reconciliation',
  'windows',
];
const { values } = parseArgs({ options: { only: { type: 'string' } } });

function run(command, environment = {}) {
  const args = [join(root, 'scripts/with-session.mjs'), ...command];
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } }).status ?? 1;
}

/** Returns the share of one processor (percent) that a computing program gets now. */
function processorShare() {
  const [startedAt, before] = [process.hrtime.bigint(), process.cpuUsage()];
  while (process.hrtime.bigint() - startedAt < shareMs * 1_000_000n);
  const { user, system } = process.cpuUsage(before);
  return Math.min(100, Math.round((user + system) / (Number(shareMs) * 10)));
}

function readMeasurements() {
  const files = existsSync(results) ? readdirSync(results).filter((file) => file.endsWith('.json') && file !== 'latest.json') : [];
  const order = (file) => names.indexOf(file.replace(/(-cups|-keys|-trace|-paste|-product)?\.json$/, ''));
  return files
    .toSorted((a, b) => order(a) - order(b) || a.length - b.length)
    .flatMap((file) => JSON.parse(readFileSync(join(results, file), 'utf8')));
}

const load = () => `load ${loadavg()[0].toFixed(1)}, ${processorShare()} % of a processor for one busy program`;

function toMarkdown(measurements, machine) {
  const verdict = { true: 'yes', false: 'no', null: '' };
  const rows = measurements.map(({ what, goal, result, isMet }) => `| ${what} | ${goal ?? ''} | ${result} | ${verdict[isMet]} |`);
  const notes = measurements.map(({ what, note, values: single }) => `- **${what}**: ${note}\n  Single values: ${single.join(', ')}.`);
  return [`| | Goal | Result | Met |`, '|---|---|---|---|', ...rows, '', ...notes, '', machine, ''].join('\n');
}

function report(loadBefore) {
  const measurements = readMeasurements();
  const [{ model }] = cpus();
  const machine =
    `${cpus().length} processors (${model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}; ` +
    `before: ${loadBefore}; after: ${load()}; ${usesStandIn() ? 'Electron stand-in' : 'Electron'}; ${new Date().toISOString()}`;
  writeFileSync(join(results, 'latest.json'), `${JSON.stringify({ machine, measurements }, null, 2)}\n`);
  writeFileSync(join(results, 'latest.md'), toMarkdown(measurements, machine));
  console.log(`\n${toMarkdown(measurements, machine)}`);
}

if (values.only !== undefined && ![...names, ...Object.keys(apart)].includes(values.only)) {
  console.error(`--only takes one of ${[...names, ...Object.keys(apart)].join(', ')}, not "${values.only}".`);
  process.exit(2);
}
await ensureSetup({ for: 'test' });
await ensureBuild();
if (values.only in apart) process.exit(run(apart[values.only]));
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const loadBefore = load();
const config = join(root, 'tests/bench/playwright.config.ts');
const status = run(['playwright', 'test', '--config', config], { DIWAN_BENCH_ONLY: values.only ?? '' });
report(loadBefore);
process.exit(status);
