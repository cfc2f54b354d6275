// `npm test`: sets up, runs every check, and ends with `N passed, N failed`. `npm run test:all` also checks accessibility at every stop of
// the tour, and every screen with each single role; on Linux it also builds packages.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readReport, reportFile, reportsFolder, suites } from './reports.mjs';
import { ensureSetup } from './setup.mjs';
import { runInSession } from './with-session.mjs';

const root = join(import.meta.dirname, '..');
const totals = { passed: 0, failed: 0, skipped: 0 };
const summary = [];
const remarks = { failed: [], retried: [], skipped: [], notRun: new Map() };

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

/** A command that runs beside another one prints its whole output at its end. */
function toListener(isAside) {
  const chunks = [];
  return {
    stdio: isAside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    listen(child) {
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk));
    },
    tell: () => process.stdout.write(Buffer.concat(chunks)),
  };
}

const headed = (name) => console.log(`\n— ${name}`);

/** A step without tests of its own counts as one test. */
async function check(name, command, { isAside = false } = {}) {
  const startedAt = Date.now();
  if (!isAside) headed(name);
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(process.platform === 'win32' ? ';' : ':');
  const { stdio, listen, tell: tellOutput } = toListener(isAside);
  const child = spawn(command[0], command.slice(1), {
    cwd: root,
    stdio,
    env: { ...process.env, PATH: path },
    shell: process.platform === 'win32',
  });
  listen(child);
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', resolve);
  });
  if (isAside) headed(name);
  tellOutput();
  note(name, startedAt, code === 0 ? { passed: 1 } : { failed: 1 });
  return code === 0;
}

function remark(name, { titles, missing }, list) {
  if (missing && list === remarks.skipped) remarks.notRun.set(missing, [...(remarks.notRun.get(missing) ?? []), titles.join(' › ')]);
  else list.push(`${name}: ${titles.join(' › ')}`);
}

async function suite(name, command, { env = {}, isAside = false } = {}) {
  const startedAt = Date.now();
  if (!isAside) headed(name);
  const { kind } = suites.find((known) => known.name === name);
  const file = reportFile(name);
  const reporter = kind === 'vitest' ? ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`] : [];
  const { stdio, listen, tell: tellOutput } = toListener(isAside);
  const run = runInSession([...command, ...reporter], { stdio, env: { DIWAN_REPORT: file, ...env } });
  listen(run.child);
  const code = await run.code;
  if (isAside) headed(name);
  tellOutput();
  const { outcomes, outside } = readReport({ name, kind }) ?? { outcomes: [], outside: ['wrote no report'] };
  const failed = outcomes.filter(({ status }) => status === 'failed');
  const skipped = outcomes.filter(({ status }) => status === 'skipped');
  const retried = outcomes.filter(({ isRetried }) => isRetried);
  for (const { titles, reason } of failed) remarks.failed.push(`${name}: ${titles.join(' › ')}${reason ? `\n      ${reason}` : ''}`);
  for (const words of outside) remarks.failed.push(`${name}: ${words}`);
  for (const outcome of skipped) remark(name, outcome, remarks.skipped);
  for (const outcome of retried) remark(name, outcome, remarks.retried);
  const failures = failed.length + outside.length;
  note(name, startedAt, {
    passed: outcomes.filter(({ status }) => status === 'passed').length,
    // A run that fails without a failed test (a crash, a forgotten `only`) counts as one failure.
    failed: failures === 0 && code !== 0 ? 1 : failures,
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
  // Printed last, for tools that read only the end of a log.
  tell('Failed:', remarks.failed);
  tell('Skipped:', remarks.skipped);
  tell('Passed only at a second try:', remarks.retried);
  const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
  console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
  process.exit(totals.failed === 0 ? 0 : 1);
}

const isWhole = process.argv.includes('--all');
await ensureSetup({ for: isWhole ? 'packages' : 'test' });
rmSync(reportsFolder, { recursive: true, force: true });
mkdirSync(reportsFolder, { recursive: true });

// Two lanes run side by side: while one waits, or runs its last file, the other uses its core. Unit tests print their output at once.
const aside = { isAside: true };

async function checkAndBuild() {
  const [areTypesRight] = await Promise.all([
    // Use one checker, because each further one repeats the work of the others: four use twice as much processor time as one.
    check('types', ['tsc', '--noEmit', '--checkers', '1'], aside),
    check('lint', ['biome', 'check'], aside),
    check('unused', ['knip'], aside),
  ]);
  return areTypesRight && (await check('build', ['electron-vite', 'build', '--logLevel', 'warn'], aside));
}

const unit = () => suite('unit', ['vitest', 'run', '--project', 'unit', '--project', 'apart']);

async function everythingElse() {
  if (!(await isBuilt)) return;
  await suite('electron stand-in', ['vitest', 'run', '--project', 'stand-in'], aside);
  await suite('end to end', ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'], {
    ...aside,
    env: isWhole ? { DIWAN_WHOLE: '1' } : {},
  });
  await suite('main process', ['vitest', 'run', '--project', 'main', '--project', 'main-apart'], aside);
}

const isBuilt = checkAndBuild();
await Promise.all([unit(), everythingElse()]);
if (!(await isBuilt)) finish();
if (isWhole && process.platform === 'linux') await suite('packages', ['vitest', 'run', '--project', 'packages']);
await check('requirements', ['node', 'scripts/requirements.mjs']);
finish();
