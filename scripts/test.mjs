// `npm test`: sets up, runs every check, and ends with `N passed, N failed`. `npm run test:all` looks at every stop of the tour with axe too.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readReport, reportFile, reportsFolder, suites } from './reports.mjs';
import { ensureSetup } from './setup.mjs';
import { runInSession } from './with-session.mjs';

const root = join(import.meta.dirname, '..');
const totals = { passed: 0, failed: 0, skipped: 0 };
const summary = [];
const remarks = { retried: [], skipped: [], notRun: new Map() };

function note(name, startedAt, counts) {
  const { passed = 0, failed = 0, skipped = 0, retried = 0 } = counts;
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0).padStart(4);
  const rest = [skipped > 0 && `${skipped} skipped`, retried > 0 && `${retried} passed only at a second try`].filter(Boolean).join(', ');
  summary.push(
    `${name.padEnd(22)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed  ${seconds} s  ${rest}`.trimEnd(),
  );
}

/** A step without tests of its own counts as one. */
function check(name, command) {
  const startedAt = Date.now();
  console.log(`\n— ${name}`);
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(process.platform === 'win32' ? ';' : ':');
  const { status } = spawnSync(command[0], command.slice(1), {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
    shell: process.platform === 'win32',
  });
  note(name, startedAt, status === 0 ? { passed: 1 } : { failed: 1 });
  return status === 0;
}

function remark(name, { titles, missing }, list) {
  if (missing && list === remarks.skipped) remarks.notRun.set(missing, [...(remarks.notRun.get(missing) ?? []), titles.join(' › ')]);
  else list.push(`${name}: ${titles.join(' › ')}`);
}

async function suite(name, command, env = {}) {
  const startedAt = Date.now();
  console.log(`\n— ${name}`);
  const { kind } = suites.find((known) => known.name === name);
  const file = reportFile(name);
  const reporter = kind === 'vitest' ? ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`] : [];
  const code = await runInSession([...command, ...reporter], { env: { DIWAN_REPORT: file, ...env } }).code;
  const { outcomes, outside } = readReport({ name, kind }) ?? { outcomes: [], outside: 1 };
  const failed = outcomes.filter(({ status }) => status === 'failed').length + outside;
  const skipped = outcomes.filter(({ status }) => status === 'skipped');
  const retried = outcomes.filter(({ isRetried }) => isRetried);
  for (const outcome of skipped) remark(name, outcome, remarks.skipped);
  for (const outcome of retried) remark(name, outcome, remarks.retried);
  note(name, startedAt, {
    passed: outcomes.filter(({ status }) => status === 'passed').length,
    // A run that ends badly without a failed test (a crash, a forgotten `only`) has failed all the same.
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: skipped.length,
    retried: retried.length,
  });
}

function tell(head, lines) {
  if (lines.length > 0) console.log(`\n${head}\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

function finish() {
  console.log(`\n${summary.join('\n')}`);
  for (const [thing, tests] of remarks.notRun) tell(`NOT RUN, because ${thing} is missing on this machine:`, tests);
  tell('Skipped:', remarks.skipped);
  tell('Passed only at a second try:', remarks.retried);
  const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
  console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
  process.exit(totals.failed === 0 ? 0 : 1);
}

await ensureSetup({ for: 'test' });
rmSync(reportsFolder, { recursive: true, force: true });
mkdirSync(reportsFolder, { recursive: true });

if (!check('types', ['tsc', '--noEmit'])) finish();
check('lint', ['biome', 'check', 'src', 'tests', 'scripts']);
await suite('unit', ['vitest', 'run', '--project', 'unit']);
await suite('main process', ['vitest', 'run', '--project', 'main']);
await suite('electron stand-in', ['vitest', 'run', '--project', 'stand-in']);
if (check('build', ['electron-vite', 'build'])) {
  await suite('end to end', ['playwright', 'test'], process.argv.includes('--all') ? { DIWAN_AXE: 'all' } : {});
}
check('requirements', ['node', 'scripts/requirements.mjs']);
finish();
