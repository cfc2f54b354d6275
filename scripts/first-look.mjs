// `npm start` without a display: runs the app's main task headless, controlled by the tour's driver.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { canStartPrivateCups } from '../tests/services/cups.mjs';
import { runInSession } from './with-session.mjs';

const root = join(import.meta.dirname, '..');
const config = join(root, 'tests/first-look/playwright.config.ts');
const has = (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;

/** Whether real Electron can run headless here: it needs a virtual display and a print server whose printer writes files. */
export const canShowOffScreen = () => has('xvfb-run') && canStartPrivateCups();

function* errorsOf(suite) {
  for (const spec of suite.specs ?? []) for (const test of spec.tests) for (const { errors } of test.results) yield* errors;
  for (const child of suite.suites ?? []) yield* errorsOf(child);
}

/** Returns the first error in one line. */
function reasonOf(reportText) {
  try {
    const report = JSON.parse(reportText);
    const [first] = [...report.errors, ...errorsOf(report)];
    const lines = stripVTControlCharacters(first.message).split('\n');
    const [line] = [...lines.filter((text) => text.includes('Error launching app:')), ...lines];
    return line.replace(/^.*Error: /, '').replace(/[.!]+$/, '');
  } catch {
    return 'the driver ended before it could report';
  }
}

function readOptions(args) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        out: { type: 'string', default: 'first-look' },
        lang: { type: 'string', default: 'ar' },
        'no-sandbox': { type: 'boolean' },
      },
    });
    if (values.lang !== 'ar' && values.lang !== 'en') throw new Error(`--lang takes ar or en, not "${values.lang}".`);
    return { out: resolve(values.out), language: values.lang };
  } catch (error) {
    console.error(error.message);
    return null;
  }
}

async function drive({ electron, out, language }) {
  const folder = mkdtempSync(join(tmpdir(), 'diwan-first-look-'));
  const files = { report: join(folder, 'report.json'), summary: join(folder, 'summary.txt') };
  const playwright = ['playwright', 'test', '--config', config, '--reporter=json'];
  const { code } = runInSession(electron ? ['xvfb-run', '-a', ...playwright] : playwright, {
    stdio: 'ignore',
    env: {
      // If no private session can be started, this keeps the app away from the user's keychain.
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      DIWAN_ELECTRON: electron ? 'real' : 'stand-in',
      DIWAN_FIRST_LOOK: JSON.stringify({ out, language, printer: electron ? 'cups' : 'folder', summary: files.summary }),
      PLAYWRIGHT_JSON_OUTPUT_NAME: files.report,
    },
  });
  const read = (path) => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      return '';
    }
  };
  try {
    return { exitCode: await code, report: read(files.report), summary: read(files.summary) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Resolves to the exit code. `electron` is the real program's path, or null for the stand-in. */
export async function lookWithoutDisplay({ electron, args }) {
  const options = readOptions(args);
  if (!options) return 1;
  const { out } = options;
  for (const name of ['invoices', 'pictures']) {
    rmSync(join(out, name), { recursive: true, force: true });
    mkdirSync(join(out, name), { recursive: true });
  }
  console.log('There is no display, so the app does its main job unseen …');
  const { exitCode, report, summary } = await drive({ electron, ...options });
  if (exitCode === 0 && summary) {
    console.log(summary);
    return 0;
  }
  const log = join(out, 'report.json');
  writeFileSync(log, report);
  console.error(
    `The app did not get through its main job: ${reasonOf(report)}. Pictures of how far it came and a report (${log}) are in ${out}.`,
  );
  return 1;
}
