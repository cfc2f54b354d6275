// `npm test`: sets up, runs every check, and ends with `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureSetup } from './setup.mjs';
import { runInSession } from './with-session.mjs';

const root = join(import.meta.dirname, '..');
const reports = join(root, 'node_modules/.cache/diwan-reports');
const totals = { passed: 0, failed: 0 };
const summary = [];

function note(name, passed, failed, startedAt) {
  totals.passed += passed;
  totals.failed += failed;
  summary.push(
    `${name.padEnd(22)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed  ${((Date.now() - startedAt) / 1000).toFixed(0).padStart(4)} s`,
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
  note(name, status === 0 ? 1 : 0, status === 0 ? 0 : 1, startedAt);
  return status === 0;
}

const readers = {
  vitest: (report) => [report.numPassedTests, report.numFailedTests + (report.success || report.numFailedTests > 0 ? 0 : 1)],
  playwright: ({ stats, errors }) => [stats.expected + stats.flaky, stats.unexpected + errors.length],
};

async function suite(name, kind, command, env = {}) {
  const startedAt = Date.now();
  console.log(`\n— ${name}`);
  const file = join(reports, `${name.replaceAll(' ', '-')}.json`);
  const reporter = kind === 'vitest' ? ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`] : ['--reporter=list,json'];
  const code = await runInSession([...command, ...reporter], { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...env } }).code;
  const [passed, failed] = existsSync(file) ? readers[kind](JSON.parse(readFileSync(file, 'utf8'))) : [0, 1];
  // A run that ends badly without a failed test (an error outside of tests, a crash) has failed all the same.
  note(name, passed, failed === 0 && code !== 0 ? 1 : failed, startedAt);
}

function finish() {
  console.log(`\n${summary.join('\n')}\n\n${totals.passed} passed, ${totals.failed} failed`);
  process.exit(totals.failed === 0 ? 0 : 1);
}

await ensureSetup({ for: 'test' });
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

if (!check('types', ['tsc', '--noEmit'])) finish();
check('lint', ['biome', 'check', 'src', 'tests', 'scripts']);
check('requirements', ['node', 'scripts/requirements.mjs']);
await suite('unit', 'vitest', ['vitest', 'run', '--project', 'unit']);
await suite('main process', 'vitest', ['vitest', 'run', '--project', 'main']);
await suite('electron stand-in', 'vitest', ['vitest', 'run', '--project', 'stand-in']);
if (check('build', ['electron-vite', 'build'])) await suite('end to end', 'playwright', ['playwright', 'test']);
finish();
